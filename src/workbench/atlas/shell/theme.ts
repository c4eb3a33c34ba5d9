export type Theme = 'system' | 'light' | 'dark';

/** The app's own key: both are light or dark together. */
const KEY = 'parkett.theme';

export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system'; // Storage may be forbidden.
  }
}

/** Shows the atlas in a theme and remembers it on this device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
