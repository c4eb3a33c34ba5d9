// Imported before React, which reads the console when it loads.
import './console.ts';
import './day.ts';
// First of the style sheets, as in src/main.tsx.
import '../../src/styles/index.css';
import './stage.css';
import { tables } from 'virtual:screens';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { type AnyStateMachine, createActor, createMachine, fromPromise, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { type App, AppContext } from '#app/app.ts';
import { createApp } from '#app/start/createApp.ts';
import { ofPerson } from '#domain/onboarding/testing/facts.ts';
import { type Locale, Settings } from '#domain/shop/settings.ts';
import { activate } from '#i18n/locale.ts';
import { onboardingMachine } from '#machines/app/onboarding/machine.ts';
import type { Found } from '#machines/app/onboarding/ports.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import { isSettled } from '#machines/app/session/selectors.ts';
import type { Position } from '../../machines/testing/model.ts';
import { Script, standingClock } from '../../machines/testing/scripted.ts';
import { followLinks } from '../../src/routes/links.ts';
import { followNavigation } from '../../src/routes/navigation.ts';
import { followSession } from '../../src/routes/sessionNavigation.ts';
import { createAppRouter } from '../../src/routes/tree.tsx';
import { Page } from './page.ts';
import type { Scene } from './scene.ts';

z.config({ jitless: true });

/** Settings with the origin of the payment provider in the payment's cases. */
const settings = Settings.parse({ brand: 'Parkett', partnerOrigins: ['https://pay.example.org'] });

/**
 * Stored session that is valid until the year 2100. Unless the session's machine is under test, that machine finds this
 * session, and requests find a token.
 */
const STORED = {
  token: `e30.${btoa(JSON.stringify({ iat: 0, exp: 4_102_444_800 }))}.`,
  refreshToken: 'refresh',
  customerUuid: 'anna',
  skew: 0,
};

/** Guard for which the signed-in customer has completed every step. */
const granting = onboardingMachine.provide({
  actors: {
    readCustomer: fromPromise(async () => ofPerson.customer),
    readFacts: fromPromise<Found>(async () => ({ facts: ofPerson, led: [] })),
  },
});

/** Turns of the event loop that a page may take to come to rest; far more than any page needs. */
const TIMEOUT = 400;

// Delays of all actors on the page elapse only when a path says so.
Object.assign(createActor(createMachine({})).clock, standingClock);

// The shop never answers: the machine under test gets its answers from the path, and everything else on the page waits.
const { fetch } = window;
window.fetch = (input, init) =>
  String(input instanceof Request ? input.url : input).includes('/api/v2/')
    ? new Promise(() => {})
    : fetch(input, init);

/** External addresses that the page tried to open since the stage was last opened. */
const left: string[] = [];
window.navigation?.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || !event.cancelable) return;
  event.preventDefault();
  left.push(event.destination.url);
});

/** Modules of features that may load on demand. */
const onDemand = import.meta.glob(['../../src/features/**/*.tsx', '!../../src/features/**/*.spec.tsx']);

/** Preloads the screens and their parts that load on demand, so that no step waits for the network. */
const parts = () =>
  Promise.all([...tables.map(({ own, load }) => own ?? load()), ...Object.values(onDemand).map((load) => load())]);

/** App at a step of a path. */
export interface Stage {
  page: Page;
  script: Script;
  /** Addresses outside of the app that the page tried to open. */
  left: readonly string[];
  close(): void;
}

export interface Opening {
  input: unknown;
  locale: Locale;
  /** Later position to start at, with its path in the address bar. */
  from?: { position: Position; path: string } | undefined;
}

/**
 * Opens the app at the address where the scene's machine starts with `input`: real router, flows, views and styles, on
 * the real machine with scripted ports. Production code has no hook for this: when the flow provides the module's
 * machine with the shop, it receives the machine with the script instead.
 */
