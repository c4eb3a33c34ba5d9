import type { AnyRouter } from '@tanstack/react-router';

/**
 * Turns clicks on plain links of this app into navigations, and loads a screen's code as soon as somebody points at its
 * link. Its data waits for the click: pointing asks the shop for nothing, whose refusal could end the session. One
 * listener for all: links of the kit, of CMS pages and of React Aria's menus alike.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event, router);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A menu has done its work when one follows its link.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    const { screen } = link.dataset;
    router.navigate({ href: pathOf(link), ...(screen && { state: { screen } }) });
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event, router);
      if (!link) return;
      // What cannot be loaded shows itself when the link is followed.
      for (const route of routesAt(link, router)) router.loadRouteChunk(route)?.catch(() => undefined);
    });
  }
}

/** The routes of a link; the root alone where the app has no such page. */
const routesAt = ({ pathname }: HTMLAnchorElement, router: AnyRouter) => router.getMatchedRoutes(pathname)[0];

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** The link under the event, if it leads to a page of this app. */
function linkOf({ target }: Event, router: AnyRouter): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  // An address that is none has no origin.
  if (link.origin !== location.origin || routesAt(link, router).length < 2) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return link;
}
