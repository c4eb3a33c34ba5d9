import type { AnyRouter } from '@tanstack/react-router';

/**
 * Turns clicks on plain links of this app into navigations, and loads a screen's code on hover or focus of its link.
 * The screen's data waits for the click: hovering sends no request to the shop, whose refusal could end the session.
 * One listener covers all links: those of the kit, of CMS pages and of React Aria's menus.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event, router);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Following a link closes its menu.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    const { screen } = link.dataset;
    router.navigate({ href: pathOf(link), ...(screen && { state: { screen } }) });
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event, router);
      if (!link) return;
      // A failed load shows its error when the customer follows the link.
      for (const route of routesAt(link, router)) router.loadRouteChunk(route)?.catch(() => undefined);
    });
  }
}

/** Returns the routes of a link; the root alone if the app has no such page. */
const routesAt = ({ pathname }: HTMLAnchorElement, router: AnyRouter) => router.getMatchedRoutes(pathname)[0];

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** Returns the link under the event; null unless it leads to a page of this app. */
function linkOf({ target }: Event, router: AnyRouter): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  // An invalid URL has no origin.
  if (link.origin !== location.origin || routesAt(link, router).length < 2) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return link;
}
