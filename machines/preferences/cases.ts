import { type Cases, fails, succeeds } from '../testing/cases.ts';
import type { preferencesMachine } from './machine.ts';

export const cases: Cases<typeof preferencesMachine> = {
  input: { locale: 'de', theme: 'system' },
  events: [
    { type: 'locale.chosen', locale: 'en' },
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'amounts.masked' },
    { type: 'amounts.revealed' },
  ],
  outcomes: [succeeds('loadCatalogue'), fails('loadCatalogue', new Error('chunk'))],
  aspects: ({ context }) => [context.locale, context.theme],
};
