import type { App } from '#app/app.ts';
import { once } from '#app/once.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { isLoggedIn, selectLoginScreen, selectNotice } from '#machines/session/selectors.ts';
import type { createAppRouter } from './tree.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Part of the id of each route behind the login. */
const INSIDE = 'account-required';

/**
 * Keeps the URL and the session's machine together: the code step has its own path, and a login goes on to where somebody
 * wanted to go. A logout goes home (spec section 4). When the session ends by itself, a public page stays, and any other
 * goes to the login, which knows the way back (spec section 2).
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

  // Whoever goes back from the code to the login gives the code up, and begins with the password again.
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname === pathTo('/login')) session.send({ type: 'login.restarted' });
  });

  session.on('navigation.requested', () => {
    // Where one is going, also when the page that is shown is still the one before.
    const { href } = router.latestLocation;
    const matches = router.matchRoutes(router.latestLocation);
    const ended = selectNotice(session.getSnapshot());
    const isPublic = matches.every(({ routeId }) => !routeId.includes(INSIDE));
    if (ended === 'loggedOut') router.navigate({ href: pathTo('/'), ignoreBlocker: true });
    else if (!isPublic)
      router.navigate({ href: pathTo('/login', undefined, { redirectPath: href }), ignoreBlocker: true });
  });

  // Comes once a customer's first page is shown: nobody else is led anywhere, and nothing waits for it.
  const leading = once(async () =>
    (await import('#app/onboarding/followGuard.ts')).followGuard(app, {
      isInside: () => router.state.matches.some(({ routeId }) => routeId.includes(INSIDE)),
      go: (lead) => router.navigate({ href: pathTo(`/${lead}`), replace: true }),
    }),
  );
  router.subscribe('onRendered', () => {
    // What could not be loaded is tried again with the next page.
    if (isLoggedIn(session.getSnapshot()))
      leading().then(
        (lead) => lead(),
        () => undefined,
      );
  });

  session.on('notice.raised', ({ notice }) => {
    if (notice !== 'loggedOut' && notice !== 'loggedIn') return;
    // Said after the navigation that belongs to it: a navigation hides what was said before.
    const stop = router.subscribe('onRendered', () => {
      stop();
      notifications.send({ type: 'notification.raised', kind: 'success', message: notice });
    });
  });
}
