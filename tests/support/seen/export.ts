import type { exportMachine } from '#machines/kit/export/machine.ts';
import { type ExportSnapshot, selectFailure, selectFormat } from '#machines/kit/export/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const save: Control = {
  role: 'button',
  name: { de: 'Als CSV speichern', en: 'Save as CSV' },
  sends: 'export.requested',
};
export const print: Control = { role: 'button', name: { de: 'Drucken', en: 'Print' }, sends: 'export.requested' };
export const cancel: Control = {
  role: 'button',
  name: { de: 'Abbrechen', en: 'Cancel' },
  sends: 'export.cancelled',
};
export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const stopped: Sentence = {
  de: 'Die Liste konnte nicht vollständig geladen werden.',
  en: 'We couldn’t load the whole list.',
};

const unmade: Sentence = { de: 'Die Datei konnte nicht erstellt werden.', en: 'We couldn’t create the file.' };
const unprinted: Sentence = { de: 'Die Liste konnte nicht gedruckt werden.', en: 'We couldn’t print the list.' };

const title: Localized = { de: 'Meine Zeichnungen', en: 'My orders' };
// Another machine reads the list itself, which is busy here.
const page = { at: '/account/orders', title, heading: title, busy: true } satisfies Sight<ExportSnapshot>;
const reading: Sight<ExportSnapshot> = { ...page, controls: [cancel] };
const unread: Sight<ExportSnapshot> = {
  ...page,
  says: (snapshot) => [stopped, ...sentencesOf(selectFailure(snapshot))],
  controls: [save, print, retry, cancel],
};

export const seen: Seen<typeof exportMachine> = {
  states: {
    idle: { ...page, controls: [save, print] },
    'reading.asking': reading,
    'reading.pausing': reading,
    writing: page,
    done: { ...page, controls: [save, print] },
    unread,
    unwritten: { ...unread, says: (snapshot) => [selectFormat(snapshot) === 'csv' ? unmade : unprinted] },
  },
};
