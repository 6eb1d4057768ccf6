import { sizeTables } from '../catalogue/sizes.ts';
import type { LegalText, Localized, SizeTable } from '../shapes.ts';

type Language = keyof Localized;

function table({ title, columns, rows }: SizeTable, language: Language): string {
  const head = columns.map((column) => `<th scope="col">${column[language]}</th>`).join('');
  const body = rows.map(
    ([letter, ...cells]) =>
      `<tr><th scope="row">${letter}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<h2>${title[language]}</h2>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

const tables = (language: Language) => sizeTables.map((sizes) => table(sizes, language)).join('\n\n');

const es = `
<p>Nuestras tallas son mexicanas: XCH es extrachica, CH chica, M mediana, G grande, XG extragrande y XXG doble extragrande. Mídete sobre ropa delgada, con la cinta pegada al cuerpo pero sin apretar, y compara con la tabla.</p>

<h2>Cómo medirte</h2>
<ul>
<li><strong>Pecho:</strong> la parte más llena, con los brazos abajo y la cinta paralela al piso.</li>
<li><strong>Cintura:</strong> la parte más angosta, unos dos dedos arriba del ombligo.</li>
<li><strong>Cadera:</strong> la parte más ancha, con los pies juntos.</li>
<li><strong>Entrepierna:</strong> de la ingle al tobillo, o mide por dentro un pantalón que te quede bien.</li>
</ul>

${tables('es')}

<h2>Si quedas entre dos tallas</h2>
<p>En cortes amplios, kimonos y sudaderas, la menor. En vestidos lenceros y pantalones, la mayor. Cada pieza dice en su detalle cómo talla. Y si te equivocas, el primer <a href="/cambios-y-devoluciones">cambio de talla</a> dentro de México lo pagamos nosotros.</p>

<h2>Cuánto puede variar</h2>
<p>Cortamos en pilas pequeñas y cosemos a mano: una prenda puede medir hasta un centímetro más o menos que la tabla. El punto de algodón encoge hasta 3 % en la primera lavada; las medidas ya lo consideran.</p>
`;

const en = `
<p>Our sizes are Mexican: XCH is extra small, CH small, M medium, G large, XG extra large and XXG double extra large. Measure yourself over thin clothes, with the tape against the body but not tight, and compare with the table.</p>

<h2>How to measure yourself</h2>
<ul>
<li><strong>Chest:</strong> the fullest part, with your arms down and the tape level with the floor.</li>
<li><strong>Waist:</strong> the narrowest part, about two fingers above the navel.</li>
<li><strong>Hip:</strong> the widest part, with your feet together.</li>
<li><strong>Inseam:</strong> from crotch to ankle, or measure the inside of trousers that fit you well.</li>
</ul>

${tables('en')}

<h2>If you fall between two sizes</h2>
<p>For loose cuts, kimonos and hoodies, the smaller. For slip dresses and trousers, the larger. Each piece says how it fits in its details. And if you get it wrong, we pay for the first <a href="/cambios-y-devoluciones">exchange of size</a> within Mexico.</p>

<h2>How much it can vary</h2>
<p>We cut in small stacks and sew by hand: a garment can measure up to one centimetre more or less than the table. Cotton jersey shrinks by up to 3% in its first wash; the measures already allow for it.</p>
`;

export const sizeTable: LegalText = {
  n: 5,
  name: { es: 'Tabla de tallas', en: 'Size table' },
  content: { es, en },
};
