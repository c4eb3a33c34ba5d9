import { importsOf, isCode, type SourceFile } from './source.ts';

/**
 * Finds groups of files that import each other, types included, by Tarjan's algorithm. Returns one circle of each
 * group, as `a.ts -> b.ts -> a.ts`.
 */
export function circlesIn(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => isCode(path));
  const paths = new Set(code.map(({ path }) => path));
  const imports = new Map(
    code.map((file) => [file.path, importsOf(file).flatMap(({ target }) => (paths.has(target) ? [target] : []))]),
  );
  return groupsIn(imports).map((group) => circleIn(group, imports).join(' -> '));
}

/** Returns strongly connected components of more than one file, and files that import themselves. */
function groupsIn(imports: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const numbers = new Map<string, { index: number; lowest: number }>();
  const stack: string[] = [];
  const groups: Set<string>[] = [];
  const visit = (path: string): { index: number; lowest: number } => {
    const own = { index: numbers.size, lowest: numbers.size };
    numbers.set(path, own);
    stack.push(path);
    for (const target of imports.get(path) ?? []) {
      const known = numbers.get(target);
      if (!known) own.lowest = Math.min(own.lowest, visit(target).lowest);
      else if (stack.includes(target)) own.lowest = Math.min(own.lowest, known.index);
    }
    if (own.lowest === own.index) {
      const group = new Set(stack.splice(stack.indexOf(path)));
      if (group.size > 1 || imports.get(path)?.includes(path)) groups.push(group);
    }
    return own;
  };
  for (const path of imports.keys()) if (!numbers.has(path)) visit(path);
  return groups;
}

/** Returns a path from a file of the group back to it. */
function circleIn(group: ReadonlySet<string>, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const [start = ''] = group;
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const target of imports.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return [...way, start];
      if (!group.has(target) || seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  }
  return [...group];
}
