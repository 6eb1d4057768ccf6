import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty } from '../lib/tokens.ts';
import { values } from './values.ts';

/** Every token as a reference to its custom property: `vars.color.ink` is `var(--ob-color-ink)`. */
export const vars = createGlobalThemeContract({ color: values.light, ...values.base }, (_, path) =>
  customProperty(path),
);
