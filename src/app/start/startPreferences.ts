import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { activate, LOCALE } from '#i18n/locale.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { readStored, writeStored } from '#i18n/storedText.ts';
import { preferencesMachine, type Theme } from '#machines/app/preferences/machine.ts';
import type { Inspect } from '../inspection/inspect.ts';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

const THEME = 'parkett.theme';
const MASKED = 'parkett.masked';

/**
 * Starts language, theme and masking on the real browser. The boot script sets theme and language before the first
 * paint.
 */
export function startPreferences(inspect: Inspect | undefined): PreferencesActor {
  const preferences = createActor(
    preferencesMachine.provide({ actors: { loadCatalogue: fromPromise(({ input }) => activate(input.locale)) } }),
    { input: { locale: localeOf({ locale: document.documentElement.lang }), theme: storedTheme() }, inspect },
  );
  preferences.on('locale.switched', ({ locale }) => writeStored(LOCALE, locale));
  preferences.on('theme.switched', ({ theme }) => showTheme(theme));
  preferences.on('amounts.switched', ({ masked }) => writeStored(MASKED, masked ? 'yes' : null));
  preferences.start();
  // Masked before the first render, since a customer who hides amounts shares the screen or the device.
  if (readStored(MASKED) !== null) preferences.send({ type: 'amounts.masked' });
  // Follows choices of other tabs; the present choice changes nothing.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MASKED) preferences.send({ type: newValue === null ? 'amounts.revealed' : 'amounts.masked' });
    if (key === THEME) preferences.send({ type: 'theme.chosen', theme: themeOf(newValue) });
    if (key === LOCALE && (newValue === 'de' || newValue === 'en'))
      preferences.send({ type: 'locale.chosen', locale: newValue });
  });
  return preferences;
}

function storedTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

const themeOf = (text: string | null | undefined): Theme => (text === 'light' || text === 'dark' ? text : 'system');

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored(THEME, theme === 'system' ? null : theme);
}
