/**
 * Runs inline in <head>, before the first paint. Sets theme and language without a flash (requirement 9.1: a stored
 * choice of language wins; in the marketplace reading an unknown one falls back to English; otherwise the first
 * language of the browser that the app has, else German), requests the texts, and preloads the screen's scripts once
 * `show.js` reports the first paint.
 */
(() => {
  const dataOf = (id) => JSON.parse(document.getElementById(id).textContent);
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const reading = dataOf('settings').reading ?? 'investor';
  const isMarket = reading === 'marketplace';
  root.dataset.reading = reading;
  const theme = read('parkett.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const stored = read('parkett.locale');
  const isLanguage = (text) => text === 'de' || text === 'en';
  const ofBrowser = navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'de';
  root.lang = isLanguage(stored) ? stored : stored !== null && isMarket ? 'en' : ofBrowser;

  const { of, views, texts, table, files } = dataOf('page');
  // The page has a first view of the screen at this address, unless the history entry shows another screen there.
  const isKnown =
    (views.query === null || new URLSearchParams(location.search).get(views.query)) && !history.state?.screen;
  const shell = read('parkett.session') === null ? views.visitor : isKnown ? views.known : views.usual;
  root.dataset.shell = shell;
  // The page's markup holds another view than this visitor's: `show.js` replaces it before the browser shows it.
  if (`de ${of} ${views.first}` !== `${root.lang} ${reading} ${shell}`) root.dataset.unseen = '';

  // `src/i18n/locale.ts` takes these answers; it would read a preloaded file again, from the browser's memory.
  window.parkettTexts = new Map();
  const requestTexts = (name) => {
    const url = `${texts}${name}.${root.lang}.json`;
    const answer = fetch(url);
    // A failure is reported to whom awaits the answer.
    answer.catch(() => undefined);
    window.parkettTexts.set(url, answer);
  };
  if (texts) requestTexts('page');
  if (shell === 'login') return;
  const preload = (href) => {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // Has to match the app's own request for this file; otherwise the browser would load it twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  // Scripts follow the first paint: until then the entry uses the whole connection, and earlier scripts would delay the
  // paint.
  const isScript = (href) => href.endsWith('.js');
  for (const href of files.filter((each) => !isScript(each))) preload(href);
  const scripts = files.filter(isScript);
  addEventListener(
    'parkett.painted',
    () => {
      if (table) requestTexts(table);
      scripts.forEach(preload);
    },
    { once: true },
  );
})();
