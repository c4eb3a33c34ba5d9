import type { AnyRouter } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';

/** Leads to the login and back to this page; `onLeft` hears that the login was left, whether or not somebody logged in. */
export function goToLogin(router: AnyRouter, onLeft: () => void): void {
  const { pathname, search } = window.location;
  let isThere = false;
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    const wasThere = isThere;
    isThere = toLocation.pathname.startsWith(pathTo('/login'));
    if (isThere || !wasThere) return;
    stop();
    onLeft();
  });
  router.navigate({ href: pathTo('/login', undefined, { redirectPath: `${pathname}${search}` }) });
}
