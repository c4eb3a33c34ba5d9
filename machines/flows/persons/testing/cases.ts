import { FailureError } from '#domain/shop/failure.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { type Cases, named as called, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { personsMachine } from '../machine.ts';
import { isComplete, listedOf } from '../rules.ts';
import * as selectors from '../selectors.ts';
import { director, named, newDirector, user } from './fixtures.ts';
export const gone = new FailureError({ kind: 'notFound' });
export const refused = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'firstName', message: 'Höchstens 100 Zeichen sind möglich.' }],
});
/** Violation of the change as a whole, not of a field. */
const unwanted = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: '', message: 'Das ist nicht möglich.' }],
});

export const nobody = [user];
export const some = [user, director];
export const more = [user, director, named];

const personsCases: Cases<typeof personsMachine> = {
  input: { capacity: 'representative' },
  otherInputs: [called('a form that was open', { capacity: 'representative', asked: { id: director.id } })],
  events: [
    { type: 'retry.requested' },
    { type: 'person.added' },
    called('the director', { type: 'person.chosen', id: director.id }),
    called('Imke Sander', { type: 'person.submitted', draft: newDirector }),
    { type: 'person.edited' },
    { type: 'editing.cancelled' },
    { type: 'list.requested' },
    called('the director', { type: 'person.removed', id: director.id }),
    { type: 'removal.undone' },
    called('by the register', { type: 'authority.chosen', id: user.id, powerOfAttorney: false }),
    { type: 'list.accepted' },
  ],
  outcomes: [
    succeeds('readPersons', nobody, 'only the user'),
    succeeds('readPersons', some, 'the user and a director'),
    succeeds('readPersons', more, 'Imke Sander as well'),
    fails('readPersons', offline),
    succeeds('savePerson'),
    fails('savePerson', offline),
    fails('savePerson', conflict),
    fails('savePerson', refused),
    fails('savePerson', gone),
    succeeds('removePerson'),
    fails('removePerson', offline),
    fails('removePerson', gone),
    fails('removePerson', unwanted),
    succeeds('changeAuthority'),
    fails('changeAuthority', offline),
    fails('changeAuthority', unwanted),
  ],
  stateKey: ({ context }) => [
    context.persons.map(({ id }) => id).join(),
    context.asked?.id,
    context.asked !== null,
    context.chosen,
    context.given?.firstName,
    context.removed?.id,
    context.powerOfAttorney,
    context.failure?.kind,
  ],
  invariants: ({ context, value }) => ({
    'only a complete list finishes the step': value !== 'finished' || isComplete(context),
    'a failed read has a failure': value !== 'unread' || context.failure !== null,
    "the account's holder is never removed":
      value !== 'removing' || listedOf(context).some(({ id, roles }) => id === context.chosen && !roles.includes(10)),
    'only a submitted person is sent':
      !['saving', 'recognising', 'looking', 'notSaved', 'gone'].some((state) => state === value) ||
      context.given !== null,
  }),
};

export const subject: Subject = { name: 'persons', machine: personsMachine, cases: personsCases, selectors };
