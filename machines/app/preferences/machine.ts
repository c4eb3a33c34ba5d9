import { assign, emit, setup } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { loadCatalogue } from './ports.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface PreferencesInput {
  locale: Locale;
  theme: Theme;
}

/** Language, colour theme and masking of amounts: all settings stored on this device before a login. */
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
      | { type: 'theme.switched'; theme: Theme }
      | { type: 'amounts.switched'; masked: boolean },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { loadCatalogue },
  guards: {
    differs: ({ context }, params: { locale: Locale }) => params.locale !== context.locale,
  },
  actions: {
    rememberWish: assign((_, params: { locale: Locale }) => ({ wanted: params.locale })),
    dropWish: assign({ wanted: ({ context }) => context.locale }),
    grantWish: assign({ locale: ({ context }) => context.wanted }),
    rememberTheme: assign((_, params: { theme: Theme }) => ({ theme: params.theme })),
    emitLocale: emit(({ context }) => ({ type: 'locale.switched', locale: context.locale })),
    emitLocaleFailure: emit({ type: 'locale.failed' }),
    emitAmounts: emit((_, params: { masked: boolean }) => ({ type: 'amounts.switched', masked: params.masked })),
    emitTheme: emit(({ context }) => ({ type: 'theme.switched', theme: context.theme })),
  },
}).createMachine({
  id: 'preferences',
  description: 'Language, colour theme and masking of amounts, stored on this device without a login.',
  context: ({ input }) => ({ locale: input.locale, wanted: input.locale, theme: input.theme }),
  type: 'parallel',
  states: {
    language: {
      initial: 'settled',
      states: {
        settled: {
          description: 'The app shows all texts in the chosen language.',
          meta: { requirement: '9.1' },
          on: {
            'locale.chosen': {
              guard: { type: 'differs', params: ({ event }) => ({ locale: event.locale }) },
              target: 'switching',
              actions: { type: 'rememberWish', params: ({ event }) => ({ locale: event.locale }) },
            },
          },
        },
        switching: {
          description: 'The app loads the texts of the other language; the page stays in the current one.',
          tags: 'busy',
          meta: { requirement: '9.1' },
          invoke: {
            id: 'loadCatalogue',
            src: 'loadCatalogue',
            input: ({ context }) => ({ locale: context.wanted }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'grantWish' }, { type: 'emitLocale' }],
            },
            onError: { target: 'settled', actions: [{ type: 'dropWish' }, { type: 'emitLocaleFailure' }] },
          },
        },
      },
    },
    appearance: {
      description: 'The theme is light, dark or that of the device.',
      meta: { requirement: '23.5, 24.5' },
      on: {
        'theme.chosen': {
          actions: [{ type: 'rememberTheme', params: ({ event }) => ({ theme: event.theme }) }, { type: 'emitTheme' }],
        },
      },
    },
    amounts: {
      initial: 'shown',
      states: {
        shown: {
          description: 'Amounts are readable.',
          meta: { requirement: '24.5' },
          on: {
            'amounts.masked': { target: 'masked', actions: { type: 'emitAmounts', params: { masked: true } } },
          },
        },
        masked: {
          description: 'Amounts are masked, so that bystanders cannot read them.',
          meta: { requirement: '24.5' },
          on: {
            'amounts.revealed': { target: 'shown', actions: { type: 'emitAmounts', params: { masked: false } } },
          },
        },
      },
    },
  },
});
