import { keep, kept } from '#i18n/kept.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The app's own key: both are light or dark together. */
const KEY = 'parkett.theme';

export function storedTheme(): Theme {
  const theme = kept(KEY);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the atlas in a theme and remembers it on this device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  keep(KEY, theme === 'system' ? null : theme);
}
