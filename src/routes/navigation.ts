import { i18n } from '@lingui/core';
import type { App } from '#flows/app.tsx';
import type { createAppRouter } from './tree.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * What every navigation does (spec section 2): notifications are hidden unless the query contains `limit`, the page is
 * scrolled to its top; and the title is set and the page's `h1` gets the focus, so that a screen reader says once where
 * one is.
 */
export function followNavigation(router: AppRouter, { settings, notifications, preferences }: App): void {
  const setTitle = () => {
    const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
    const heading = document.querySelector('main h1')?.textContent;
    const name = title ? i18n._(title) : heading;
    document.title = [name, settings.brand].filter(Boolean).join(' · ');
  };

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return;
    notifications.send({ type: 'navigation.happened', keep: 'limit' in toLocation.search });
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    setTitle();
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return;
    window.scrollTo(0, 0);
    if (!pathChanged) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  preferences.on('locale.switched', setTitle);
}
