import type { AnyRouter } from '@tanstack/react-router';

/**
 * Turns clicks on plain links of this app into navigations, and loads a screen's code as soon as somebody points at its
 * link. Its data waits for the click: pointing asks the shop for nothing, whose refusal could end the session. One
 * listener for all: links of the kit, of CMS pages and of React Aria's menus alike.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const path = pathOf(event, router);
    if (path === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A menu has done its work when one follows its link.
    if (event.target instanceof Element) event.target.closest<HTMLElement>('[popover]')?.hidePopover();
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
    const screen = link?.dataset.screen;
    router.navigate({ href: path, ...(screen && { state: { screen } }) });
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const path = pathOf(event, router);
      if (path === null) return;
      // What cannot be loaded shows itself when the link is followed.
      for (const route of routesAt(path, router)) router.loadRouteChunk(route)?.catch(() => undefined);
    });
  }
}

/** The routes of a path; the root alone where the app has no such page. */
const routesAt = (path: string, router: AnyRouter) =>
  router.getMatchedRoutes(new URL(path, location.origin).pathname)[0];

/** Path, query and hash of the link under the event, if it leads to a page of this app. */
function pathOf(event: Event, router: AnyRouter): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || routesAt(url.pathname, router).length < 2) return null;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return url.pathname + url.search + url.hash;
}
