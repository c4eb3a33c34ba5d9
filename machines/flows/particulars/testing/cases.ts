import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { particularsMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const refused = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'postcode', message: 'Zu lang.' }],
});

export const home = {
  firstName: 'Jonas',
  lastName: 'Weber',
  company: null,
  countryCode: 'DE',
  street: 'Platzgasse 14',
  city: 'Ulm',
  postcode: '89073',
  phoneNumber: null,
};
export const submit = { type: 'particulars.submitted', values: { firstName: 'Jonas' } } as const;
const compared = { outdated: [], elsewhere: [], address: home, iri: '/addresses/7', isKept: true, startsCheck: false };

export const first = succeeds('compare', { ...compared, iri: null, isKept: false }, 'a first address');
export const changed = succeeds('compare', { ...compared, isKept: false }, 'another address');
export const kept = succeeds('compare', { ...compared, elsewhere: ['title'] }, 'the same address');
const checkable = succeeds('compare', { ...compared, startsCheck: true }, 'other legally checked data');
export const outdated = succeeds(
  'compare',
  { ...compared, outdated: ['firstName'], elsewhere: ['title'] },
  'changed elsewhere',
);
export const confirmed = { type: 'check.confirmed' } as const;

export const particularsCases: Cases<typeof particularsMachine> = {
  events: [submit, { type: 'particulars.edited' }, confirmed, { type: 'check.declined' }],
  outcomes: [
    first,
    changed,
    kept,
    checkable,
    outdated,
    fails('compare', offline),
    succeeds('saveData'),
    fails('saveData', refused),
    succeeds('changeAddress'),
    fails('changeAddress', refused),
    succeeds('findAddress', '/addresses/8', 'it is there'),
    succeeds('findAddress', null, 'there is none'),
    fails('findAddress', offline),
    succeeds('createAddress', '/addresses/9'),
    fails('createAddress', offline),
    succeeds('assignAddress'),
    fails('assignAddress', offline),
  ],
  stateKey: ({ context }) => [
    context.address === null,
    context.iri !== null,
    context.outdated.length,
    context.elsewhere.length,
  ],
};

export const subject: Subject = {
  name: 'particulars',
  machine: particularsMachine,
  cases: particularsCases,
  selectors,
};
