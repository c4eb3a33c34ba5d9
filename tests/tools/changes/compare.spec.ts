import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { graphOf } from '../../../machines/testing/graph.ts';
import { withoutPromise } from '../../../src/workbench/atlas/changes/changes.ts';
import { compareSentences, compareTexts, compareVersions } from './compare.ts';
import { rulesIn } from './rules.ts';
import { compareSizes } from './sizes.ts';
import { summaryOf } from './summary.ts';
import type { Version } from './version.ts';

const COMMIT = { hash: '0123456789abcdef', subject: 'Begin', day: '2026-11-30' };
const PLACEMENT = { width: 0, height: 0, boxes: {}, initials: [], lines: {}, stubs: [] };

const toll = (guard: string) =>
  graphOf(
    createMachine({
      id: 'toll',
      initial: 'shut',
      states: { shut: { on: { paid: { target: 'open', guard } }, meta: { requirement: '1.2, § 3 BGB' } }, open: {} },
    }),
  );

const setup = (guards: string) =>
  rulesIn({ path: 'machines/flows/toll/machine.ts', text: `const of = setup({ guards: { ${guards} } })` });

const version = (more: Partial<Version> = {}): Version => ({
  graphs: { toll: toll('isEnough') },
  behaviours: { toll: 'toll: what each event leads to.\n\nshut\n  paid → open\n' },
  promises: { toll: 'opens' },
  rules: setup('isEnough: ({ context }) => context.paid >= 5'),
  texts: [{ context: '', german: 'Bitte zahlen', english: 'Please pay', files: ['src/a.tsx'] }],
  requirements: [{ number: '1.2', text: 'It opens.', section: '1. Toll' }],
  ...more,
});

const compare = (after: Partial<Version>) => compareVersions(version(), version(after), async () => PLACEMENT);

test('an equal version, and one with other names of guards, has no changes', async () => {
  const nothing = { machines: [], rules: [], texts: [], requirements: [] };
  expect(await compare({})).toEqual(nothing);
  expect(
    await compare({ graphs: { toll: toll('hasPaid') }, rules: setup('hasPaid: ({ context: c }) => c.paid >= 5') }),
  ).toEqual(nothing);
  expect(summaryOf({ ...nothing, from: COMMIT, to: COMMIT, pictures: null, sizes: [] })).toBe(
    '# Changes since 01234567 “Begin”, up to 01234567 “Begin”\n\nNo behaviour changed.\n',
  );
});

test('a behaviour without a changed promise is named', async () => {
  const behaviours = { toll: 'toll: what each event leads to.\n\nshut\n  paid → shut\n' };
  const changes = await compare({ behaviours });
  expect(withoutPromise(changes).map(({ name }) => name)).toEqual(['toll']);
  const promised = await compare({ behaviours, promises: { toll: 'stays shut' } });
  expect(withoutPromise(promised)).toEqual([]);
  const described = await compare({ graphs: { toll: { ...toll('isEnough'), states: describedStates() } } });
  expect([described.machines.length, withoutPromise(described)]).toEqual([1, []]);
});

const describedStates = () => toll('isEnough').states.map((state) => ({ ...state, description: 'A gate.' }));

test('a changed guard names the machine’s transition, its rule and the requirement of its state', async () => {
  const changes = await compare({
    graphs: { toll: toll('isMuch') },
    rules: setup('/** Requirement 1.2. */ isMuch: ({ context }) => context.paid >= 9'),
  });
  const edge = 'toll.shut --paid--> toll.open';
  expect(changes.machines[0]?.parts).toEqual([
    { kind: 'edge', id: edge, change: 'changed', facts: [{ name: 'guard', before: 'isEnough', after: 'isMuch' }] },
  ]);
  expect(changes.rules.map(({ change, name }) => `${change} ${name}`)).toEqual(['added isMuch', 'removed isEnough']);
  expect(changes.requirements).toEqual([
    { number: '1.2', before: 'It opens.', after: 'It opens.', by: [edge, 'isMuch (machines/flows/toll/machine.ts)'] },
  ]);
});

test('sentences are compared by state, tags included', () => {
  const before = 'toll: …\n\n(start)\n  start → shut\nshut (busy)\n  paid → open\nopen\n  left → shut\n';
  const after = 'toll: …\n\n(start)\n  start → shut\nshut\n  paid → open\n  paid → shut\n';
  expect(compareSentences(before, after)).toEqual([
    { state: 'shut', removed: ['tags: busy'], added: ['paid → shut'] },
    { state: 'open', removed: ['left → shut'], added: [] },
  ]);
  expect(compareSentences(before, before)).toEqual([]);
});

test('a text replaces the removed one of its file that is most alike', () => {
  const pay = {
    context: '',
    german: 'Bitte zahlen Sie bis morgen',
    english: 'Please pay by tomorrow',
    files: ['src/a.tsx'],
  };
  const wait = { context: '', german: 'Bitte warten', english: 'Please wait', files: ['src/a.tsx'] };
  const later = { ...pay, german: 'Bitte zahlen Sie bis übermorgen', english: 'Please pay by then' };
  const both = ({ german, english }: typeof pay) => ({ german, english });
  expect(compareTexts([pay, wait], [later])).toEqual([
    { files: later.files, before: both(pay), after: both(later) },
    { files: wait.files, before: both(wait), after: null },
  ]);
  expect(compareTexts([pay], [{ ...later, files: ['src/b.tsx'] }])).toHaveLength(2);
  expect(compareTexts([pay], [{ ...pay, english: 'Pay by tomorrow' }])).toHaveLength(1);
  expect(compareTexts([pay], [{ ...pay, files: [] }])).toEqual([]);
  const refund = { ...pay, context: 'refund', english: 'Pay back' };
  expect(compareTexts([pay, refund], [refund, pay])).toEqual([]);
});

test('the summary has a section for each kind of change, and counts what a list leaves out', async () => {
  const compared = await compare({
    graphs: {},
    behaviours: {},
    rules: [],
    texts: [],
    requirements: Array.from({ length: 14 }, (_, i) => ({ number: `2.${i + 1}`, text: 'New.', section: '2. More' })),
  });
  const text = summaryOf({
    ...compared,
    from: COMMIT,
    to: null,
    pictures: [{ file: 'toll.shut-de.png', change: 'changed', pixels: 7 }],
    sizes: compareSizes({ CSS: 10, pages: 3 }, { CSS: 8, pages: 3 }),
  });
  for (const line of [
    '- toll: removed',
    '- toll behaves differently, and none of its specs differs.',
    '- removed: guard isEnough (machines/flows/toll/machine.ts)',
    '- removed: “Bitte zahlen” / “Please pay”',
    '- 2.1, new',
    '- and 3 more',
    '- changed: toll.shut-de.png, 7 pixels',
    '- CSS: 10 → 8 (−2)',
  ])
    expect(text).toContain(line);
});

test('sizes are not compared if a build failed', () => {
  expect(compareSizes(null, { CSS: 8 })).toBeNull();
});
