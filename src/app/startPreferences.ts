import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Reading } from '#domain/shop/settings.ts';
import { activate, initialLocale, storeLocale } from '#i18n/locale.ts';
import { preferencesMachine, type Theme } from '#machines/preferences/machine.ts';
import type { Inspect } from './inspection/inspect.ts';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

const THEME = 'parkett.theme';

/** Language, theme and masking on the real browser. The boot script has set theme and language before the first paint. */
export function startPreferences(reading: Reading, inspect: Inspect | undefined): PreferencesActor {
  const preferences = createActor(
    preferencesMachine.provide({ actors: { loadCatalogue: fromPromise(({ input }) => activate(input.locale)) } }),
    { input: { locale: initialLocale(reading), theme: storedTheme() }, inspect },
  );
  preferences.on('locale.switched', ({ locale }) => storeLocale(locale));
  preferences.on('theme.switched', ({ theme }) => showTheme(theme));
  return preferences.start();
}

function storedTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
