import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/cases.ts';
import { preferencesMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export const cases: Cases<typeof preferencesMachine> = {
  input: { locale: 'de', theme: 'system' },
  events: [
    named('another language', { type: 'locale.chosen', locale: 'en' }),
    named('dark', { type: 'theme.chosen', theme: 'dark' }),
    { type: 'amounts.masked' },
    { type: 'amounts.revealed' },
  ],
  outcomes: [succeeds('loadCatalogue'), fails('loadCatalogue', new Error('chunk'), 'the chunk is missing')],
  stateKey: ({ context }) => [context.locale, context.theme],
  invariants: (snapshot) => ({
    'a language is wanted only while it is on its way':
      snapshot.context.wanted === snapshot.context.locale || snapshot.matches({ language: 'switching' }),
  }),
};

export const subject: Subject = { name: 'preferences', machine: preferencesMachine, cases: cases, selectors };
