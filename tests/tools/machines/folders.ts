import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Folders of machines/ that hold a machine, in alphabetical order. */
export const machineNames = (): string[] =>
  globSync('machines/*/machine.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '')
    .sort();

/** The committed behaviour of a machine; empty where there is none yet. */
export function behaviourFile(name: string): string {
  const file = `${ROOT}machines/${name}/testing/behaviour.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
