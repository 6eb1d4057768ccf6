import type { Format } from './format.ts';
import type { StoredPicture } from './stored-product.ts';

/** The shop's own format: a product a line, with everything that the shop knows of it. */
export function jsonLines(): Format {
  return {
    ...{ head: '', tail: '' },
    part: ({ id: _id, created_at: createdAt, pictures, size_guide: guide, ...line }) =>
      `${JSON.stringify({
        ...line,
        created_at: new Date(createdAt).toISOString(),
        pictures: pictures.map(named),
        size_guide: guide && named(guide),
      })}\n`,
  };
}

/** A key is made of a name and a digest of the source. */
function named({ key, source }: StoredPicture) {
  return { name: key.replace(/-[\da-f]{8}$/, ''), source };
}