export async function open(scene: Scene, { input, locale, from }: Opening): Promise<Stage> {
  await parts();
  const { machine } = scene.subject;
  const script = new Script(machine, from && keptOf(machine, from.position));
  // The guard admits every customer to the pages behind it; in the self-disclosure it never gets an answer.
  if (!scene.hrefOf(input).startsWith('/self-disclosure')) onboardingMachine.provide = () => granting;
  machine.provide = () => script.machine;
  const first = scene.comesAfter?.(input) ?? null;
  const opening = first ? new Script(first.scene.subject.machine) : null;
  if (first && opening) first.scene.subject.machine.provide = () => opening.machine;

  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.lang = locale;
  if (!scene.asVisitor) localStorage.setItem('parkett.session', JSON.stringify(STORED));
  document.documentElement.dataset.shell = 'page';
  left.length = 0;
  history.replaceState(
    null,
    '',
    first
      ? first.scene.hrefOf(first.path.input)
      : from
        ? from.path + new URL(scene.hrefOf(input), location.origin).search
        : scene.hrefOf(input),
  );
  const root = document.createElement('div');
  root.id = 'root';
  document.body.prepend(root);

  const undo: (() => void)[] = [];
  const app = connected(undo, () => createApp({ ...settings, reading: scene.reading ?? 'investor' }));
  const known = waitFor(app.session, (snapshot) => !snapshot.matches('starting') || isSettled(snapshot));
  let router: ReturnType<typeof createAppRouter> | null = null;
  const shown = Promise.all([activate(locale), known]).then(async () => {
    const made = connected(undo, () => start(app));
    await made.load();
    const reactRoot = createRoot(root);
    undo.push(() => reactRoot.unmount());
    reactRoot.render(
      <I18nProvider i18n={i18n}>
        <AppContext value={app}>
          <RouterProvider router={made} />
        </AppContext>
      </I18nProvider>,
    );
    router = made;
  });
  // The page is empty until the path decides who is logged in.
  const isEmpty = () => scene.subject.machine === sessionMachine && app.session.getSnapshot().matches('starting');

  let hadFocus = false;
  const settle = async () => {
    if (isEmpty()) return turn();
    await shown;
    const current = router;
    let quiet = 0;
    for (let turns = 0; quiet < 2; turns++) {
      if (turns > TIMEOUT) throw new Error('The page does not come to rest.');
      const before = document.body.innerHTML.length;
      await turn();
      const isAtRest =
        current?.state.status === 'idle' && current.state.resolvedLocation?.href === current.state.location.href;
      quiet = isAtRest && document.body.innerHTML.length === before ? quiet + 1 : 0;
    }
    // A dialog that opened or closed moves the focus in the next frame.
    if (!isFocused() && (hadFocus || document.querySelector('[role=alertdialog], [role=dialog]'))) await frames();
    hadFocus = isFocused();
  };
  const close = () => {
    for (const each of undo.reverse()) each();
    Reflect.deleteProperty(machine, 'provide');
    Reflect.deleteProperty(onboardingMachine, 'provide');
    if (first) Reflect.deleteProperty(first.scene.subject.machine, 'provide');
    if (router) {
      // Its session may still hear of a logout on a later page, and must not move that page's address.
      router.navigate = async () => undefined;
      router.history.destroy();
    }
    root.remove();
  };
  try {
    await settle();
    for (const { event } of first?.path.steps ?? []) {
      await opening?.take(event);
      await settle();
    }
  } catch (error) {
    close();
    throw error;
  }
  script.isOpen = true;
  return { page: new Page(locale, () => script.actor, settle), script, left, close };
}

/** Returns a position as JSON restores it. */
const keptOf = (machine: AnyStateMachine, { snapshot, timers }: Position) => ({
  snapshot: JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot))),
  timers,
});

/** Starts the app as src/main.tsx does. */
function start(app: App) {
  const router = createAppRouter(app);
  followLinks(router);
  followNavigation(router, app);
  followSession(router, app);
  return router;
}

/**
 * Runs `begin` and records how to undo its connections to the window and the document, so that they do not affect a
 * later page.
 */
function connected<T>(undo: (() => void)[], begin: () => T): T {
  const targets = [window, document];
  for (const target of targets) {
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      EventTarget.prototype.addEventListener.call(target, type, listener, options);
      undo.push(() => EventTarget.prototype.removeEventListener.call(target, type, listener, options));
    };
  }
  try {
    return begin();
  } finally {
    for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
  }
}

/** Waits for one turn of the event loop, without a timer's delay. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** True if the focus is where keys should go: in the dialog, or anywhere on a page without a dialog. */
function isFocused(): boolean {
  const { activeElement } = document;
  const dialog = document.querySelector('[role=alertdialog]');
  return dialog ? dialog.contains(activeElement) : activeElement !== document.body;
}

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
