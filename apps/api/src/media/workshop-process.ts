import { drawGarment, drawPlaceholder, drawScene, drawSizeGuide } from '@obsidiana/demo/drawing';
import { blurOf, original, shareCard, variant } from './encoding.ts';
import { writeWhole } from './files.ts';
import type { PictureSource } from './tables.ts';
import type { Answered, Asked, FileJob } from './workshop.ts';

// The process behind `workshop.ts`. It ends when the one that started it lets go or has ended.

process.on('disconnect', () => process.exit());

process.on('message', async ({ id, job }: Asked) => {
  const answer = await (job.kind === 'blur' ? blurOf(job.from) : made(job)).then(
    (blur): Answered => ({ id, error: null, blur: blur ?? '' }),
    (error: unknown): Answered => ({ id, error: error instanceof Error ? error.message : String(error), blur: '' }),
  );
  process.send?.(answer);
});

async function made(job: FileJob): Promise<void> {
  switch (job.kind) {
    case 'draw':
      return writeWhole(job.to, await original(Buffer.from(drawn(job.source))));
    case 'keep':
      return writeWhole(job.to, await original(job.bytes));
    case 'copy':
      return writeWhole(job.to, await variant(job.from, job.width, job.format));
    case 'share':
      return writeWhole(job.to, await shareCard(job.from));
  }
}

/** As SVG. A remote picture gets its stand-in. */
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
