import { i18n } from '@lingui/core';
import type { App } from '#app/app.ts';
import type { createAppRouter } from './tree.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** The page's title on the page: not the placeholder of one that is on its way. */
const headingIn = (page: Document) => page.querySelector<HTMLElement>('main h1[tabindex]:not([data-placeholder])');

/**
 * What every navigation does (spec section 2): notifications are hidden unless the query contains `limit`, the page is
 * scrolled to its top, but not within a list that grew; and the title is set and the page's `h1` gets the focus, so that a screen reader says once where
 * one is.
 */
export function followNavigation(router: AppRouter, { settings, notifications, preferences, pages }: App): void {
  const setTitle = () => {
    const { title } = router.state.matches.at(-1)?.context ?? {};
    const heading = headingIn(document)?.textContent;
    const shown = pages.title() ?? title;
    const name = shown ? i18n._(shown) : heading;
    document.title = [name, pages.subject(), settings.brand].filter(Boolean).join(' · ');
  };

  let awaited: MutationObserver | null = null;
  /** Does it now, or as soon as the heading of a page whose content is on its way is there. */
  const withHeading = (act: (heading: HTMLElement) => void) => {
    awaited?.disconnect();
    const heading = headingIn(document);
    if (heading) return act(heading);
    awaited = new MutationObserver((_, observer) => {
      const late = headingIn(document);
      if (!late) return;
      observer.disconnect();
      act(late);
    });
    const page = document.querySelector('#root');
    if (page) awaited.observe(page, { childList: true, subtree: true });
  };

  const arrive = (isElsewhere: boolean) => {
    setTitle();
    const focused = document.activeElement;
    withHeading((heading) => {
      setTitle();
      // Whoever has gone on to a field in the meantime is not called back.
      const isWaiting = document.activeElement === focused || document.activeElement === document.body;
      if (isElsewhere && isWaiting) heading.focus({ preventScroll: true });
    });
  };

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return;
    notifications.send({ type: 'navigation.happened', keep: 'limit' in toLocation.search });
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isFirst = !fromLocation;
    const isNew = !isFirst && (pathChanged || fromLocation.searchStr !== toLocation.searchStr);
    // More rows of the same list come below what is read.
    if (isNew && (pathChanged || !('limit' in toLocation.search))) window.scrollTo(0, 0);
    arrive(isNew && pathChanged);
  });
  pages.onRenamed(setTitle);
  pages.onArrival(() => {
    window.scrollTo(0, 0);
    arrive(true);
  });
  preferences.on('locale.switched', setTitle);
}
