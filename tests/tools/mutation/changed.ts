import { git } from '../git.ts';

/** Returns the lines that differ from the commit, as `path:first-last`; for uncommitted files only the path. */
export function changedSince(base: string): string[] {
  const diff = git('diff', '--unified=0', '--no-color', '--diff-filter=d', base, '--', 'src', 'sandbox');
  if (diff === null) console.log(`There is no commit ${base} to compare with, so no source counts as changed.`);
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'src', 'sandbox') ?? '';
  return [...rangesIn(diff ?? ''), ...added.split('\n').filter(Boolean)];
}

/** Returns the lines that a diff without context adds or changes. */
export function rangesIn(diff: string): string[] {
  let path = '';
  return diff.split('\n').flatMap((line) => {
    path = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? path;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || count === '0') return [];
    return [`${path}:${first}-${Number(first) + Number(count) - 1}`];
  });
}
