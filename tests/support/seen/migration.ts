import type { migrationMachine } from '#machines/flows/migration/machine.ts';
import { type MigrationSnapshot, selectFailure } from '#machines/flows/migration/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const number: Control = { role: 'field', name: { de: 'Kundennummer', en: 'Customer number' } };
export const takeOver: Control = {
  role: 'button',
  name: { de: 'Daten übernehmen', en: 'Import your details' },
  sends: 'number.submitted',
};
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const unread: Sentence = {
  de: 'Wir konnten nicht prüfen, ob es Daten zu übernehmen gibt.',
  en: 'We couldn’t check whether you have any details to import.',
};
const missing: Sentence = {
  de: 'Zu dieser Nummer haben wir unter Ihrer E-Mail-Adresse keine Daten gefunden.',
  en: 'We couldn’t find any details for this number under your email address.',
  of: number,
};

const migration: Localized = { de: 'Daten übernehmen', en: 'Import your details' };
const page = { at: '/migration', title: migration, heading: migration } satisfies Sight<MigrationSnapshot>;
const asking = {
  ...page,
  says(snapshot) {
    const failure = selectFailure(snapshot);
    return failure?.kind === 'notFound' ? [missing] : sentencesOf(failure);
  },
} satisfies Sight<MigrationSnapshot>;

export const seen: Seen<typeof migrationMachine> = {
  states: {
    looking: { ...page, busy: true },
    unread: { ...page, says: () => [unread], controls: [retry] },
    notNeeded: page,
    asking: { ...asking, controls: [number, takeOver] },
    migrating: { ...asking, busy: true, controls: [number] },
    checking: { ...asking, busy: true, controls: [number] },
    loaded: page,
  },
};
