import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { layers } from '../lib/layer-names.ts';

/**
 * Opens the current sheet with the complete order, so that no order of loading can change the cascade. Every wrapper
 * calls it; vanilla-extract writes the statement once per sheet.
 */
export function declareLayers(): void {
  for (const layer of Object.values(layers)) globalLayer(layer);
}

/** A global rule in one of the layers. */
export function layeredGlobalStyle(layer: keyof typeof layers, selector: string, rule: GlobalStyleRule): void {
  declareLayers();
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
