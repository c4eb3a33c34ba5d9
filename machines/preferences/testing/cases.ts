import { type Cases, fails, type Subject, succeeds } from '#machines/testing/cases.ts';
import { preferencesMachine } from '../machine.ts';

export const cases: Cases<typeof preferencesMachine> = {
  input: { locale: 'de', theme: 'system' },
  events: [
    { type: 'locale.chosen', locale: 'en' },
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'amounts.masked' },
    { type: 'amounts.revealed' },
  ],
  outcomes: [succeeds('loadCatalogue'), fails('loadCatalogue', new Error('chunk'))],
  stateKey: ({ context }) => [context.locale, context.theme],
};

export const subject: Subject = { name: 'preferences', machine: preferencesMachine, cases: cases };
