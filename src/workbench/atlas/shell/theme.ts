import { readStored, writeStored } from '#i18n/storedText.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Storage key of the app's theme: app and atlas share the choice. */
const KEY = 'parkett.theme';

export function storedTheme(): Theme {
  const theme = readStored(KEY);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the atlas in a theme and stores the choice on this device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored(KEY, theme === 'system' ? null : theme);
}
