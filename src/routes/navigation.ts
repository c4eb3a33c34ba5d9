import { i18n } from '@lingui/core';
import type { App } from '#app/app.ts';
import type { createAppRouter } from './tree.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Returns the page's heading, but not the placeholder of a heading that is still loading. */
const headingIn = (page: Document) => page.querySelector<HTMLElement>('main h1[tabindex]:not([data-placeholder])');

/**
 * Handles every navigation (requirement 2.3): hides notifications unless the query contains `limit`; scrolls to the
 * top, except within a list that grew; sets the title; and focuses the page's `h1`, so that a screen reader announces
 * the page once.
 */
export function followNavigation(
  router: AppRouter,
  { settings, notifications, preferences, pages, reports, patience }: App,
): void {
  const setTitle = () => {
    const { title } = router.state.matches.at(-1)?.context ?? {};
    const heading = headingIn(document)?.textContent;
    const shown = pages.title() ?? title;
    const name = shown ? i18n._(shown) : heading;
    document.title = [name, pages.subject(), settings.brand].filter(Boolean).join(' · ');
  };

  let awaited: MutationObserver | null = null;
  /** Calls `act` with the heading now, or as soon as the page's content is loaded. */
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
      // Customers who have moved to a field in the meantime keep their focus.
      const isWaiting = document.activeElement === focused || document.activeElement === document.body;
      if (isElsewhere && isWaiting) heading.focus({ preventScroll: true });
    });
  };

  let endOfNavigation = () => {};
  router.subscribe('onBeforeLoad', () => {
    // A navigation that another one replaces is not awaited any more.
    endOfNavigation();
    endOfNavigation = patience.followNavigation();
  });
  router.subscribe('onResolved', () => endOfNavigation());
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return;
    notifications.send({ type: 'navigation.happened', keep: 'limit' in toLocation.search });
  });
  router.subscribe('onBeforeRouteMount', () => reports?.show(router.state.matches.at(-1)?.fullPath ?? ''));
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isFirst = !fromLocation;
    const isNew = !isFirst && (pathChanged || fromLocation.searchStr !== toLocation.searchStr);
    // More rows of the same list appear below the rows in view.
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
