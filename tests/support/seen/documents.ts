import type { documentsMachine } from '#machines/flows/documents/machine.ts';
import { type DocumentsSnapshot, selectRemoval } from '#machines/flows/documents/selectors.ts';
import { excerpt } from '#machines/flows/documents/testing/cases.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sight } from '../sight.ts';

const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
/** Removes the register excerpt. */
export const removes: Control = {
  role: 'button',
  name: { de: `Entfernen: ${excerpt.name}`, en: `Remove: ${excerpt.name}` },
  sends: 'removal.requested',
};
export const confirms: Control = {
  role: 'button',
  name: { de: 'Dokument entfernen', en: 'Remove document' },
  sends: 'removal.confirmed',
};
const keeps: Control = { role: 'button', name: { de: 'Behalten', en: 'Keep' }, sends: 'removal.dropped' };
const goesOn: Control = { role: 'button', name: { de: 'Weiter', en: 'Continue' }, sends: 'step.accepted' };

const title: Localized = { de: 'Nachweise', en: 'Supporting documents' };
const here = { at: '/self-disclosure/ubo-documents', title, heading: title } as const;

type Page = Sight<DocumentsSnapshot>;
const has = ({ context }: DocumentsSnapshot) =>
  context.evidence?.documents.some(({ id }) => id === excerpt.id) ?? false;
const isProven = (snapshot: DocumentsSnapshot) => snapshot.can({ type: 'step.accepted' });
const listed = {
  ...here,
  says: (snapshot) => sentencesOf(selectRemoval(snapshot)?.failure ?? null),
} satisfies Page;
/** Controls depend on the uploaded files: removing a file, and going on. */
const atRest: Page[] = [
  { ...listed, when: isProven, controls: [removes, goesOn] },
  { ...listed, when: has, controls: [removes] },
  listed,
];

export const seen: Seen<typeof documentsMachine> = {
  states: {
    reading: { ...here, busy: true },
    unread: {
      ...here,
      says: () => [
        { de: 'Ihre Nachweise konnten nicht geladen werden.', en: 'We couldn’t load your supporting documents.' },
      ],
      controls: [retry],
    },
    listing: atRest,
    doubting: {
      ...listed,
      dialog: { de: 'Dokument entfernen?', en: 'Remove document?' },
      controls: [confirms, keeps],
    },
    removing: { ...listed, busy: true },
    notRemoved: atRest,
    finished: { ...here, busy: true },
  },
};
