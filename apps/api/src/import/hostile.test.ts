import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ImportedProduct, Problem } from './imported.ts';
import { productOfItems } from './merchant/product.ts';
import { readItemGroups } from './merchant/read.ts';
import { productOf } from './shopify/product.ts';
import { readGroups } from './shopify/read.ts';
import { openSource } from './source.ts';

const folder = await mkdtemp(join(tmpdir(), 'obsidiana-import-'));
afterAll(() => rm(folder, { recursive: true }));

interface Understood {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly Problem[];
}

async function read(name: string, content: string | Buffer): Promise<Understood> {
  const path = join(folder, name);
  await writeFile(path, content);
  const source = await openSource(path);
  const [products, problems]: [ImportedProduct[], Problem[]] = [[], []];
  const groups = name.endsWith('.csv') ? readGroups(source) : readItemGroups(source);
  for await (const group of groups) {
    if ('message' in group) {
      problems.push({ handle: '', ...group });
      continue;
    }
    const parsed = 'items' in group ? productOfItems(group, new Date('2026-06-01')) : productOf(group);
    if ('product' in parsed) products.push(parsed.product);
    if ('problems' in parsed) problems.push(...parsed.problems);
  }
  return { products, problems };
}
const letters = ({ products }: Understood) => products.map(({ sizes }) => sizes.map(({ letter }) => letter));
const rows = ({ problems }: Understood) => problems.map(({ row, handle }) => [row, handle]);

const heads = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
const shirt = 'camisa,Camisa añil,,Talla,M,C-M,2,"1,299.50"';

describe('a product table from wherever @API-11', () => {
  it.each([
    ['with a mark of its byte order', `\ufeff${heads}\n${shirt}\n`],
    ['with line ends of Windows', `${heads}\r\n${shirt}\r\n`],
    ['without an end', `${heads}\n${shirt}`],
    [
      'separated by semicolons, with a decimal comma',
      `${heads}\n${shirt}`.replaceAll(',', ';').replace('"1;299.50"', '1299,50'),
    ],
    ['separated by tabs', `${heads}\n${shirt}`.replaceAll(',', '\t').replace('"1\t299.50"', '1.299,50')],
    ['with every cell in quotes', `${heads}\n"camisa","Camisa añil","","Talla","M","C-M","2","1,299.50"`],
    ['with columns that nobody knows', `Zzz,${heads},Yyy\n1,${shirt},2\n`],
    ['in Latin-1', Buffer.from(`${heads}\n${shirt}\n`, 'latin1')],
    ['in UTF-16', Buffer.from(`\ufeff${heads}\n${shirt}\n`, 'utf16le')],
    ['with empty rows', `${heads}\n\n,,,,,,,\n${shirt}\n   ,,,,,,,\n\n`],
  ])('is understood %s', async (_how, content) => {
    const { products, problems } = await read('table.csv', content);
    expect(problems).toEqual([]);
    const sizes = [{ letter: 'M', sku: 'C-M', quantity: 2, price: 129_950, offer: null }];
    expect(products).toMatchObject([{ uri: 'camisa', name: 'Camisa añil', sizes }]);
  });

  it('costs one product for each mistake, and says at which row', async () => {
    const huge = 'x'.repeat(5 * 1024 * 1024);
    const understood = await read(
      'mistakes.csv',
      [
        heads,
        ',Sin clave,,Talla,M,A-1,1,100',
        'negativo,Negativo,,Talla,M,B-1,1,-5',
        'gratis,Gratis,,Talla,M,B-2,1,',
        'doble,Doble,,Talla,M,D-1,1,100',
        'doble,,,,G,D-1,1,100',
        `enorme,Enorme,${huge},Talla,M,E-1,1,100`,
        'roto,Roto,,Talla,M,R-1,1,100',
        'roto,,"mal" cerrado, con coma,,G,R-2,1,100',
        'corto,Corto',
        'coma,Coma,,Talla,M,K-1,1,1,299.50',
        'bueno,"Bueno, con ""comillas"" y\nlínea","<p>a</p>",Talla,M,G-1,1,100,,,,',
        'abierto,"Abierto,,Talla,M,H-1,1,100',
        'tragado,Tragado,,Talla,M,I-1,1,100',
        'comillas,Con "comillas" sueltas y 5" más,,Talla,M,F-1,1,100',
      ].join('\n'),
    );
    expect(rows(understood)).toEqual([
      ...[
        [2, ''],
        [3, 'negativo'],
        [4, 'gratis'],
        [6, 'doble'],
        [7, 'enorme'],
        [9, 'roto'],
        [10, 'corto'],
        [11, 'coma'],
      ],
      [13, 'abierto'],
    ]);
    const said = understood.problems.map(({ message }) => message).join('\n');
    const words = ['no handle', "'-5' is not a price", "SKU 'D-1' stands twice", 'longer than 100000', 'no variant'];
    for (const word of [...words, 'it has 9 cells, and the first row 8', 'from line 14 to line 16'])
      expect(said).toContain(word);
    expect(said.length).toBeLessThan(2_000);
    expect(understood.products.map(({ uri, name }) => [uri, name])).toEqual([
      ['bueno', 'Bueno, con "comillas" y\nlínea'],
    ]);
    const quotes = await read('quotes.csv', `${heads}\ncomillas,Con "comillas" y 5" más,,Talla,M,F-1,1,100\n`);
    expect(quotes.products).toMatchObject([{ name: 'Con "comillas" y 5" más' }]);
  });

  it('folds options into the size, as many as there are, but only those in which the variants differ', async () => {
    const options = Array.from({ length: 10 }, (_, index) => `Option${index + 1} Name,Option${index + 1} Value`);
    const values = (size: string, colour: string) =>
      [
        'Talla',
        size,
        'Color',
        colour,
        'Tela',
        'Lana',
        ...Array.from({ length: 7 }, (_, index) => [`N${index}`, 'x']).flat(),
      ].join();
    const understood = await read(
      'options.csv',
      `Handle,Title,${options.join()},Variant Price\nruana,Ruana,${values('M', 'Rojo')},1\nruana,,${values('M', 'Gris')},1\nlisa,Lisa,${values('M', 'Rojo')},1\nlisa,,${values('G', 'Rojo')},1\n`,
    );
    expect(letters(understood)).toEqual([
      ['Rojo / M', 'Gris / M'],
      ['M', 'G'],
    ]);
  });
});

