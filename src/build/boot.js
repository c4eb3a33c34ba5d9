/**
 * Runs inline in <head>, before the first paint: no flash of the wrong theme or language, the shell of the screen that
 * will be shown, and that screen's chunks on their way together with the entry. `preloads` is replaced by the build.
 */
/* global preloads */
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const theme = read('parkett.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const stored = read('parkett.locale');
  const locale =
    stored === 'en' || (stored !== null && stored !== 'de' && settings.reading === 'marketplace') ? 'en' : 'de';
  root.lang = locale;

  const path = location.pathname;
  const isPrivate =
    /^\/(account|invoices|order-|orders)/.test(path) || (path === '/' && settings.reading !== 'marketplace');
  const screen =
    path === '/login' || (isPrivate && read('parkett.session') === null) ? 'login' : path === '/' ? 'home' : 'page';
  root.dataset.shell = screen;

  for (const href of [...(preloads[locale] ?? []), ...(preloads[screen] ?? [])]) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
})();
