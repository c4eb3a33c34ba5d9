import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRootRouteWithContext, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import type { App } from '#app/app.tsx';
import { safePath } from '#domain/session/redirect.ts';
import { LoginFlow } from '#features/login/LoginFlow.tsx';
import { NotFoundFlow } from '#features/notFound/NotFoundFlow.tsx';
import { RouteErrorFlow } from '#features/notFound/RouteErrorFlow.tsx';
import { isOrderStep } from '#features/order/steps.ts';
import { ShellFlow } from '#features/shell/ShellFlow.tsx';
import { isLoggedIn, selectLoginScreen } from '#machines/session/selectors.ts';
import { lazyScreen } from './lazyScreen.ts';
import {
  HomeSearch,
  ListSearch,
  LoginSearch,
  OrderSearch,
  PaymentSearch,
  PhraseSearch,
  parseSearch,
  stringifySearch,
} from './search.ts';

/** What the app's screens get from the router: the long-lived actors and the way to the shop. */
export interface RouterContext {
  app: App;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title, which may depend on a part of the path; a screen without one has its heading's. */
    title?: MessageDescriptor | ((params: Record<string, string | undefined>) => MessageDescriptor | undefined);
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const root = createRootRouteWithContext<RouterContext>()({
  // What the footer of every page shows.
  loader: ({ context: { app } }) => app.resources.request('blocks'),
  component: ShellFlow,
  notFoundComponent: NotFoundFlow,
  errorComponent: RouteErrorFlow,
});

/** Spec section 2: an unauthenticated visitor of a protected route goes to /login, which knows the way back. */
const account = createRoute({
  getParentRoute: () => root,
  id: 'account-required',
  beforeLoad: ({ context, location }) => {
    if (!isLoggedIn(context.app.session.getSnapshot())) {
      throw redirect({ to: '/login', search: { redirectPath: location.href }, replace: true });
    }
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: LoginSearch,
  staticData: { title: msg`Anmelden` },
  beforeLoad: ({ context, search }) => {
    // Somebody who is logged in already is let through to where they wanted to go.
    if (isLoggedIn(context.app.session.getSnapshot())) {
      throw redirect({ href: safePath(search.redirectPath ?? '', location.origin) ?? '/', replace: true });
    }
  },
  component: LoginFlow,
});

const loginCode = createRoute({
  getParentRoute: () => root,
  path: '/login/2fa',
  validateSearch: LoginSearch,
  staticData: { title: msg`Zwei-Faktor-Code` },
  beforeLoad: ({ context, search }) => {
    // The code belongs to a password that was just accepted; by its address alone the step does not exist.
    if (selectLoginScreen(context.app.session.getSnapshot()) !== 'login/2fa') {
      throw redirect({ to: '/login', search, replace: true });
    }
  },
  component: LoginFlow,
});

/** `/` means something else in each reading: the investor's home needs a login, the marketplace's does not. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: HomeSearch,
  staticData: { title: msg`Übersicht` },
  beforeLoad: ({ context, search, location }) => {
    if (context.app.settings.reading === 'marketplace') return;
    if (!isLoggedIn(context.app.session.getSnapshot())) {
      throw redirect({ to: '/login', search: { redirectPath: location.href }, replace: true });
    }
    // Spec section 2: with query token_value, home goes to /invoices.
    if (search.token_value) throw redirect({ to: '/invoices', replace: true });
  },
  loader: ({ context: { app } }) => {
    app.resources.request('products', 'channel');
    if (app.settings.reading === 'investor') app.resources.request('portfolio', 'payouts');
  },
  component: lazyScreen(() => import('#features/home/HomeFlow.tsx'), 'HomeFlow', 'carried'),
});

/** Each step is a page of its own (WCAG 2.4.2). */
const titleOfStep = new Map([
  ['token', msg`Zeichnung: Anlage`],
  ['addresses', msg`Zeichnung: Anschrift`],
  ['payment-methods', msg`Zeichnung: Zahlungsart`],
  ['confirmation', msg`Zeichnung: Prüfen`],
]);

const order = createRoute({
  getParentRoute: () => account,
  path: '/order-process/$step',
  validateSearch: OrderSearch,
  staticData: { title: ({ step }) => titleOfStep.get(step ?? '') },
  beforeLoad: ({ params }) => {
    if (!isOrderStep(params.step)) throw notFound();
  },
  component: lazyScreen(() => import('#features/order/OrderFlow.tsx'), 'OrderFlow'),
});

const orderFinished = createRoute({
  getParentRoute: () => account,
  path: '/orders/$uuid/finish',
  staticData: { title: msg`Vielen Dank` },
  loader: ({ context: { app }, params }) => app.resources.requestOne('order', params.uuid),
  component: lazyScreen(() => import('#features/orderFinished/OrderFinishedFlow.tsx'), 'OrderFinishedFlow'),
});

const PAYMENT = () => import('#features/payment/PaymentFlow.tsx');

const paymentSuccess = createRoute({
  getParentRoute: () => account,
  path: '/payment/success',
  validateSearch: PaymentSearch,
  staticData: { title: msg`Zahlung` },
  component: lazyScreen(PAYMENT, 'PaymentSuccessFlow'),
});

const paymentCancel = createRoute({
  getParentRoute: () => account,
  path: '/payment/cancel',
  validateSearch: PaymentSearch,
  staticData: { title: msg`Zahlung abgebrochen` },
  component: lazyScreen(PAYMENT, 'PaymentCancelFlow'),
});

const orderDetails = createRoute({
  getParentRoute: () => account,
  path: '/order-details/$uuid',
  staticData: { title: msg`Einzelheiten der Zeichnung` },
  loader: ({ context: { app }, params }) => {
    app.resources.requestOne('order', params.uuid);
    app.resources.request('invoices');
  },
  component: lazyScreen(() => import('#features/orderDetails/OrderDetailsFlow.tsx'), 'OrderDetailsFlow'),
});

const myAccount = createRoute({
  getParentRoute: () => account,
  path: '/account',
  beforeLoad: () => {
    throw redirect({ to: '/account/orders', replace: true });
  },
});

const orders = createRoute({
  getParentRoute: () => account,
  path: '/account/orders',
  validateSearch: ListSearch,
  staticData: { title: msg`Meine Zeichnungen` },
  component: lazyScreen(() => import('#features/orders/OrdersFlow.tsx'), 'OrdersFlow'),
});

const invoices = createRoute({
  getParentRoute: () => account,
  path: '/invoices',
  staticData: { title: msg`Rechnungen` },
  loader: ({ context: { app } }) => app.resources.request('invoices'),
  component: lazyScreen(() => import('#features/invoices/InvoicesFlow.tsx'), 'InvoicesFlow'),
});

const products = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: PhraseSearch,
  staticData: { title: msg`Produkte` },
  loader: ({ context: { app } }) => app.resources.request('channel'),
  component: lazyScreen(() => import('#features/search/SearchFlow.tsx'), 'SearchFlow'),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up/{-$referralCode}',
  staticData: { title: msg`Registrieren` },
  loader: ({ context: { app } }) => app.resources.request('channel'),
  component: lazyScreen(() => import('#features/signUp/SignUpFlow.tsx'), 'SignUpFlow'),
});

