// Minimal login that uses each library of the stack once for its purpose, React Aria for its form. The bench builds it
// with the app’s own Vite settings and compares its weight with the app’s. The app’s login does without React Aria,
// which only screens with more than native controls load.
import { i18n } from '@lingui/core';
import { I18nProvider, Trans, useLingui } from '@lingui/react';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { ofetch } from 'ofetch';
import { Button, FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';

z.config({ jitless: true });
const Credentials = z.object({ email: z.string(), password: z.string() });
type Credentials = z.infer<typeof Credentials>;
const Answer = z.object({ token: z.string() });

const login = setup({
  types: {
    context: {} as { failure: string },
    events: {} as { type: 'credentials.submitted'; credentials: Credentials },
  },
  actors: {
    submitCredentials: fromPromise<z.infer<typeof Answer>, Credentials>(async ({ input }) =>
      Answer.parse(await ofetch('/api/v2/shop/authentication-token', { method: 'POST', body: input })),
    ),
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'login',
  context: { failure: '' },
  initial: 'credentials',
  states: {
    credentials: { on: { 'credentials.submitted': { target: 'submitting' } } },
    submitting: {
      after: { patience: { target: 'credentials' } },
      invoke: {
        id: 'submitCredentials',
        src: 'submitCredentials',
        input: ({ event }) => event.credentials,
        onDone: { target: 'loggedIn' },
        onError: { target: 'credentials', actions: assign({ failure: ({ event }) => String(event.error) }) },
      },
    },
    loggedIn: { type: 'final' },
  },
});

function Login() {
  const { _ } = useLingui();
  const [snapshot, send] = useMachine(login);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const credentials = Credentials.parse(Object.fromEntries(new FormData(event.currentTarget)));
        send({ type: 'credentials.submitted', credentials });
      }}
    >
      <h1>{_('login')}</h1>
      <p>
        {/* A sentence with a link in it, which the login has. */}
        <Trans id="signUp" components={{ 0: <a href="/sign-up">Jetzt registrieren</a> }} />
      </p>
      <TextField name="email" type="email" isRequired>
        <Label>{_('email')}</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="password" type="password" isRequired>
        <Label>{_('password')}</Label>
        <Input />
        <FieldError />
      </TextField>
      <p role="alert">{snapshot.context.failure}</p>
      <Button type="submit">{_('login')}</Button>
    </Form>
  );
}

const rootRoute = createRootRoute({ component: Outlet });
const loginRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Login });
const router = createRouter({ routeTree: rootRoute.addChildren([loginRoute]) });

i18n.loadAndActivate({
  locale: 'de',
  messages: {
    login: 'Anmelden',
    signUp: 'Noch kein Konto? <0>Jetzt registrieren</0>',
    email: 'E-Mail',
    password: 'Passwort',
  },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}
