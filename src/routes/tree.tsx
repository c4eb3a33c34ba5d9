import { type TableOfPaths, tables } from 'virtual:screens';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type App, useApp } from '#app/app.ts';
import { once } from '#app/once.ts';
import { blocks } from '#app/reads/blocks.ts';
import type { Access, Screen } from '#app/screens.ts';
import { pathTo, queryOf, type ScreenPath } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { NotFoundFlow } from '#features/notFound/NotFoundFlow.tsx';
import { RouteErrorFlow } from '#features/notFound/RouteErrorFlow.tsx';
import { ShellFlow } from '#features/shell/ShellFlow.tsx';
import { wantTexts } from '#i18n/locale.ts';
import { isLoggedIn, selectCustomerUuid } from '#machines/session/selectors.ts';
import { lazyScreen } from './lazyScreen.ts';
import { parseSearch } from './search.ts';

/** What the app's screens get from the router: the long-lived actors and the way to the shop. */
export interface RouterContext {
  app: App;
}

const createRoot = () =>
  createRootRouteWithContext<RouterContext>()({
    // What the footer of every page shows.
    loader: ({ context: { app } }) => app.resources.request(blocks),
    component: ShellFlow,
    notFoundComponent: NotFoundFlow,
    errorComponent: RouteErrorFlow,
  });
type Root = ReturnType<typeof createRoot>;

/** Spec section 2: an unauthenticated visitor of a protected route goes to /login, which knows the way back. */
const accountIn = (root: Root) =>
  createRoute({
    getParentRoute: () => root,
    id: 'account-required',
    component: OfCustomer,
    beforeLoad: ({ context, location }) => {
      if (!isLoggedIn(context.app.session.getSnapshot())) {
        throw redirect({ href: pathTo('/login', undefined, { redirectPath: location.href }), replace: true });
      }
    },
  });

/** What one customer was shown, granted, or had typed is never the next one's: a page begins anew with whoever is signed in. */
function OfCustomer() {
  const { session } = useApp();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const [shown, setShown] = useState(customerUuid);
  // Whoever is signed out is on their way to the login.
  if (customerUuid !== null && customerUuid !== shown) setShown(customerUuid);
  return <Outlet key={shown} />;
}

/** Somebody who is signed in already is let through to where they wanted to go. */
const guestIn = (root: Root) =>
  createRoute({
    getParentRoute: () => root,
    id: 'guest-only',
    beforeLoad: ({ context, location: { searchStr } }) => {
      if (isLoggedIn(context.app.session.getSnapshot())) {
        const { redirectPath = '' } = parseSearch(searchStr);
        throw redirect({ href: safePath(redirectPath, location.origin) ?? pathTo('/'), replace: true });
      }
    },
  });

/** The routes of a feature. Of its table the paths are known; the rest is loaded when somebody goes there, with its texts. */
function routesOf({ paths, layout, own, load, texts }: TableOfPaths, parent: AnyRoute): AnyRoute[] {
  // Its texts are on their way together with its code.
  const table = once(async () => own ?? (await Promise.all([load(), wantTexts(texts)]))[0].screens);
  const screenAt = async (path: string): Promise<Screen<ScreenPath>> => {
    const screen = new Map<string, Screen<ScreenPath>>(Object.entries((await table()).screens)).get(path);
    if (!screen) throw notFound();
    return screen;
  };
  const componentOf = (path: string) => {
    // A table that is part of the entry has its components there too: the login waits for nothing.
    if (own) return new Map(Object.entries(own.screens)).get(path)?.component;
    return lazyScreen(async () => (await screenAt(path)).component);
  };
  const routeTo = (path: string, above: AnyRoute) =>
    createRoute({
      getParentRoute: () => above,
      path,
      beforeLoad: async ({ context: { app }, params, search }) => {
        const { title, redirect: elsewhere } = await screenAt(path);
        const href = elsewhere?.({ app, params, search });
        if (href) throw redirect({ href, replace: true });
        return { title, ownHeader: (await table()).ownHeader === true };
      },
      loader: async ({ context: { app }, params, location: { search } }) => {
        const { reads } = await screenAt(path);
        app.resources.request(...(reads?.({ app, params, search }) ?? []));
      },
      ...(!layout && { component: componentOf(path) }),
    });
  if (!layout) return paths.map((path) => routeTo(path, parent));
  const spanning = createRoute({
    getParentRoute: () => parent,
    id: layout,
    component: lazyScreen(async () => (await table()).layout),
  });
  return [spanning.addChildren(paths.map((path) => routeTo(path, spanning)))];
}

export function createAppRouter(app: App) {
  const root = createRoot();
  const parents = { public: root, account: accountIn(root), guest: guestIn(root) };
  const routes: Record<Access, AnyRoute[]> = { public: [], account: [], guest: [] };
  for (const table of tables) {
    if ((table.reading ?? app.settings.reading) !== app.settings.reading) continue;
    routes[table.access].push(...routesOf(table, parents[table.access]));
  }
  return createRouter({
    routeTree: root.addChildren([
      ...routes.public,
      parents.account.addChildren(routes.account),
      parents.guest.addChildren(routes.guest),
    ]),
    context: { app },
    parseSearch,
    stringifySearch: queryOf,
    scrollRestoration: false,
    defaultPendingMs: 150,
    // A path that begins like one of ours is not found as a page, not as a part of one.
    notFoundMode: 'root',
    // In the place of the screen, so that header and footer stay.
    defaultErrorComponent: RouteErrorFlow,
  });
}
