import type { App } from '#app/app.ts';
import { once } from '#app/lazy/once.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { isLoggedIn, selectLoginScreen, selectNotice } from '#machines/app/session/selectors.ts';
import type { createAppRouter } from './tree.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Part of the id of each route behind the login. */
const INSIDE = 'account-required';

/**
 * Keeps the URL and the session machine in step: the code step has its own path, and a login continues to the page that
 * the customer wanted. A logout goes home (requirement 4.4). If the session ends by itself, public pages stay, and all
 * others redirect to the login, which knows the way back (requirement 2.1).
 */
export function followSession(router: AppRouter, app: App): void {
  const { session, notifications } = app;
  let previous = session.getSnapshot();
  session.subscribe((snapshot) => {
    const before = previous;
    previous = snapshot;
    const { pathname, search } = router.state.location;
    const atLogin = pathname === pathTo('/login') || pathname === pathTo('/login/2fa');
    if (atLogin) {
      const keep = { redirectPath: search.redirectPath };
      if (isLoggedIn(snapshot) && !isLoggedIn(before)) {
        const href = safePath(search.redirectPath ?? '', location.origin) ?? '/';
        router.navigate({ href, replace: true });
        return;
      }
      const screen = selectLoginScreen(snapshot);
      if (screen && `/${screen}` !== pathname)
        router.navigate({ href: pathTo(`/${screen}`, undefined, keep), replace: screen === 'login' });
    }
  });

  // Going back from the code to the login discards the code; the customer enters the password again.
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname === pathTo('/login')) session.send({ type: 'login.restarted' });
  });

  session.on('navigation.requested', () => {
    // Destination of the current navigation, even if the previous page is still shown.
    const { href } = router.latestLocation;
    const matches = router.matchRoutes(router.latestLocation);
    const ended = selectNotice(session.getSnapshot());
    const isPublic = matches.every(({ routeId }) => !routeId.includes(INSIDE));
    if (ended === 'loggedOut') router.navigate({ href: pathTo('/'), ignoreBlocker: true });
    else if (!isPublic)
      router.navigate({ href: pathTo('/login', undefined, { redirectPath: href }), ignoreBlocker: true });
  });

  // Loads the guard once a customer's first page is shown: visitors have no guard, and the page does not wait for it.
  const leading = once(async () =>
    (await import('#app/onboarding/followGuard.ts')).followGuard(app, {
      isInside: () => router.state.matches.some(({ routeId }) => routeId.includes(INSIDE)),
      go: (lead) => router.navigate({ href: pathTo(`/${lead}`), replace: true }),
    }),
  );
  router.subscribe('onRendered', () => {
    // The next page retries a failed load.
    if (isLoggedIn(session.getSnapshot()))
      leading().then(
        (lead) => lead(),
        () => undefined,
      );
  });

  session.on('notice.raised', ({ notice }) => {
    if (notice !== 'loggedOut' && notice !== 'loggedIn') return;
    // Shown after the navigation that belongs to it, since a navigation hides earlier notifications.
    const stop = router.subscribe('onRendered', () => {
      stop();
      notifications.send({ type: 'notification.raised', kind: 'success', message: notice });
    });
  });
}
