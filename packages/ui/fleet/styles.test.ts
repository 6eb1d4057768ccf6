import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { describe, expect, it } from 'vitest';
import { folders, home } from './components.ts';

/** What a sheet may not say: which side, where the page may be read from the other one. */
const physical =
  /(?<![\w-])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-\w+)?|left|right|top|bottom|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/g;

/** A colour that is no token, and not made from one. `currentColor`, `transparent` and the system's own names are fine. */
const literalColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from var\()|:\s*(?:white|black|gr[ae]y|red|blue|green)\b/gi;

/** A distance that is no token. Lines of a pixel or two, and parts of the letter's own size, are drawing. */
const literalSpace =
  /(?:^|[\s{;])(?:margin|padding|gap|row-gap|column-gap)[\w-]*:[^;]*?(?<![\w.(-])(?:[3-9]|\d{2,})(?:\.\d+)?px/g;

describe.each(folders)('the sheets of %s', async (folder) => {
  const sheets = await Promise.all(globSync(`src/components/${folder}/*.css.ts`, { cwd: home }).map(cssOf));
  const css = sheets.join('\n');
  const rules = css.replaceAll(/@(?:media|container) [^{]+/g, '');

  it('name sides by the direction of the text, never left and right', () => {
    expect(matches(rules, physical), 'Say inline and block, start and end: inlineSize, insetBlockStart, …').toEqual([]);
  });

  it('take their colours and distances from the tokens', () => {
    expect(matches(rules, literalColour), 'Take it from `vars.color`, or add a token with its contrast pairs.').toEqual(
      [],
    );
    expect(matches(rules, literalSpace), 'Take it from `vars.space`.').toEqual([]);
  });

  it('stand in the component layer, so that a shop can overrule them', () => {
    const outside = withoutBlocks(css, /@layer [\w.]+\s*\{|@keyframes [\w-]+\s*\{/).replaceAll(/@layer [\w., ]+;/g, '');
    expect(outside.trim(), 'Write rules through the wrappers of src/styles/component.ts.').toBe('');
  });
});

/** The CSS of one `*.css.ts` alone, as the package ships it. */
async function cssOf(path: string): Promise<string> {
  const filePath = join(home, path);
  const { source } = await compile({ filePath, cwd: home, identOption: 'debug' });
  let own = '';
  await processVanillaFile({
    source,
    filePath,
    identOption: 'debug',
    serializeVirtualCssPath: ({ fileScope, source: css }) => {
      if (fileScope.filePath === path) own = css;
      return '';
    },
  });
  return own;
}

function matches(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([text]) => text.trim());
}

/** What is left when every block that `opening` begins is taken out. */
function withoutBlocks(css: string, opening: RegExp): string {
  let rest = css;
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    let end = found.index + found[0].length;
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
    }
    rest = rest.slice(0, found.index) + rest.slice(end);
  }
  return rest;
}
