// What the commands that write a skeleton have in common.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './folders.ts';

/** The name that `npm run COMMAND NAME` was given; ends where it is none for a folder and a type. */
export function givenName(command: string): string {
  const [name = ''] = process.argv.slice(2);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    stop(`npm run ${command} NAME, with a name in camelCase such as tokenTransfer.`);
  return name;
}

/** Writes files by path; ends where one of these folders is there already. */
export function write(folders: readonly string[], files: Readonly<Record<string, string>>): void {
  const there = folders.find((folder) => existsSync(ROOT + folder));
  if (there) stop(`${there} is there already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(ROOT + file), { recursive: true });
    writeFileSync(ROOT + file, text);
  }
}

/** Runs a tool of the project; ends with what it says where it fails. */
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