const feedHeads =
  'id\ttitle\tdescription\tlink\timage link\tadditional_image_link\tavailability\tprice\tsale price\titem group id\tsize\tcolor\tproduct_type\tsale_price_effective_date';
const entry = (change: Partial<Record<string, string>>): string => {
  const values: Record<string, string> = {
    id: 'H-M',
    title: 'Huipil 5" ancho',
    description: 'Bordado\u00a0a mano',
    link: 'https://tienda.example/products/huipil-istmo?variant=7',
    'image link': 'https://fotos.example/1.jpg',
    additional_image_link: 'https://fotos.example/2.jpg,https://fotos.example/3,4.jpg',
    availability: 'in stock',
    price: '1500.00 MXN',
    'sale price': '1200 MXN',
    'item group id': 'HUI',
    size: 'M',
    color: 'Rojo',
    product_type: 'Ropa > Mujer > Huipiles',
    ...change,
  };
  return feedHeads
    .split('\t')
    .map((name) => values[name] ?? '')
    .join('\t');
};

describe('a Google Merchant feed @API-11', () => {
  const expected = {
    ...{ uri: 'huipil-istmo', sku: 'HUI', name: 'Huipil 5" ancho', currency: 'MXN', kind: 'Ropa', group: 'Huipiles' },
    images: ['https://fotos.example/1.jpg', 'https://fotos.example/2.jpg', 'https://fotos.example/3,4.jpg'],
    sizes: [
      { letter: 'M', sku: 'H-M', quantity: null, price: 150_000, offer: 120_000 },
      { letter: 'G', sku: 'H-G', quantity: 0, price: 150_000, offer: null },
    ],
  };

  it('is a table of tabs, whose entries of a product need not stand together', async () => {
    const other = entry({ id: 'O', 'item group id': '', title: 'Otro', link: '', size: '', color: '' });
    const large = entry({ id: 'H-G', size: 'G', availability: 'out_of_stock', 'sale price': '' });
    const { products, problems } = await read('feed.tsv', [feedHeads, entry({}), other, large].join('\r\n'));
    expect(problems).toEqual([]);
    expect(products).toMatchObject([{ uri: 'otro', sku: 'O', sizes: [{ letter: 'Unitalla' }] }, expected]);
  });

  const xmlEntry = (tag: string, own: string) =>
    `<${tag}>${own}<g:id>H-M</g:id><g:price>1500.00 MXN</g:price><g:sale_price>1200 MXN</g:sale_price>` +
    '<g:image_link>https://fotos.example/1.jpg</g:image_link><g:additional_image_link>https://fotos.example/2.jpg</g:additional_image_link>' +
    '<g:additional_image_link>https://fotos.example/3,4.jpg</g:additional_image_link><g:size>M</g:size><g:item_group_id>HUI</g:item_group_id>' +
    `<g:product_type>Ropa &gt; Huipiles</g:product_type><g:shipping><g:price>9 MXN</g:price></g:shipping></${tag}>` +
    '<TAG><g:id>H-G</g:id><g:title>Huipil</g:title><g:price>1500 mxn</g:price><g:size>G</g:size><g:availability>out of stock</g:availability><g:item_group_id>HUI</g:item_group_id></TAG>'.replaceAll(
      'TAG',
      tag,
    );
  it.each([
    [
      'RSS 2.0',
      `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Tienda</title>${xmlEntry('item', '<title><![CDATA[Huipil 5" ancho]]></title><link>https://t.example/huipil-istmo</link><description>&lt;p&gt;Bordado&lt;/p&gt;</description>')}</channel></rss>`,
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">${xmlEntry('entry', '<id>urn:7</id><title>Huipil 5" ancho</title><link href="https://t.example/huipil-istmo"/><summary>Bordado</summary>')}</feed>`,
    ],
  ])('is %s', async (_what, xml) => {
    const { products, problems } = await read('feed.xml', xml);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([{ ...expected, description: 'Bordado' }]);
  });

  it('has an offer on the days that it names only', async () => {
    const dated = (date: string) => [feedHeads, entry({ sale_price_effective_date: date })].join('\n');
    const offer = async (date: string) => (await read('dates.tsv', dated(date))).products[0]?.sizes[0]?.offer;
    expect(await offer('2026-05-01T00:00-0600/2026-07-01T00:00-0600')).toBe(120_000);
    expect(await offer('2026-07-01T00:00-0600/2026-08-01T00:00-0600')).toBeNull();
    expect(await offer('2026-01-01/2026-02-01')).toBeNull();
  });

  it('costs one product for each mistake, and says at which row', async () => {
    const alone = (id: string, change: Partial<Record<string, string>>) =>
      entry({ id, 'item group id': '', ...change });
    const understood = await read(
      'mistakes.tsv',
      [
        feedHeads,
        alone('', {}),
        alone('a', { price: '-5 MXN' }),
        alone('b', { price: '5 EUR' }),
        alone('c', { title: '' }),
        alone('d', { 'image link': 'javascript:alert(1)' }),
        entry({ id: 'e', 'item group id': 'E' }),
        entry({ id: 'e', 'item group id': 'E', size: 'G' }),
        entry({ id: 'f', 'item group id': 'F', price: '5 USD' }),
        entry({ id: 'g', 'item group id': 'F', size: 'G' }),
        alone('h', { 'sale price': 'gratis' }),
        alone('bueno', {}),
      ].join('\n'),
    );
    expect(rows(understood)).toEqual([
      [2, ''],
      [3, 'a'],
      [4, 'b'],
      [5, 'c'],
      [6, 'd'],
      [8, 'E'],
      [10, 'F'],
      [11, 'h'],
    ]);
    expect(understood.products).toMatchObject([{ sku: 'bueno' }]);
  });

  it.each([
    ['feed.tsv', 'a\tb\n1\t2\n', "no attribute 'id', 'title', 'price'"],
    ['feed.xml', '<rss><channel><item>', 'not XML as it should be'],
    ['feed.xml', '<!DOCTYPE r [<!ENTITY e "x">]><rss>&e;</rss>', 'not XML as it should be'],
    ['feed.xml', '<html></html>', 'begins with <html>'],
    ['feed.xml', '', 'not XML as it should be'],
    ['feed.tsv', '', 'The file is empty.'],
  ])('%s that holds %j is refused as a whole', async (name, content, message) => {
    await expect(read(name, content)).rejects.toThrow(message);
  });
});
