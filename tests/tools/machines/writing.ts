import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './folders.ts';

/** Returns the name from `npm run COMMAND NAME`; ends the process if it cannot name a folder and a type. */
export function givenName(command: string): string {
  const [name = ''] = process.argv.slice(2);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    stop(`npm run ${command} NAME, with a name in camelCase such as tokenTransfer.`);
  return name;
}

/** Writes files by path; ends the process if one of these folders exists already. */
export function write(folders: readonly string[], files: Readonly<Record<string, string>>): void {
  const there = folders.find((folder) => existsSync(ROOT + folder));
  if (there) stop(`${there} is there already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(ROOT + file), { recursive: true });
    writeFileSync(ROOT + file, text);
  }
}

/** Runs a tool of the project; ends the process with the tool’s output if it fails. */
export function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(`${ROOT}node_modules/.bin/${command}`, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
