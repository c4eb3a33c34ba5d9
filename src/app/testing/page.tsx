import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ofPerson } from '#domain/onboarding/testing/facts.ts';
import { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { type App, AppContext } from '../app.ts';
import { createApp } from '../start/createApp.ts';
import { Answers, sessionOf } from './browser.ts';

const settings = Settings.parse({ brand: 'Parkett', apiBase: 'http://shop.test/api/v2/shop/' });

/** Path prefix of the shop's calls. */
export const at = new URL(settings.apiBase).pathname.slice(0, -1);
export const CUSTOMER = `${at}/customers/anna`;
export const ANSWERS = `${at}/answered-questionnaires`;

/** Starts a shop at which Anna, a person who has completed every step, is signed in until the end of the test. */
export function openShop(): Answers {
  const shop = new Answers();
  shop.installFetch();
  localStorage.setItem('parkett.session', sessionOf('anna'));
  shop.answers[CUSTOMER] = { ...ofPerson.customer, uuid: 'anna' };
  shop.answers[ANSWERS] = ofPerson.answers.map((answer, id) => ({ id, ...answer }));
  // Empty for a person.
  for (const list of ['identification', 'ubo-users', 'customer-documents']) shop.answers[`${at}/${list}`] = [];
  for (const type of QuestionnaireType.options)
    shop.answers[`${at}/questionnaires/${type}`] = { id: 1, type, title: type, questions: [] };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
  return shop;
}

export async function openApp(): Promise<App> {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  return app;
}

/** Renders a part of the app at a path, until the end of the test. */
export function show(app: App, shown: ReactNode, path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => shown, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const place = document.createElement('main');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>,
  );
  return {
    place,
    go: (to: string) => router.history.push(to),
    press: (name: string) =>
      [...place.querySelectorAll('button')].find((button) => button.textContent === name)?.click(),
  };
}
