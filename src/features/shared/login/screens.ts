import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectLoginScreen } from '#machines/app/session/selectors.ts';
import { LoginFlow } from './LoginFlow.tsx';

export const screens = defineScreens({
  access: 'guest',
  carried: true,
  screens: {
    '/login': { title: msg`Anmelden`, component: LoginFlow },
    '/login/2fa': {
      title: msg`Zwei-Faktor-Code`,
      // The code belongs to a password that was just accepted; the step cannot be opened by its URL alone.
      redirect: ({ app, search }) =>
        selectLoginScreen(app.session.getSnapshot()) === 'login/2fa' ? null : pathTo('/login', undefined, search),
      component: LoginFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/login': 'redirectPath';
    '/login/2fa': 'redirectPath';
  }
}
