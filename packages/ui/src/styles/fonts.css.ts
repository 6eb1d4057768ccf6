import { globalFontFace } from '@vanilla-extract/css';
import metrics from './archivo.metrics.json';

// The woff2 files and their metrics are made by `pnpm font` (scripts/font.ts).
for (const { file, width, weight } of metrics.faces) {
  globalFontFace('Archivo Variable', {
    src: `url('./${file}') format('woff2')`,
    fontStretch: width,
    fontWeight: weight,
    fontDisplay: 'swap',
  });
}

// Until they arrive, what the device has stands in at the width and on the lines of each voice, so that the arrival moves
// little: of the faces of one family, the last whose font is there.
for (const { family, local, sizeAdjust } of metrics.fallbacks) {
  const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;
  globalFontFace(family, {
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight: '400 780',
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(metrics.ascent / sizeAdjust),
    descentOverride: percent(metrics.descent / sizeAdjust),
    lineGapOverride: percent(metrics.lineGap / sizeAdjust),
  });
}
