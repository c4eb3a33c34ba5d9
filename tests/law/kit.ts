import { importsOf, isSpec, type SourceFile } from './source.ts';

const isComponent = (path: string) => /^src\/ui\/[A-Z]\w*\.tsx$/.test(path) && !isSpec(path);

/** Returns the components that the kit's page shows neither directly nor inside another component. */
export function notShownIn(files: readonly SourceFile[]): string[] {
  const importsIn = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  const shown = new Set([...importsIn.keys()].filter((path) => path.startsWith('src/workbench/kit/')));
  for (const path of shown) for (const target of importsIn.get(path) ?? []) if (isComponent(target)) shown.add(target);
  return [...importsIn.keys()].filter((path) => isComponent(path) && !shown.has(path));
}
