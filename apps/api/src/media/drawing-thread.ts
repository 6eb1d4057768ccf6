import { parentPort } from 'node:worker_threads';
import { drawGarment, drawPlaceholder, drawScene, drawSizeGuide } from '@obsidiana/demo/drawing';
import type { Answered, Asked } from './drawing.ts';
import type { PictureSource } from './tables.ts';

// The thread behind `drawing.ts`.

parentPort?.on('message', ({ id, source }: Asked) => {
  parentPort?.postMessage(answer(id, source));
});

function answer(id: number, source: PictureSource): Answered {
  try {
    return { id, svg: drawn(source) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function drawn(source: PictureSource): string {
  switch (source.kind) {
    case 'garment':
      return drawGarment(source.garment, source.view);
    case 'scene':
      return drawScene(source.scene);
    case 'sizeGuide':
      return drawSizeGuide(source.silhouette);
    case 'title':
    case 'remote':
      return drawPlaceholder(source.title);
  }
}
