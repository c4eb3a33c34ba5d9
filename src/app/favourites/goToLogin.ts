import type { AnyRouter } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';

/**
 * Navigates to the login with this page as the return path; calls `onLeft` when the login is left, logged in or not.
 */
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
