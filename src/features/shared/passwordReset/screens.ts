import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { ChangePasswordFlow, NewPasswordFlow, ResetPasswordFlow } from './PasswordResetFlow.tsx';
import { linkOf } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/reset-password': { title: msg`Passwort vergessen`, component: ResetPasswordFlow },
    '/new-password/$token': {
      title: msg`Neues Passwort`,
      reads: ({ params }) => [linkOf(params.token)],
      component: NewPasswordFlow,
    },
    // URL that mails and password managers know, with or without a login: a logged-in customer is redirected to the
    // account.
    '/change-password': {
      title: msg`Passwort ändern`,
      redirect: ({ app }) => (isLoggedIn(app.session.getSnapshot()) ? pathTo('/account/change-password') : null),
      component: ChangePasswordFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/reset-password': never;
    '/new-password/$token': never;
    '/change-password': never;
  }
}
