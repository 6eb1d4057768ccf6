import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture that is not as it was. */
export interface Failure {
  story: string;
  mode: string;
  reason: string;
  expected?: Buffer | undefined;
  actual?: Buffer | undefined;
  marks?: Buffer | undefined;
}

/** Writes the failures side by side as one page, and gives its path; an older report is taken away. */
export async function writeReport(folder: string, failures: readonly Failure[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const articles: string[] = [];
  for (const { story, mode, reason, expected, actual, marks } of failures) {
    const figures: string[] = [];
    for (const [kind, png] of Object.entries({ expected, actual, difference: marks })) {
      if (!png) continue;
      const name = `${story}--${mode}--${kind}.png`;
      await writeFile(join(folder, name), png);
      figures.push(`<figure><figcaption>${kind}</figcaption><a href="${name}"><img src="${name}" alt=""></a></figure>`);
    }
    articles.push(
      `<article><h2>${story} · ${mode}</h2><p>${inHtml(reason)}</p><div>${figures.join('')}</div></article>`,
    );
  }
  const file = join(folder, 'index.html');
  await writeFile(file, page(articles));
  return file;
}

function page(articles: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual report</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 40px; color: #16130f; background: #f4f0e8; }
  article { border-top: 3px solid; margin-top: 40px; }
  div { display: flex; gap: 16px; align-items: start; }
  figure { margin: 0; min-width: 0; }
  img { border: 1px solid #857c6e; max-width: 100%; }
</style>
<h1>${articles.length === 0 ? 'Every picture is as it was' : `${articles.length} pictures are not as they were`}</h1>
<p>Where this is meant, take the new pictures over with <code>npm run visual:accept</code>.</p>
${articles.join('\n')}
</html>
`;
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
