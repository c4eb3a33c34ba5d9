import type { personsMachine } from '#machines/flows/persons/machine.ts';
import {
  isComplete,
  isMissing,
  type PersonsSnapshot,
  selectChosen,
  selectFailure,
  selectListed,
  selectRemoved,
} from '#machines/flows/persons/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

const add: Control = { role: 'button', name: { de: 'Hinzufügen', en: 'Add' }, sends: 'person.added' };
const change: Control = {
  role: 'button',
  name: { de: 'Ändern Enno Janssen', en: 'Change Enno Janssen' },
  sends: 'person.chosen',
};
const remove: Control = {
  role: 'button',
  name: { de: 'Entfernen Enno Janssen', en: 'Remove Enno Janssen' },
  sends: 'person.removed',
};
const undo: Control = {
  role: 'button',
  name: { de: 'Rückgängig machen', en: 'Undo' },
  sends: 'removal.undone',
};
const goOn: Control = { role: 'button', name: { de: 'Weiter', en: 'Continue' }, sends: 'list.accepted' };
export const save: Control = {
  role: 'button',
  name: { de: 'Speichern', en: 'Save' },
  sends: 'person.submitted',
};
const cancel: Control = { role: 'button', name: { de: 'Abbrechen', en: 'Cancel' }, sends: 'editing.cancelled' };
/** Saves a person as a new entry, if another window has removed the old one. */
export const saveAnew: Control = {
  role: 'button',
  name: { de: 'Erneut hinzufügen', en: 'Add again' },
  sends: 'person.submitted',
};
const toList: Control = {
  role: 'button',
  name: { de: 'Zur Liste', en: 'Back to the list' },
  sends: 'editing.cancelled',
};
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const firstName: Control = { role: 'field', name: { de: 'Vornamen', en: 'First names' } };

const title: Localized = { de: 'Vertretung', en: 'Representatives' };
const unread: Sentence = { de: 'Die Liste konnte nicht geladen werden.', en: 'We couldn’t load the list.' };

type Page = Sight<PersonsSnapshot>;
const says = (snapshot: PersonsSnapshot): readonly Sentence[] => {
  const failure = selectFailure(snapshot);
  if (failure?.kind !== 'violations') return sentencesOf(failure);
  return failure.violations.map(({ propertyPath, message }) => ({
    de: message,
    en: message,
    ...(propertyPath === 'firstName' && { of: firstName }),
  }));
};

const list = {
  at: '/self-disclosure/representatives',
  title,
  heading: { de: 'Wer vertritt das Unternehmen?', en: 'Who represents the company?' },
} satisfies Page;

/** Controls of the list depend on its persons. */
const listed: Page[] = [0, 1, 2, 3, 4, 5, 6, 7].map((which) => {
  const complete = (which & 1) > 0;
  const director = (which & 2) > 0;
  const removed = (which & 4) > 0;
  return {
    ...list,
    says,
    when: (snapshot) =>
      isComplete(snapshot) === complete &&
      selectListed(snapshot).some(({ firstName }) => firstName === 'Enno') === director &&
      (selectRemoved(snapshot) !== null) === removed,
    controls: [add, ...(director ? [change, remove] : []), ...(removed ? [undo] : []), ...(complete ? [goOn] : [])],
  };
});

const removedElsewhere: Sentence = {
  de: 'Dieser Eintrag wurde in einem anderen Fenster entfernt.',
  en: 'This entry was removed in another window.',
};

/** Sights of the form: about the director, about a director whom another window has removed, and about a new person. */
const form = (sight: Partial<Page>, missing = sight): Page[] => [
  {
    at: '/self-disclosure/representatives',
    query: ['person'],
    title,
    says,
    heading: { de: 'Vertretung hinzufügen', en: 'Add a representative' },
    when: isMissing,
    ...missing,
  },
  {
    at: '/self-disclosure/representatives',
    query: ['person'],
    title,
    says,
    heading: { de: 'Enno Janssen ändern', en: 'Edit Enno Janssen' },
    when: (snapshot) => selectChosen(snapshot) !== null,
    ...sight,
  },
  {
    at: '/self-disclosure/representatives',
    query: ['person'],
    title,
    says,
    heading: { de: 'Vertretung hinzufügen', en: 'Add a representative' },
    ...sight,
  },
];
const edited = form({ controls: [save, cancel] }, { controls: [saveAnew, toList] });
const gone = form({ says: () => [removedElsewhere], controls: [saveAnew, toList] });
const sent = form({ busy: true });
/** While the shop is asked, the list is shown without controls. */
const waiting = { ...list, busy: true } satisfies Page;

export const seen: Seen<typeof personsMachine> = {
  states: {
    reading: waiting,
    unread: { ...list, says: () => [unread], controls: [retry] },
    listing: listed,
    notChanged: listed,
    editing: edited,
    saving: sent,
    notSaved: edited,
    gone,
    looking: sent,
    recognising: sent,
    comparing: waiting,
    removing: waiting,
    appointing: waiting,
    finished: waiting,
  },
};
