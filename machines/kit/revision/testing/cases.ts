import { FailureError } from '#domain/shop/failure.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createRevisionMachine, type RevisionMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export interface Values {
  title: string;
  copies: number;
}
export type Call = 'words' | 'offer';

export const shown: Values = { title: 'Welle', copies: 3 };
export const wanted: Values = { title: 'Brandung', copies: 5 };
export const refused = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'name', message: 'Zu lang.' }],
});

export const both = { current: shown, outdated: [], calls: ['words', 'offer'], next: wanted, elsewhere: [] };
export const there = {
  current: { title: 'Brandung', copies: 4 },
  outdated: [],
  calls: [],
  next: { title: 'Brandung', copies: 4 },
  elsewhere: ['copies'],
};
export const sold = {
  current: { title: 'Welle', copies: 2 },
  outdated: ['copies'],
  calls: [],
  next: wanted,
  elsewhere: [],
};
export const consequential = { ...both, needsConsent: true };
/** Like `sold`, and the title was changed elsewhere only. */
export const soldAndNamed = {
  ...sold,
  current: { title: 'Gischt', copies: 2 },
  next: { title: 'Gischt', copies: 5 },
  elsewhere: ['title'],
};

export const revisionCases: Cases<RevisionMachine<Values, Call>> = {
  input: { shown },
  events: [
    { type: 'values.edited' },
    named('a title and more copies', { type: 'values.submitted', values: wanted }),
    named('read after a save', { type: 'values.read', values: there.next }),
    { type: 'consent.given' },
    { type: 'consent.refused' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.declined' },
  ],
  outcomes: [
    succeeds('compare', both, 'two writes'),
    succeeds('compare', consequential, 'two writes with a consequence'),
    succeeds('compare', there, 'the shop has it'),
    succeeds('compare', sold, 'a copy was sold'),
    fails('compare', offline),
    succeeds('write', undefined, 'written'),
    fails('write', offline),
    fails('write', refused),
    fails('write', conflict),
  ],
  stateKey: ({ context }) => [
    context.shown.title,
    context.shown.copies,
    context.wanted !== null,
    context.outdated.length,
    context.calls.length,
    context.next === null,
    context.failure?.kind,
  ],
  invariants: ({ context, value }) => ({
    'a failed state has a failure': value !== 'failed' || context.failure !== null,
    'an outdated form names its fields': value !== 'outdated' || context.outdated.length > 0,
    'nothing is written over what was changed elsewhere': value !== 'writing' || context.outdated.length === 0,
    'saved values are those of the shop': value !== 'saved' || context.next === null || context.shown === context.next,
    'editing clears the failure': value !== 'unchanged' || context.failure === null,
    'calls are there only while they are asked about or made':
      ['asking', 'writing'].includes(String(value)) || context.calls.length === 0,
  }),
};

export const subject: Subject = {
  name: 'revision',
  machine: createRevisionMachine<Values, Call>(),
  cases: revisionCases,
  selectors,
};
