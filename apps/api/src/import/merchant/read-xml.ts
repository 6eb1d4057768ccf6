import { SaxesParser } from 'saxes';
import type { Source } from '../source.ts';
import type { Item } from './item.ts';

/** An RSS feed has items, an Atom feed entries. */
const entries = new Set(['item', 'entry']);
/** What RSS and Atom say in words of their own. */
const plainNames: Readonly<Record<string, string>> = { summary: 'description', content: 'description' };

/**
 * Reads a feed that is RSS 2.0 or Atom, with the attributes in Google's namespace.
 * @throws an Error with the place where it is not XML, or when it is another kind of document
 */
export async function* readItemsOfXml(source: Source, onRead?: (bytes: number) => void): AsyncGenerator<Item> {
  const ready: Item[] = [];
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root = '';
  let depth = 0;
  let open: { row: number; depth: number; google: Attributes; plain: Attributes } | null = null;
  let text = '';

  parser.on('error', ({ message }) => {
    throw new Error(`The file is not XML as it should be, at line ${message}`);
  });
  parser.on('opentag', ({ local, attributes }) => {
    depth += 1;
    text = '';
    if (depth === 1) root = local;
    if (!open && entries.has(local)) open = { row: parser.line, depth, google: new Map(), plain: new Map() };
    // Atom writes <link href="…"/>.
    else if (open && depth === open.depth + 1 && local === 'link' && attributes['href'])
      add(open.plain, 'link', attributes['href'].value);
  });
  const collect = (more: string) => {
    if (open) text += more;
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', ({ local, prefix, uri }) => {
    if (open && depth === open.depth + 1) {
      const google = prefix === 'g' || uri.startsWith('http://base.google.com/');
      add(google ? open.google : open.plain, google ? local : (plainNames[local] ?? local), text.trim());
    }
    if (open && depth === open.depth) {
      ready.push({ row: open.row, attributes: new Map([...open.plain, ...open.google]) });
      open = null;
    }
    depth -= 1;
    text = '';
  });

  for await (const chunk of source.read(onRead)) {
    parser.write(chunk);
    yield* ready.splice(0);
  }
  parser.close();
  if (root !== 'rss' && root !== 'feed' && root !== 'RDF')
    throw new Error(`This is not a Google Merchant feed: it begins with <${root}>, and not with <rss> or <feed>.`);
}

type Attributes = Map<string, string[]>;

function add(attributes: Attributes, name: string, value: string): void {
  if (value !== '') attributes.set(name, [...(attributes.get(name) ?? []), value]);
}
