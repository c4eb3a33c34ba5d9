// `npm run diagrams`: draws each machine into machines/README.md, between the markers. `--check` only says whether the
// drawings there are those of the machines as they are.
import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphEdge, type GraphState, graphOf } from '../../machines/testing/graph.ts';
import { machineNames, ROOT } from './folders.ts';
import { loadMachine } from './specs.ts';

const FILE = `${ROOT}machines/README.md`;
/** What is said after the name of an event. */
const WORDS = { event: '', done: ' succeeds', error: ' fails', after: ' elapses', always: '' } as const;
const [BEGIN, END] = ['<!-- diagrams:begin -->', '<!-- diagrams:end -->'];

const drawn: string[] = [];
for (const name of machineNames()) {
  const { machine } = await loadMachine(name);
  drawn.push(
    `<details><summary>${name}</summary>\n\n\`\`\`mermaid\n${drawingOf(graphOf(machine))}\n\`\`\`\n\n</details>\n`,
  );
}
const before = readFileSync(FILE, 'utf8');
if (!before.includes(BEGIN) || !before.includes(END)) throw new Error(`${FILE} has lost its markers`);
const [head, rest] = [before.slice(0, before.indexOf(BEGIN)), before.slice(before.indexOf(END))];
const after = `${head}${BEGIN}\n\n${drawn.join('\n')}\n${rest}`;
if (!process.argv.includes('--check')) writeFileSync(FILE, after);
else if (after !== before) {
  console.error('machines/README.md shows other machines than there are. Run `npm run diagrams`.');
  process.exitCode = 1;
}

/** The machine as a Mermaid state diagram. */
function drawingOf({ id, states, edges }: ReturnType<typeof graphOf>): string {
  const nameIn = (state: string) => state.replaceAll(/[^A-Za-z0-9]/g, '_');
  const childrenOf = (parent: string) => states.filter((state) => state.parent === parent);
  const linesOf = (state: GraphState): string[] => {
    const key = state.id.split('.').at(-1) ?? state.id;
    const title = `state "${key}${state.type === 'history' ? ' (history)' : ''}" as ${nameIn(state.id)}`;
    const inner = insideOf(state);
    const drawing = inner.length > 0 ? [`${title} {`, ...inner.map((line) => `  ${line}`), '}'] : [title];
    if (state.initial) drawing.unshift(`[*] --> ${nameIn(state.id)}`);
    if (state.type === 'final') drawing.push(`${nameIn(state.id)} --> [*]`);
    return drawing;
  };
  const insideOf = (state: GraphState): string[] => {
    const children = childrenOf(state.id).map(linesOf);
    // Regions that run side by side are parted by a line.
    return children.flatMap((lines, i) => (state.type === 'parallel' && i > 0 ? ['--', ...lines] : lines));
  };
  const arrows = edges.flatMap((edge) =>
    (edge.targets.length > 0 ? edge.targets : [edge.source]).map(
      (target) => `${nameIn(edge.source)} --> ${nameIn(target)} : ${labelOf(edge)}`,
    ),
  );
  const root = states.find((state) => state.id === id);
  // What is answered everywhere starts at a box around the whole.
  const answers = edges.some((edge) => edge.source === id);
  const chart = root ? (answers ? linesOf({ ...root, initial: false }) : insideOf(root)) : [];
  return ['stateDiagram-v2', ...[...chart, ...new Set(arrows)].map((line) => `  ${line}`)].join('\n');
}

function labelOf({ event, kind, label, guard }: GraphEdge): string {
  const said = `${label}${event.startsWith('xstate.done.state.') ? ' ends' : WORDS[kind]}`;
  return guard ? `${said} [${guard}]` : said;
}
