// `npm run new:flow NAME`: writes a flow of three screens with all levels of tests, as a start for a real one. The flow
// passes all checks unchanged: it reads the customer, asks for a language, shows the choice for review, and opens an
// order.
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../machines/folders.ts';
import { givenName, run, write } from '../machines/writing.ts';
import { catalogued, flowOf, required, translated } from './flow.ts';

const name = givenName('new:flow');
const files = flowOf(name);
write([`machines/flows/${name}`, `src/features/shared/${name}`, ...Object.keys(files)], files);
run('biome', 'check', '--write', ...Object.keys(files));
run('lingui', 'extract', '--clean', '--workers', '1');
change('locales/en.po', translated);
change('machines/README.md', (text) => catalogued(text, name));
change('src/docs/requirements.md', (text) => required(text, name));
// The snapshot lists the access to each screen: a review reads its difference.
run('vitest', 'run', '--project', 'law', 'tests/law/screens.spec.ts', '-u');
run('vitest', 'run', '--project', 'unit', `machines/flows/${name}/`, '-u');
run('node', 'tests/tools/machines/diagrams.ts');
console.log(`
${['written:', ...Object.keys(files), `machines/flows/${name}/{chart.md,testing/behaviour.txt}`].join('\n  ')}
changed: locales/{de,en}.po, machines/README.md, src/docs/requirements.md,
  tests/law/__snapshots__/screens.spec.ts.snap

The flow passes all checks. No page links to it yet. Make it yours from the machine outwards: machines/README.md and
src/README.md say in which order. Then: npm run paths ${name}, npm run mutants ${name}.`);

function change(file: string, to: (text: string) => string): void {
  writeFileSync(ROOT + file, to(readFileSync(ROOT + file, 'utf8')));
}
