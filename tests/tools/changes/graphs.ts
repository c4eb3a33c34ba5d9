// node graphs.ts ROOT: prints the graphs of all machines below a folder as JSON, by name. A process of its own, because
// modules of two versions with the same specifiers cannot be loaded into one.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subject } from '../../../machines/testing/cases.ts';
import { type Graph, graphOf } from '../../../machines/testing/graph.ts';

const [root = '.'] = process.argv.slice(2);
const graphs: Record<string, Graph> = {};
for (const file of globSync('machines/**/testing/cases.ts', { cwd: root }).sort()) {
  const { subject }: { subject?: Subject } = await import(pathToFileURL(join(root, file)).href);
  if (subject) graphs[subject.name] = graphOf(subject.machine);
}
process.stdout.write(JSON.stringify(graphs));
