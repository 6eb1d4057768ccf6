import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { kebabCase } from './kebab-case.ts';

/** The folder of the package. */
export const home = join(import.meta.dirname, '..');

/** One prop that the house declares itself; those of the root element come from React and are not listed. */
export interface DeclaredProp {
  name: string;
  /** Its doc comment; empty where there is none. */
  doc: string;
  optional: boolean;
  /** The strings that it may be, where it is a union of them. */
  values: string[];
}

/** A component as the package exports it. */
export interface Component {
  name: string;
  /** What its root says in `data-component`. */
  kebab: string;
  folder: string;
  props: DeclaredProp[];
}

/** The folders of src/components, in alphabetical order. */
export const folders = globSync('src/components/*/', { cwd: home })
  .map((path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '')
  .toSorted();

/** The files of one folder of src/components: path below `home`, and text. */
export function filesOf(folder: string, pattern = '*'): { path: string; text: string }[] {
  return globSync(`src/components/${folder}/${pattern}`, { cwd: home })
    .toSorted()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(home, path), 'utf8') }));
}

/** What a folder shows: its components' sources, without stories, tests and styles. */
export function sourcesOf(folder: string): { path: string; source: ts.SourceFile }[] {
  return filesOf(folder, '*.tsx')
    .filter(({ path }) => !/\.(stories|test)\.tsx$/.test(path))
    .map(({ path, text }) => ({ path, source: parse(path, text) }));
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Every node below a node, itself included. */
export function* everyNode(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* everyNode(child);
}

/** Every component that the root of the package exports, with its props as TypeScript knows them. */
export function listComponents(): Component[] {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(home, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    home,
  );
  const entry = join(home, 'src/index.ts');
  const program = ts.createProgram([entry], config.options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing.`);

  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isFunctionDeclaration(declaration) || !/^[A-Z]/.test(symbol.name)) return [];
    const folder = /\/components\/([^/]+)\//.exec(declaration.getSourceFile().fileName)?.[1];
    if (!folder) return [];
    const [parameter] = declaration.parameters;
    const props = parameter ? ownProps(checker, checker.getTypeAtLocation(parameter)) : [];
    return [{ name: symbol.name, kebab: kebabCase(symbol.name), folder, props }];
  });
}

function ownProps(checker: ts.TypeChecker, type: ts.Type): DeclaredProp[] {
  return type.getProperties().flatMap((prop) => {
    const [declaration] = prop.declarations ?? [];
    if (!declaration?.getSourceFile().fileName.startsWith(join(home, 'src'))) return [];
    const own = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const values = own.isUnion() && own.types.every((one) => one.isStringLiteral()) ? own.types : [];
    return [
      {
        name: prop.name,
        doc: ts.displayPartsToString(prop.getDocumentationComment(checker)).trim(),
        optional: Boolean(prop.flags & ts.SymbolFlags.Optional),
        values: values.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])),
      },
    ];
  });
}
