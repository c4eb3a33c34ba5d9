import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of this checkout, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const machineNames = (): string[] =>
  globSync('machines/*/*/machine.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/').split('/')[2] ?? '')
    .sort();

/**
 * Returns the folder of a machine, from the root: machines of all rooms have different names. A machine that does not
 * exist would be a flow.
 */
export const machineFolder = (name: string): string =>
  globSync(`machines/*/${name}`, { cwd: ROOT })[0]?.replaceAll('\\', '/') ?? `machines/flows/${name}`;

/** Returns the committed behaviour of a machine; empty before its first run. */
export function behaviourFile(name: string): string {
  const file = `${ROOT}${machineFolder(name)}/testing/behaviour.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
