import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', gap: vars.space.near, maxInlineSize: vars.size.form });
