import { assign, emit, setup } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import { loadCatalogue } from './ports.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface PreferencesInput {
  locale: Locale;
  theme: Theme;
}

/** Language, colour theme and masking of amounts: all that is kept on this device before anybody logs in. */
export const preferencesMachine = setup({
  types: {
    context: {} as { locale: Locale; wanted: Locale; theme: Theme },
    input: {} as PreferencesInput,
    events: {} as
      | { type: 'locale.chosen'; locale: Locale }
      | { type: 'theme.chosen'; theme: Theme }
      | { type: 'amounts.masked' }
      | { type: 'amounts.revealed' },
    emitted: {} as
      | { type: 'locale.switched'; locale: Locale }
      | { type: 'locale.failed' }
      | { type: 'theme.switched'; theme: Theme },
    tags: {} as 'busy',
    meta: {} as { requirement: string },
  },
  actors: { loadCatalogue },
  guards: {
    differs: ({ context }, params: { locale: Locale }) => params.locale !== context.locale,
  },
}).createMachine({
  id: 'preferences',
  description: 'Language, colour theme and the masking of amounts: what is kept on this device before anybody logs in.',
  context: ({ input }) => ({ locale: input.locale, wanted: input.locale, theme: input.theme }),
  type: 'parallel',
  states: {
    language: {
      initial: 'settled',
      states: {
        settled: {
          description: 'Everything is shown in the chosen language.',
          meta: { requirement: 'spec 9' },
          on: {
            'locale.chosen': {
              guard: { type: 'differs', params: ({ event }) => ({ locale: event.locale }) },
              target: 'switching',
              actions: assign({ wanted: ({ event }) => event.locale }),
            },
          },
        },
        switching: {
          description: 'The texts of the other language are on their way; the page stays as it is.',
          tags: 'busy',
          meta: { requirement: 'spec 9' },
          invoke: {
            id: 'loadCatalogue',
            src: 'loadCatalogue',
            input: ({ context }) => ({ locale: context.wanted }),
            onDone: {
              target: 'settled',
              actions: [
                assign({ locale: ({ context }) => context.wanted }),
                emit(({ context }) => ({ type: 'locale.switched' as const, locale: context.wanted })),
              ],
            },
            onError: { target: 'settled', actions: emit({ type: 'locale.failed' as const }) },
          },
        },
      },
    },
    appearance: {
      description: 'Light, dark, or as the device says.',
      meta: { requirement: 'spec 1' },
      on: {
        'theme.chosen': {
          actions: [
            assign({ theme: ({ event }) => event.theme }),
            emit(({ event }) => ({ type: 'theme.switched' as const, theme: event.theme })),
          ],
        },
      },
    },
    amounts: {
      initial: 'shown',
      states: {
        shown: {
          description: 'Amounts are readable.',
          meta: { requirement: 'spec 2' },
          on: { 'amounts.masked': { target: 'masked' } },
        },
        masked: {
          description: 'Amounts are hidden from people who look over the shoulder.',
          meta: { requirement: 'spec 2' },
          on: { 'amounts.revealed': { target: 'shown' } },
        },
      },
    },
  },
});