const CONTENT = () => import('#features/content/ContentFlow.tsx');

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  staticData: { title: msg`Kontakt` },
  loader: ({ context: { app } }) => app.resources.request('channel'),
  component: lazyScreen(CONTENT, 'ContactFlow'),
});

const banned = createRoute({
  getParentRoute: () => root,
  path: '/banned',
  staticData: { title: msg`Konto gesperrt` },
  loader: ({ context: { app } }) => app.resources.request('channel'),
  component: lazyScreen(CONTENT, 'BannedFlow'),
});

/** The legal routes of spec section 2 are CMS pages of the same code. */
const legal = (
  ['data-protection', 'imprint', 'legal-indications', 'privacy-policy', 'terms-and-conditions'] as const
).map((code) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${code}`,
    loader: ({ context: { app } }) => app.resources.requestOne('page', code),
    component: lazyScreen(CONTENT, 'LegalFlow'),
  }),
);

const cms = createRoute({
  getParentRoute: () => root,
  path: '/cms/$code',
  loader: ({ context: { app }, params }) => app.resources.requestOne('page', params.code),
  component: lazyScreen(CONTENT, 'CmsFlow'),
});

export function createAppRouter(app: App) {
  return createRouter({
    routeTree: root.addChildren([
      login,
      loginCode,
      home,
      products,
      signUp,
      contact,
      banned,
      ...legal,
      cms,
      account.addChildren([
        order,
        orderFinished,
        paymentSuccess,
        paymentCancel,
        orderDetails,
        myAccount,
        orders,
        invoices,
      ]),
    ]),
    context: { app },
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
    defaultPendingMs: 150,
    // In the place of the screen, so that header and footer stay.
    defaultErrorComponent: RouteErrorFlow,
  });
}
