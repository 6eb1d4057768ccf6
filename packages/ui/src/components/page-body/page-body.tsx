import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { alone, head, onPaper, onScreen, pageBody } from './page-body.css.ts';

export interface PageBodyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's title: its first heading. */
  title: ReactNode;
  /** The title on paper, where it is another one: 'Recibo'. */
  paperTitle?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Above the title: the breadcrumb, or the steps of a checkout. */
  before?: ReactNode;
  /**
   * As wide as the page, or as a form.
   * @default 'page'
   */
  width?: 'page' | 'form';
}

/** What stands between header and footer: gutters, the title, and the page's parts below each other. */
export function PageBody({ title, paperTitle, lead, before, width, className, children, ...rest }: PageBodyProps) {
  return (
    <div data-component="page-body" className={classNames(pageBody({ width }), !before && alone, className)} {...rest}>
      {before}
      <div className={head}>
        <Heading level={1} size="title">
          {paperTitle ? (
            <>
              <span className={onScreen}>{title}</span>
              <span className={onPaper}>{paperTitle}</span>
            </>
          ) : (
            title
          )}
        </Heading>
        {lead && (
          <Text size="lead" measure>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
