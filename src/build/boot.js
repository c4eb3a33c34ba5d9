/**
 * Runs inline in <head>, before the first paint: no flash of the wrong theme or language, the styles of the screen that
 * will be shown on their way together with the entry, and its scripts once `show.js` says that something is painted.
 * `first` and `preloads` are replaced by the build.
 */
/* global first, preloads */
(() => {
  const given = preloads;
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const reading = settings.reading ?? 'investor';
  const isMarket = reading === 'marketplace';
  root.dataset.reading = reading;
  const theme = read('parkett.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const stored = read('parkett.locale');
  root.lang = stored === 'en' || (stored !== null && stored !== 'de' && isMarket) ? 'en' : 'de';

  const path = location.pathname;
  const index = given.screens.findIndex(
    ([pattern, , only]) => (only ?? reading) === reading && new RegExp(pattern).test(path),
  );
  const [, [visitor, known] = ['page', 'place'], , files = [], own] = given.screens[index] ?? [];
  // What a screen shows first is told by its address, unless the history says that another stands there.
  const isOwn =
    own &&
    new RegExp(own.pattern).test(path) &&
    (own.query === null || new URLSearchParams(location.search).get(own.query)) &&
    !history.state?.screen;
  const shell = read('parkett.session') === null ? visitor : isOwn ? own.name : known;
  root.dataset.shell = shell;
  // What stands in the page is another view than this visitor's: `show.js` replaces it before anything is seen.
  if (first !== `${root.lang} ${reading} ${shell}`) root.dataset.unseen = '';

  // Of this screen; those of the login and of the investor's home stand in the page.
  const { texts } = JSON.parse(document.getElementById('screens').textContent)[index] ?? {};
  const screen = shell === 'login' || index < 0 ? [] : [...files, ...given.shared];
  for (const href of texts && screen.length > 0 ? [texts[root.lang], ...screen] : screen) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) {
      link.as = 'style';
      // Like the link by which the app asks for it later; else the browser would load it a second time.
      link.crossOrigin = '';
    }
    link.href = href;
    // Scripts follow the first paint: the entry fills the line until then, and what comes sooner would hold the paint up.
    if (href.endsWith('.css')) document.head.append(link);
    else addEventListener('parkett.painted', () => document.head.append(link), { once: true });
  }
})();
