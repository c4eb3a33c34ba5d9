import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { graphOf } from '#machines/testing/graph.ts';
import { searchIn } from './search.ts';
import type { AtlasSubject } from './subjects.ts';

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { open: { meta: { requirement: '4.1, 17.2' } }, shut: { meta: { requirement: '4.12' } } },
});
const subject = { graph: graphOf(machine) } as AtlasSubject;

test.each([
  ['requirement 4.1', ['door.open']],
  ['Requirement 4.12', ['door.shut']],
  ['requirement 4', ['door.open', 'door.shut']],
  ['17.2', ['door.open']],
  ['door.shut', ['door.shut']],
  [' ', []],
])('"%s" finds %j', (words, found) => expect(searchIn(subject, words).map(({ id }) => id)).toEqual(found));
