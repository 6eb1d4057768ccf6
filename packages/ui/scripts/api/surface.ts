/** What a package offers: of each subpath, what it exports (`interface ButtonProps`), and of that the members. */
export type Surface = Record<string, Record<string, Record<string, string>>>;

const heading = `The public API of @obsidiana/ui: what an app may import, and the props that it may pass.
Written by \`npm run api:accept\`. What changes here needs a changeset that is large enough: see CONTRIBUTING.md.
`;

/** The report as text: a subpath begins a section, an export stands in a line, its members are indented below it. */
export function printSurface(surface: Surface): string {
  const sections = Object.entries(surface).map(([subpath, exported]) => {
    const lines = Object.entries(exported).flatMap(([head, members]) => [
      head,
      ...Object.entries(members).map(([name, type]) => `  ${name}: ${type}`),
    ]);
    return [`# ${subpath}`, ...lines].join('\n');
  });
  return `${heading}\n${sections.join('\n\n')}\n`;
}

/** @throws Error where the text is no report. */
export function parseSurface(text: string): Surface {
  const surface: Surface = {};
  let exported: Surface[string] | undefined;
  let members: Record<string, string> | undefined;
  const report = text.slice(text.indexOf('\n# ') + 1);
  for (const line of report.split('\n')) {
    if (line.startsWith('# ')) {
      exported = {};
      surface[line.slice(2)] = exported;
    } else if (line.startsWith('  ') && members) {
      const [, name = '', type = ''] = /^ {2}(.+?): (.*)$/.exec(line) ?? [];
      members[name] = type;
    } else if (line !== '' && exported) {
      members = {};
      exported[line] = members;
    } else if (line !== '') {
      throw new Error(`This is no report of an API: ${line}`);
    }
  }
  return surface;
}
