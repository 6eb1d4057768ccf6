import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';

const share = '38vw';

export const root = componentStyle({ '@media': { [media.aboveLarge]: { paddingInlineEnd: share } } });

/** Above whatever frames the page, so that it reaches three edges of the screen. */
export const wall = componentStyle({
  display: 'none',
  '@media': {
    [media.aboveLarge]: {
      display: 'block',
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: share,
    },
  },
});
