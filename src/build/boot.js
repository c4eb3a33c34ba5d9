/**
 * Runs inline in <head>, before the first paint. Sets theme and language without a flash (requirement 9.1: a stored
 * choice of language wins; in the marketplace reading an unknown one falls back to English; otherwise the first language
 * of the browser that the app has, else German), preloads the texts, and the screen's scripts once `show.js` reports the
 * first paint.
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

  const preload = (href) => {
    const link = document.createElement('link');
    const kind = { css: 'style', json: 'fetch' }[href.split('.').at(-1)];
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    // Has to match the app's own request for this file; otherwise the browser would load it twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  const preloadTexts = (name) => preload(`${texts}${name}.${root.lang}.json`);
  if (texts) preloadTexts('page');
  if (shell === 'login') return;
  // Scripts follow the first paint: until then the entry uses the whole connection, and earlier scripts would delay the
  // paint.
  const isScript = (href) => href.endsWith('.js');
  for (const href of files.filter((each) => !isScript(each))) preload(href);
  const scripts = files.filter(isScript);
  addEventListener(
    'parkett.painted',
    () => {
      if (table) preloadTexts(table);
      scripts.forEach(preload);
    },
    { once: true },
  );
})();
