import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of this checkout, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const machineNames = (): string[] =>
  globSync('machines/*/machine.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '')
    .sort();

/** Returns the committed behaviour of a machine; empty before its first run. */
export function behaviourFile(name: string): string {
  const file = `${ROOT}machines/${name}/testing/behaviour.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
