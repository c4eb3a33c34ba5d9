import { homedir } from 'node:os';
import { ROOT, type SourceFile, type Violation } from './source.ts';

export function flowsWithoutSpec(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].filter(
    (path) => /^src\/features\/\w+\/\w+\/flow\.ts$/.test(path) && !paths.has(path.replace(/\.ts$/, '.spec.ts')),
  );
}

/** Folders of one developer's machine. The first two patterns are those of the machine that runs this check. */
const MACHINE_PATHS = [
  literal(ROOT),
  ...(homedir() === '/' ? [] : [literal(`${homedir()}/`)]),
  /(?<![\w.~/])\/(?:home|Users|root|work|workspaces?)\/[\w.-]+/,
  /\b[A-Z]:\\Users\\/,
];
const REGISTRY = /\bhttps?:\/\/(?:[\w.-]*(?:registry|npm|nexus|artifactory|verdaccio)[\w.-]*)(?::\d+)?\/[\w@.-]+\/-\//;

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** Returns traces of one machine or network in shared files. */
export function placeViolations({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    const found: Violation[] = [];
    if (MACHINE_PATHS.some((pattern) => pattern.test(line))) {
      found.push({ path, line: index + 1, rule: 'A path of one machine means nothing on another.' });
    }
    if (REGISTRY.test(line)) found.push({ path, line: index + 1, rule: 'No registry is named: npm knows its own.' });
    return found;
  });
}
