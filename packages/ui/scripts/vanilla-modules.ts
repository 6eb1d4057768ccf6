import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * How a source module is called in the package: `./button.css.ts` is `./button.styles.js`, because a consumer's own
 * vanilla-extract plugin would take a file named `*.css.js` for source.
 */
export function packaged(specifier: string): string {
  return specifier.replace(/\.css\.ts$/, '.styles.js').replace(/\.tsx?$/, '.js');
}

/**
 * An esbuild plugin that keeps one output module per source module. Each `x.css.ts` becomes `x.styles.js`, its class
 * names, which imports `x.css`, its rules alone: a part brings its own sheet, and no rule is shipped twice.
 */
export function vanillaModules(root: string): Plugin {
  return {
    name: 'vanilla-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
        kind === 'entry-point' ? undefined : { path: packaged(path), external: true },
      );

      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const { source, watchFiles } = await compile({ filePath: path, cwd: root, identOption: 'short' });
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const sheet = join(root, fileScope.filePath).replace(/\.css\.ts$/, '.css');
            const target = join(root, 'dist', relative(join(root, 'src'), sheet));
            mkdirSync(dirname(target), { recursive: true });
            writeFileSync(target, css);
            const specifier = relative(dirname(path), sheet);
            return `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`;
          },
        });
        return { contents, loader: 'js', watchFiles, resolveDir: dirname(path) };
      });
    },
  };
}
