import { importsOf, isSpec, lineAt, parse, type SourceFile, type Violation } from './source.ts';

const isComponent = (path: string) => /^src\/ui\/[A-Z]\w*\.tsx$/.test(path) && !isSpec(path);

/** Returns the components that the kit's page shows neither directly nor inside another component. */
export function notShownIn(files: readonly SourceFile[]): string[] {
  const importsIn = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  const shown = new Set([...importsIn.keys()].filter((path) => path.startsWith('src/workbench/kit/')));
  for (const path of shown) for (const target of importsIn.get(path) ?? []) if (isComponent(target)) shown.add(target);
  return [...importsIn.keys()].filter((path) => isComponent(path) && !shown.has(path));
}

/** Names that a comment would only repeat: icons, and the props of a component that has its own comment. */
const TELLING = /(?:Icon|Props)$/;

/** Returns the exports of the kit without a docstring. */
export function undocumented(file: SourceFile): Violation[] {
  const { path, text } = file;
  if (!/^src\/ui\/\w+\.tsx?$/.test(path)) return [];
  const { program, comments } = parse(file);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const [name = ''] = /(?<=^export (?:async )?\w+ )\w+/.exec(text.slice(node.start, node.end)) ?? [];
    const before = text.slice(0, node.start).trimEnd();
    const isDocumented = comments.some(({ value, end }) => value.startsWith('*') && end === before.length);
    return isDocumented || TELLING.test(name)
      ? []
      : { path, line: lineAt(text, node.start), rule: `${name} needs a line that says what it is for.` };
  });
}
