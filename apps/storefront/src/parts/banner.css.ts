import { media } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wide pictures leave room for words at their start: in the high frame beside the words, their subject is what shows. */
export const still = style({ '@media': { [media.aboveMedium]: { objectPosition: '66% 50%' } } });
