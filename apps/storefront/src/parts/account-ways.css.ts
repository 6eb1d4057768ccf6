import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.apart, alignItems: 'center' });
