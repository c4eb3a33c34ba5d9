import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import { eventOf, keepSession, sessionSetup } from './setup.ts';

/** Logging in: the password, and the code where the customer has switched on the second factor (spec section 4). */
export const authenticating = sessionSetup.createStateConfig({
  description: 'The shop checks the email address and the password.',
  tags: 'busy',
  meta: { screen: 'login', requirement: 'spec 4, session; spec 8, login 401' },
  invoke: {
    id: 'logIn',
    src: 'logIn',
    input: ({ event }) => {
      const { email, password } = eventOf(event, 'credentials.submitted');
      return { email, password };
    },
    onDone: [
      {
        guard: { type: 'needsCode', params: ({ event }) => ({ outcome: event.output }) },
        target: '#session.codeRequired',
        actions: keepSession,
      },
      {
        target: '#session.loggedIn.fresh',
        actions: [
          keepSession,
          { type: 'noticeLogin' },
          { type: 'emitCustomer' },
          { type: 'emitNotice', params: { notice: 'loggedIn' } },
        ],
      },
    ],
    onError: {
      target: '#session.loggedOut',
      actions: keepFailure,
    },
  },
});

export const codeRequired = sessionSetup.createStateConfig({
  description: 'The password was right; the code of the authenticator app is asked for.',
  meta: { screen: 'login/2fa', requirement: 'spec 4, session; spec 8, 2FA required' },
  on: {
    'code.submitted': { target: '#session.verifyingCode', actions: { type: 'clearFailure' } },
    'login.restarted': {
      target: '#session.loggedOut',
      actions: [{ type: 'forgetCustomer' }, { type: 'clearFailure' }],
    },
  },
});

export const verifyingCode = sessionSetup.createStateConfig({
  description: 'The shop checks the code.',
  tags: 'busy',
  meta: { screen: 'login/2fa', requirement: 'spec 4, session; spec 8, wrong 2FA code' },
  on: {
    'login.restarted': { target: '#session.loggedOut', actions: { type: 'forgetCustomer' } },
  },
  invoke: {
    id: 'verifyCode',
    src: 'verifyCode',
    input: ({ context, event }) => ({
      customerUuid: given(context.customerUuid),
      code: eventOf(event, 'code.submitted').code,
    }),
    onDone: {
      target: '#session.loggedIn.fresh',
      actions: [
        keepSession,
        { type: 'confirmTwoFactor' },
        { type: 'noticeLogin' },
        { type: 'emitCustomer' },
        { type: 'emitNotice', params: { notice: 'loggedIn' } },
      ],
    },
    onError: [
      {
        guard: { type: 'isUnauthorized', params: errorOf },
        target: '#session.loggedOut',
        actions: [{ type: 'forgetCustomer' }, keepFailure],
      },
      {
        target: '#session.codeRequired',
        actions: keepFailure,
      },
    ],
  },
});
