/**
 * Runs inline right after the content of `#root`: completes the first view, which React replaces at its first commit.
 * If this visitor needs another first view than the page's markup holds, takes that from the page as soon as the page
 * is parsed. Sets styles here, since the Content-Security-Policy allows no style attributes. Loads the app and the
 * screen's scripts after the first paint, which their first task would delay. The build replaces `entry` and `older`.
 */
/* global entry, older */
(() => {
  const html = document.documentElement;
  const root = document.getElementById('root');
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const complete = () => {
    for (const element of root.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
    const brand = root.querySelector('header a');
    brand.setAttribute('aria-label', brand.getAttribute('aria-label').replace('{brand}', settings.brand));
    const texts = document.createTreeWalker(brand, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace('{brand}', settings.brand);
  };
  // This policy creates HTML only from the views that the page carries, and no other script can get it.
  const createHTML = (name) => document.querySelector(`script[data-view="${name}"]`).textContent;
  const greet = () => {
    const heading = root.querySelector('[data-greeting]');
    try {
      const { customerUuid, locale, greetings } = JSON.parse(localStorage.getItem('parkett.greeting'));
      const session = JSON.parse(localStorage.getItem('parkett.session'));
      if (customerUuid !== session.customerUuid || locale !== html.lang) return;
      const hour = new Date().getHours();
      const { words } = greetings.find(({ until }) => hour < until);
      if (typeof words === 'string' && words.length < 200) heading.textContent = words;
    } catch {
      // Another page, no greeting stored for this customer, or no storage: the heading waits for the shop.
    }
  };
  const present = () => {
    still = root.firstElementChild;
    greet();
    complete();
  };
  const choose = () => {
    const views = window.trustedTypes?.createPolicy('views', { createHTML }) ?? { createHTML };
    root.innerHTML = views.createHTML(`${html.lang} ${html.dataset.reading} ${html.dataset.shell}`);
    present();
    delete html.dataset.unseen;
  };
  let still = null;
  if (html.dataset.unseen === undefined) present();
  else document.addEventListener('DOMContentLoaded', choose);

  const isEnglish = html.lang === 'en';
  const noticeOf = (sentence) => {
    const notice = document.createElement('div');
    notice.className = 'row page stack';
    notice.setAttribute('role', 'alert');
    notice.append(document.createElement('p'), document.createElement('button'));
    notice.firstChild.textContent = sentence;
    notice.lastChild.textContent = isEnglish ? 'Reload' : 'Neu laden';
    notice.lastChild.className = 'button';
    notice.lastChild.addEventListener('click', () => location.reload());
    return notice;
  };
  // Replaces the first view when the app cannot start: its controls would never work.
  const fail = () =>
    root.replaceChildren(
      noticeOf(
        isEnglish
          ? 'This page could not be loaded completely. Please load it again.'
          : 'Diese Seite konnte nicht vollständig geladen werden. Bitte laden Sie sie neu.',
      ),
    );
  // A load that takes longer than 8 seconds shows a notice.
  setTimeout(() => {
    if (still?.isConnected)
      root
        .querySelector('main')
        .prepend(
          noticeOf(isEnglish ? 'Loading is taking longer than usual.' : 'Das Laden dauert länger als gewöhnlich.'),
        );
  }, 8000);
  addEventListener('parkett.failed', fail);
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    dispatchEvent(new Event('parkett.painted'));
    const isNew = [
      Promise.withResolvers,
      URL.canParse,
      Map.groupBy,
      AbortSignal.any,
      [].toSorted,
      ''.toWellFormed,
      HTMLElement.prototype.showPopover,
    ].every(Boolean);
    (isNew ? Promise.resolve() : import(older)).then(() => import(entry)).catch(fail);
  };
  // Background tabs paint nothing, and a slow image must not delay the app.
  setTimeout(begin, 200);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
})();
