import { vars } from '../../styles/vars.css.ts';
import { shade, stone } from './facets.css.ts';

const deeper = (fill: string) => `oklch(from ${fill} calc(l * 0.3) c h)`;
const paler = (fill: string) => `oklch(from ${fill} calc(l + (1 - l) * 0.7) calc(c * 0.85) h)`;

/** A stone's faces are shaded away from the colour of the words on them: dark words want paler faces. */
const stoneOf = (fill: string, text: string, shaded = `light-dark(${deeper(fill)}, ${paler(fill)})`) => ({
  color: text,
  backgroundColor: fill,
  vars: { [stone]: fill, [shade]: shaded },
});

/** The look of a surface that is cut from a stone; `Facets` go behind its words. */
export const stones = {
  obsidian: stoneOf(vars.color.obsidian, vars.color.onObsidian),
  amber: stoneOf(vars.color.amber, vars.color.onAmber, paler(vars.color.amber)),
  emerald: stoneOf(vars.color.emerald, vars.color.onEmerald),
  diamond: stoneOf(vars.color.diamond, vars.color.onDiamond),
};
