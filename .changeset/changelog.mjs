/**
 * The changelog in the voice of those who use the package: each note as it was written (`Button: what changes, what to
 * do`), its subject in bold, without the names of commits.
 * @type {import('@changesets/types').ChangelogFunctions}
 */
export default {
  getReleaseLine: async ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n');
    const lines = [first.replace(/^([^:]+): /, '**$1**: '), ...rest.map((line) => line && `  ${line}`)];
    return `- ${lines.join('\n')}`;
  },
  getDependencyReleaseLine: async (_, dependencies) =>
    dependencies.map(({ name, newVersion }) => `- **Package**: needs ${name} ${newVersion}.`).join('\n'),
};
