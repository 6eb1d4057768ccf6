/** The pictures of the demonstration shop, drawn from seeds: SVG that is the same on every machine. */
export { type Palette, palettes } from './palettes.ts';
export { drawPlaceholder } from './placeholder.ts';
export { type Print, prints } from './prints/index.ts';
export { drawScene, type SceneFormat, type SceneSpec, sceneFormats } from './scenes.ts';
export { type Silhouette, silhouettes } from './silhouettes/index.ts';
export { drawSizeGuide, measuresOf } from './size-guide.ts';
export { drawMaterial, type StoneSpec } from './stone.ts';
export { drawGarment, type GarmentSpec, type View, views } from './views.ts';
