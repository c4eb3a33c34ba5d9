import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Reading } from '#domain/shop/settings.ts';
import { activate, initialLocale, LOCALE, storeLocale } from '#i18n/locale.ts';
import { preferencesMachine, type Theme } from '#machines/preferences/machine.ts';
import type { Inspect } from './inspection/inspect.ts';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

const THEME = 'parkett.theme';
const MASKED = 'parkett.masked';

/** Language, theme and masking on the real browser. The boot script has set theme and language before the first paint. */
export function startPreferences(reading: Reading, inspect: Inspect | undefined): PreferencesActor {
  const preferences = createActor(
    preferencesMachine.provide({ actors: { loadCatalogue: fromPromise(({ input }) => activate(input.locale)) } }),
    { input: { locale: initialLocale(reading), theme: storedTheme() }, inspect },
  );
  preferences.on('locale.switched', ({ locale }) => storeLocale(locale));
  preferences.on('theme.switched', ({ theme }) => showTheme(theme));
  preferences.on('amounts.switched', ({ masked }) => keep(MASKED, masked ? 'yes' : null));
  preferences.start();
  // Hidden before anything is shown: whoever hid the amounts is not alone with this device.
  if (isStored(MASKED)) preferences.send({ type: 'amounts.masked' });
  // What another tab has chosen; a choice that is this tab's already changes nothing.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MASKED) preferences.send({ type: newValue === null ? 'amounts.revealed' : 'amounts.masked' });
    if (key === THEME) preferences.send({ type: 'theme.chosen', theme: themeOf(newValue) });
    if (key === LOCALE && (newValue === 'de' || newValue === 'en'))
      preferences.send({ type: 'locale.chosen', locale: newValue });
  });
  return preferences;
}

const isStored = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

function storedTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

const themeOf = (text: string | null | undefined): Theme => (text === 'light' || text === 'dark' ? text : 'system');

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  keep(THEME, theme === 'system' ? null : theme);
}

/** Keeps a choice on this device, or, with null, that nothing is chosen. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
