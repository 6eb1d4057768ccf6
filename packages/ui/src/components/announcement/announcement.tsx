import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { root } from './announcement.css.ts';

export interface AnnouncementProps extends ComponentProps<'p'> {}

/** One sentence for everybody above the whole page, on a dark strip, and perhaps a Link in it. */
export function Announcement({ className, ...rest }: AnnouncementProps) {
  return <p data-component="announcement" data-theme="dark" className={classNames(root, className)} {...rest} />;
}
