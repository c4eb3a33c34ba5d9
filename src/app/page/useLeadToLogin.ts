import { useRouter } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';

/**
 * Returns a function that navigates to the login with this page as the return path, and calls `onLeft` when the login
 * is left, logged in or not.
 */
export function useLeadToLogin() {
  const router = useRouter();
  return (onLeft: () => void): void => {
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
  };
}
