/**
 * Runs inline in <head>, before the first paint. Sets theme and language without a flash (spec section 9: a stored
 * choice of language wins; in the marketplace reading an unknown one falls back to English; otherwise the first language
 * of the browser that the app has, else German), preloads the styles of the screen at this address in parallel with the
 * entry, and its scripts once `show.js` reports the first paint. The build replaces `first` and `preloads`.
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
  const isLanguage = (text) => text === 'de' || text === 'en';
  const ofBrowser = navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'de';
  root.lang = isLanguage(stored) ? stored : stored !== null && isMarket ? 'en' : ofBrowser;

  const path = location.pathname;
  const index = given.screens.findIndex(
    ([pattern, , only]) => (only ?? reading) === reading && new RegExp(pattern).test(path),
  );
  const [, [visitor, known] = ['page', 'place'], , files = [], own] = given.screens[index] ?? [];
  // The address selects the screen's first view, unless the history entry shows another screen at this address.
  const isOwn =
    own &&
    new RegExp(own.pattern).test(path) &&
    (own.query === null || new URLSearchParams(location.search).get(own.query)) &&
    !history.state?.screen;
  const shell = read('parkett.session') === null ? visitor : isOwn ? own.name : known;
  root.dataset.shell = shell;
  // The page's markup holds another view than this visitor's: `show.js` replaces it before the browser shows it.
  if (first !== `${root.lang} ${reading} ${shell}`) root.dataset.unseen = '';

  // Files of this screen; the page carries those of the login and of the investor's home.
  const { texts } = JSON.parse(document.getElementById('screens').textContent)[index] ?? {};
  const screen = shell === 'login' || index < 0 ? [] : [...files, ...given.shared];
  for (const href of texts && screen.length > 0 ? [texts[root.lang], ...screen] : screen) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) {
      link.as = 'style';
      // Has to match the app's own link for this file; otherwise the browser would load the style sheet twice.
      link.crossOrigin = '';
    }
    link.href = href;
    // Scripts follow the first paint: until then the entry uses the whole connection, and earlier scripts would delay
    // the paint.
    if (href.endsWith('.css')) document.head.append(link);
    else addEventListener('parkett.painted', () => document.head.append(link), { once: true });
  }
})();
