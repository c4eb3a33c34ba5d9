// `npm run new:machine NAME`: writes the skeleton of a machine that passes all checks, as a start for a real one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from './folders.ts';
import { skeletonOf } from './skeleton.ts';

const [name = ''] = process.argv.slice(2);
const folder = `machines/${name}`;
if (!/^[a-z][A-Za-z0-9]*$/.test(name))
  stop('npm run new:machine NAME, with a name in camelCase such as tokenTransfer.');
if (existsSync(ROOT + folder)) stop(`${folder} is there already.`);

mkdirSync(`${ROOT}${folder}/testing`, { recursive: true });
for (const [file, text] of Object.entries(skeletonOf(name))) writeFileSync(`${ROOT}${folder}/${file}`, text);
run('vitest', 'run', '--project', 'unit', `${folder}/`, '-u');
run('biome', 'check', '--write', folder);
run('node', 'tests/tools/machines/diagrams.ts');
console.log(`
${folder} is written and passes. Now make it yours: events and states in machine.ts, what it asks of the world in
ports.ts, one case for each transition in testing/cases.ts. Then: npm run paths ${name}, npm run mutants ${name}.
Say in the catalogue of machines/README.md what it is for.`);

function run(command: string, ...args: string[]): void {
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
