import { type TableOfPaths, tables } from 'virtual:screens';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  notFound,
  Outlet,
  redirect,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type App, useApp } from '#app/app.ts';
import { once } from '#app/lazy/once.ts';
import { blocks } from '#app/reads/blocks.ts';
import type { Access, Screen } from '#app/screens.ts';
import { pathTo, queryOf, type ScreenPath } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { NotFoundFlow } from '#features/shared/notFound/NotFoundFlow.tsx';
import { RouteErrorFlow } from '#features/shared/notFound/RouteErrorFlow.tsx';
import { ShellFlow } from '#features/shared/shell/ShellFlow.tsx';
import { wantTexts } from '#i18n/locale.ts';
import { isLoggedIn, selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { lazyScreen } from './lazyScreen.ts';

/**
 * Maximum length of a search parameter in characters; pages reject shorter phrases that are too long
 * (`isPhraseTooLong`).
 */
const LONGEST = 10_000;

/**
 * Parses search parameters as raw strings (requirement 13.4) and drops those that are too long. The router's default
 * reads numbers out of strings: a `token_value` of `662E41` would become 6.62e+43.
 */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value.length <= LONGEST));

/** Router context for the app's screens: the long-lived actors and the shop's API. */
export interface RouterContext {
  app: App;
}

const createRoot = () =>
  createRootRouteWithContext<RouterContext>()({
    // Content of every page's footer, and of the login.
    beforeLoad: ({ context: { app } }) => {
      app.resources.request(blocks);
    },
    component: Shell,
    notFoundComponent: NotFoundFlow,
    errorComponent: RouteError,
  });
type Root = ReturnType<typeof createRoot>;

function Shell() {
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.context.ownHeader === true });
  return (
    <ShellFlow isBare={isBare}>
      <Outlet />
    </ShellFlow>
  );
}

function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return <RouteErrorFlow error={error} onRetry={() => router.invalidate().then(reset)} />;
}

/** Requirement 2.1: redirects visitors of a protected route to /login, which knows the way back. */
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

/**
 * Remounts the page when another customer signs in: data, permissions and input of one customer never reach the next.
 */
function OfCustomer() {
  const { session } = useApp();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const [shown, setShown] = useState(customerUuid);
  // After a sign-out the app redirects to the login, so the old page stays mounted until then.
  if (customerUuid !== null && customerUuid !== shown) setShown(customerUuid);
  return <Outlet key={shown} />;
}

/** Redirects signed-in customers to the page that they wanted. */
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

/** Returns the routes of a feature. Its table's paths are known; the rest loads with its texts at the first visit. */
function routesOf({ paths, layout, own, load, texts }: TableOfPaths, parent: AnyRoute): AnyRoute[] {
  // Texts and code load in parallel.
  const table = once(async () => own ?? (await Promise.all([load(), wantTexts(texts)]))[0].screens);
  const screenAt = async (path: string): Promise<Screen<ScreenPath>> => {
    const screen = new Map<string, Screen<ScreenPath>>(Object.entries((await table()).screens)).get(path);
    if (!screen) throw notFound();
    return screen;
  };
  const componentOf = (path: string) => {
    // A table that is part of the entry has its components there too: the login waits for no chunk.
    if (own) return new Map(Object.entries(own.screens)).get(path)?.component;
    return lazyScreen(async () => (await screenAt(path)).component);
  };
  const routeTo = (path: string, above: AnyRoute) =>
    createRoute({
      getParentRoute: () => above,
      path,
      // Unlike a loader, this also runs when only the query changes, on which reads may depend.
      beforeLoad: async ({ context: { app }, params, search }) => {
        const { title, redirect: elsewhere, reads } = await screenAt(path);
        const href = elsewhere?.({ app, params, search });
        if (href) throw redirect({ href, replace: true });
        app.resources.request(...(reads?.({ app, params, search }) ?? []));
        return { title, ownHeader: (await table()).ownHeader === true };
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
    // An unknown path below one of ours gets a whole not-found page, not one within that page.
    notFoundMode: 'root',
    // Rendered in the screen's place, so that header and footer stay.
    defaultErrorComponent: RouteError,
  });
}
