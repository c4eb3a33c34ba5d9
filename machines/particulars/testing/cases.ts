import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { particularsMachine } from '../machine.ts';

export const offline = new FailureError({ kind: 'offline' });
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
const entered = {
  type: 'particulars.submitted',
  data: { firstName: 'Jonas' },
  address: home,
  startsCheck: false,
} as const;

export const first = named('with a first address', { ...entered, iri: null, isKept: false });
export const changed = named('with another address', { ...entered, iri: '/addresses/7', isKept: false });
export const kept = named('with the same address', { ...entered, iri: '/addresses/7', isKept: true });

export const checkable = named('with what was legally checked', {
  ...entered,
  iri: '/addresses/7',
  isKept: true,
  startsCheck: true,
});
export const confirmed = { type: 'check.confirmed', data: entered.data } as const;

export const particularsCases: Cases<typeof particularsMachine> = {
  events: [first, changed, kept, checkable, { type: 'particulars.edited' }, confirmed, { type: 'check.declined' }],
  outcomes: [
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
  stateKey: ({ context }) => [context.address === null, context.iri !== null],
};

export const subject: Subject = { name: 'particulars', machine: particularsMachine, cases: particularsCases };
