import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { head, section } from './section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the section holds; it also names the region for those who listen. */
  title: ReactNode;
  /** The rank of its title. */
  level?: 2 | 3 | 4;
  /** How large the title is. */
  size?: 'headline' | 'section' | 'subsection';
  /** What stands at the end of the title's line: usually a Link to all of it. */
  aside?: ReactNode;
  /** The ink rule that opens it. */
  rule?: 'thick' | 'none';
}

/** A part of a page under a thick ink rule and a title. */
export function Section({
  title,
  level = 2,
  size = 'section',
  aside,
  rule = 'thick',
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      data-component="section"
      aria-labelledby={titleId}
      className={classNames(section({ rule }), className)}
      {...rest}
    >
      <div className={head}>
        <Heading id={titleId} level={level} size={size}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
