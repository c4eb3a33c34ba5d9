import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';

/** Folder of this checkout, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** File of the project: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Breach of a rule, with a message that says what to do. */
export interface Violation {
  path: string;
  line: number;
  rule: string;
}

/** Import of a file. `target` is a path from the root for the project's own files, else the name of a package. */
export interface Import {
  specifier: string;
  target: string;
  internal: boolean;
  typeOnly: boolean;
  line: number;
}

const FOLDERS = ['src', 'machines', 'sandbox', 'tests', 'locales', '.ci'];
const TEXT = /\.(?:[cm]?[jt]sx?|css|grit|html|json|md|po|txt|svg)$|\.ci\/run$/;

/** Returns every text file in the project's folders and its root. */
export function projectFiles(): SourceFile[] {
  const entries = readdirSync(ROOT, { withFileTypes: true });
  const paths = entries.flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    return FOLDERS.includes(entry.name) ? walk(entry.name) : [];
  });
  return paths.filter((path) => TEXT.test(path)).map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));
}

function walk(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts');
export const isSpec = (path: string) => /\.spec\.tsx?$/.test(path);

/** Returns the line of an offset, counted from one. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns the syntax tree, its comments and its imports. Throws the parser's message if the file is not TypeScript. */
export function parse(file: SourceFile) {
  const known = trees.get(file);
  if (known) return known;
  const parsed = parseSync(file.path, file.text);
  const [error] = parsed.errors;
  if (error) throw new SyntaxError(`${file.path}: ${error.message}`);
  trees.set(file, parsed);
  return parsed;
}

/** Trees by file, because several rules need the tree of the same file. */
const trees = new WeakMap<SourceFile, ReturnType<typeof parseSync>>();

/** Returns all imports of a file: static, dynamic, `export … from`, and `import('…')` in types. */
export function importsOf(file: SourceFile): Import[] {
  const { module, program } = parse(file);
  const found: Import[] = [];
  const add = (specifier: string, start: number, typeOnly: boolean) => {
    const target = resolve(file.path, specifier);
    found.push({
      specifier,
      target: target ?? packageOf(specifier),
      internal: target !== null,
      typeOnly,
      line: lineAt(file.text, start),
    });
  };
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries, start } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request)
      add(
        request.value,
        start,
        entries.every((entry) => entry.isType),
      );
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = file.text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(written)?.[2];
    if (literal !== undefined) add(literal, start, false);
  }
  new Visitor({
    TSImportType(node) {
      add(node.source.value, node.start, true);
    },
  }).visit(program);
  return found;
}

const ALIASES: Record<string, string> = {
  '#domain': 'src/domain',
  '#machines': 'machines',
  '#api': 'src/api',
  '#ui': 'src/ui',
  '#components': 'src/components',
  '#app': 'src/app',
  '#features': 'src/features',
  '#i18n': 'src/i18n',
  '#sandbox': 'sandbox',
};

/** Resolves a specifier to a path from the root; null for packages. */
function resolve(from: string, specifier: string): string | null {
  const bare = specifier.split('?')[0] ?? specifier;
  if (bare.startsWith('.')) return posix.join(dirname(from), bare);
  const [alias = '', ...rest] = bare.split('/');
  const folder = ALIASES[alias];
  return folder ? posix.join(folder, ...rest) : null;
}

/**
 * Returns `@scope/name` or `name` of a package's specifier; the specifier itself keeps a subpath such as `zod/mini`.
 */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
