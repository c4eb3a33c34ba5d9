// `npm run new:machine NAME`: writes the skeleton of a machine that passes all checks, as a start for a real one.
import { skeletonOf } from './skeleton.ts';
import { givenName, run, write } from './writing.ts';

const name = givenName('new:machine');
const folder = `machines/flows/${name}`;
const files = Object.entries(skeletonOf(name)).map(([file, text]) => [`${folder}/${file}`, text] as const);
write([folder], Object.fromEntries(files));
run('vitest', 'run', '--project', 'unit', `${folder}/`, '-u');
run('biome', 'check', '--write', folder);
run('node', 'tests/tools/machines/diagrams.ts');
console.log(`
${folder} is written and passes. Now make it yours: events and states in machine.ts, what it asks of the world in
ports.ts, one case for each transition in testing/cases.ts. Then: npm run paths ${name}, npm run mutants ${name}.
Say in the catalogue of machines/README.md what it is for.`);
