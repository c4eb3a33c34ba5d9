import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { ResendFlow } from './ResendFlow.tsx';
import { referrer } from './reads.ts';
import { SignUpFlow } from './SignUpFlow.tsx';
import { VerificationFlow } from './VerificationFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/sign-up/{-$referralCode}': {
      title: msg`Registrieren`,
      // A logged-in customer already has an account.
      redirect: ({ app }) => (isLoggedIn(app.session.getSnapshot()) ? pathTo('/') : null),
      reads: ({ app, params: { referralCode } }) => [
        ...(app.settings.signUpOpen ? [] : [channel]),
        ...(app.settings.signUpOpen && referralCode ? [[referrer, referralCode] as const] : []),
      ],
      component: SignUpFlow,
    },
    '/verify-email/$token': { title: msg`Wir bestätigen Ihre E-Mail-Adresse`, component: VerificationFlow },
    '/resend-verification': { title: msg`Neuen Link anfordern`, component: ResendFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/sign-up/{-$referralCode}': never;
    '/verify-email/$token': 'for';
    '/resend-verification': never;
  }
}
