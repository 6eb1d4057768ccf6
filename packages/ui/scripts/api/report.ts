import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Surface } from './surface.ts';

/**
 * Reads what the built package offers from its declarations: every subpath, what it exports, and the members of each.
 * Defaults stand in the source alone, and are read there.
 * @throws Error when the package has not been built.
 */
export function readSurface(root: string): Surface {
  const folders = globSync('dist/components/*/index.d.ts', { cwd: root }).map((file) => basename(dirname(file)));
  const entries = new Map([
    ['./brand', join(root, 'dist/brand.d.ts')],
    ['./theme', join(root, 'dist/theme.d.ts')],
    ...folders.sort().map((name): [string, string] => [`./${name}`, join(root, 'dist/components', name, 'index.d.ts')]),
  ]);
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const reader = new Reader(root, program.getTypeChecker());
  const surface: Surface = {};
  for (const [subpath, file] of entries) {
    const source = program.getSourceFile(file);
    const module = source && reader.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${relative(root, file)} is missing: build the package first (pnpm build).`);
    surface[subpath] = Object.fromEntries(
      reader.checker
        .getExportsOfModule(module)
        .map((symbol) => reader.describe(symbol))
        .sort(([a], [b]) => a.localeCompare(b, 'en')),
    );
  }
  return surface;
}

class Reader {
  readonly checker: ts.TypeChecker;
  readonly #dist: string;
  readonly #root: string;

  constructor(root: string, checker: ts.TypeChecker) {
    this.#root = root;
    this.#dist = join(root, 'dist');
    this.checker = checker;
  }

  /** `interface ButtonProps extends …` and its members, `component Button` and the defaults of its props. */
  describe(exported: ts.Symbol): [head: string, members: Record<string, string>] {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
    const node = symbol.declarations?.[0];
    if (!node) throw new Error(`${exported.name} has no declaration.`);
    const name = exported.name;
    if (ts.isInterfaceDeclaration(node)) {
      const bases = this.#foreignBases(node);
      const members = this.#members(this.checker.getDeclaredTypeOfSymbol(symbol));
      return [`interface ${name}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`, members];
    }
    if (ts.isTypeAliasDeclaration(node)) return [`type ${name}`, { '=': this.#alias(node) }];
    if (ts.isFunctionDeclaration(node)) {
      const result = oneLine(node.type?.getText() ?? 'void').replace(/^import\("react"\)\./, '');
      const parameters = node.parameters.map(({ type }) => oneLine(type?.getText() ?? 'unknown'));
      if (result.startsWith('JSX.Element')) {
        return [`component ${name}(${parameters.join(', ')})`, this.#defaults(node, name)];
      }
      return [`function ${name}`, { '=': `(${parameters.join(', ')}) => ${result}` }];
    }
    return [`const ${name}`, this.#leaves(this.checker.getTypeOfSymbol(symbol), node)];
  }

  /** As it is written; spelled out where it points at something that is not exported. */
  #alias({ type }: ts.TypeAliasDeclaration): string {
    const text = oneLine(type.getText());
    if (!/\b(keyof|typeof)\b/.test(text)) return text;
    return this.checker.typeToString(this.checker.getTypeAtLocation(type), undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /** What an interface extends outside this package; bases of our own lend it their members instead. */
  #foreignBases(node: ts.InterfaceDeclaration): string[] {
    return (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((type) => {
        const base = this.checker.getTypeAtLocation(type).symbol?.declarations?.[0];
        const own = base && ts.isInterfaceDeclaration(base) && this.#isOurs(base);
        return own ? this.#foreignBases(base) : [oneLine(type.getText())];
      }),
    );
  }

  #members(type: ts.Type): Record<string, string> {
    const members: Record<string, string> = {};
    for (const property of type.getProperties()) {
      const node = property.declarations?.[0];
      if (!node || !this.#isOurs(node) || !ts.isPropertySignature(node)) continue;
      const optional = node.questionToken ? '?' : '';
      members[`${property.name}${optional}`] = oneLine(node.type?.getText() ?? 'unknown');
    }
    return sorted(members);
  }

  /** `color.ink`: the leaves of an object of constants. */
  #leaves(type: ts.Type, at: ts.Node, path = ''): Record<string, string> {
    const properties = type.flags & ts.TypeFlags.Object ? type.getProperties() : [];
    if (properties.length === 0) return { [path || '=']: this.checker.typeToString(type) };
    const leaves = properties.map((property) =>
      this.#leaves(
        this.checker.getTypeOfSymbolAtLocation(property, at),
        at,
        path ? `${path}.${property.name}` : property.name,
      ),
    );
    return sorted(Object.assign({}, ...leaves));
  }

  /** The defaults of a component's props, as its source destructures them. */
  #defaults(declared: ts.FunctionDeclaration, name: string): Record<string, string> {
    const file = join(this.#root, 'src', relative(this.#dist, declared.getSourceFile().fileName)).replace(
      /\.d\.ts$/,
      '.tsx',
    );
    const text = ts.sys.readFile(file);
    if (text === undefined)
      throw new Error(`${name} is declared in ${relative(this.#root, file)}, which is not there.`);
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const component = source.statements.find(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && statement.name?.text === name,
    );
    const pattern = component?.parameters[0]?.name;
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return {};
    const defaults = pattern.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), oneLine(initializer.getText())]] : [],
    );
    return sorted(Object.fromEntries(defaults));
  }

  #isOurs(node: ts.Node): boolean {
    return node.getSourceFile().fileName.replaceAll('\\', '/').startsWith(this.#dist.replaceAll('\\', '/'));
  }
}

function sorted(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
