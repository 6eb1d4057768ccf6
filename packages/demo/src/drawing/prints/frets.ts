import { ground, inks, type Pattern, sheet } from './sheet.ts';

/** Bands of a hand-woven cloth: # is the figure, o its second colour. The first is the xicalcoliuhqui, the stepped fret. */
const greca = [
  '#########.......',
  '#.......#......#',
  '#.#####.#......#',
  '#.#...#.#.....##',
  '#.#.###.#....###',
  '#.#.....#...####',
  '#.#######..#####',
  '#.........######',
  '################',
];
const wave = [
  '......######....',
  '....##......##..',
  '...#..####....#.',
  '..#..#....#...#.',
  '.##..#..#.#...##',
  '###...###.#...##',
  '####.....#...###',
  '#####...#...####',
  '################',
];
const diamonds = [
  '.......##.......',
  '.....##oo##.....',
  '...##oo##oo##...',
  '.##oo##..##oo##.',
  '##oo##....##oo##',
  '.##oo##..##oo##.',
  '...##oo##oo##...',
  '.....##oo##.....',
  '.......##.......',
];
const steps = ['.......#', '......##', '.....###', '..######', '########'];
const teeth = ['..##', '.###', '####'];
const dots = ['.......', '..##...', '..##...', '.......'];
const chevron = [
  '##......',
  '.##....#',
  '..##..##',
  '#..####.',
  '##..##..',
  '.##.....',
  '..##..##',
  '...####.',
  '....##..',
];
const motifs = [greca, greca, wave, diamonds, chevron] as const;
const edgings = [steps, teeth, dots] as const;

/** Stepped frets in bands, woven thread by thread. */
export const frets: Pattern = (dyes, random) => {
  const cell = random.pick([8, 10, 12] as const);
  const columns = Math.ceil(sheet.width / cell);
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const base = random.pick([deep, dark, strong, pale, soft] as const);
  const light = base === pale || base === soft;
  const figures = light ? ([deep, dark, strong] as const) : ([pale, soft, clear] as const);
  const grounds = light ? ([pale, soft, base] as const) : ([base, deep, strong] as const);
  const stripes = inks();
  const marks = inks();
  let y = sheet.y;

  const stripe = (rows: number, colour: string) => {
    stripes.add(colour, `M${sheet.x} ${y}h${sheet.width}v${rows * cell}h${-sheet.width}z`);
    y += rows * cell;
  };
  const band = (motif: readonly string[], colours: Readonly<Record<string, string>>, flipped: boolean) => {
    const rows = flipped ? [...motif].reverse() : motif;
    for (const row of rows) {
      let column = 0;
      while (column < columns) {
        const mark = row.charAt(column % row.length);
        let end = column + 1;
        while (end < columns && row.charAt(end % row.length) === mark) end += 1;
        const colour = colours[mark];
        if (colour !== undefined) {
          marks.add(
            colour,
            `M${sheet.x + column * cell} ${y}h${(end - column) * cell}v${cell}h${(column - end) * cell}z`,
          );
        }
        column = end;
      }
      y += cell;
    }
  };

  while (y < sheet.y + sheet.height) {
    const figure = random.pick(figures);
    const second = random.chance(0.4) ? dyes.accent : clear;
    const behind = random.pick(grounds);
    const motif = random.pick(motifs);
    stripe(random.whole(1, 3), base);
    stripe(1, figure);
    stripe(random.whole(1, 2), random.chance(0.4) ? dyes.accent : second);
    stripe(1, base);
    if (behind !== base) stripe(1, behind);
    stripe(motif.length, behind);
    y -= motif.length * cell;
    band(motif, { '#': figure, o: second }, random.chance(0.3));
    if (behind !== base) stripe(1, behind);
    stripe(1, base);
    stripe(random.whole(1, 2), second);
    if (random.chance(0.7)) {
      stripe(2, base);
      band(random.pick(edgings), { '#': random.pick(figures) }, random.chance(0.5));
    }
  }
  return ground(base) + stripes.markup() + marks.markup() + threads(cell);
};

/** The weft shows as a fine shade at the foot of every row. */
function threads(cell: number): string {
  let path = '';
  for (let y = sheet.y; y < sheet.y + sheet.height; y += cell) path += `M${sheet.x} ${y}h${sheet.width}`;
  return `<path fill="none" stroke="#000" stroke-opacity=".13" stroke-width="1.4" d="${path}"/>`;
}
