import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { eventOf, keepSession, sessionSetup } from './setup.ts';

/** Login with the password, and with the code if the customer has enabled the second factor (requirement 4.5). */
export const authenticating = sessionSetup.createStateConfig({
  description: 'The shop checks the email address and the password.',
  tags: 'busy',
  meta: { screen: 'login', requirement: '4.1, 8.2' },
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
    onError: [
      { guard: { type: 'isBarred', params: errorOf }, target: '#session.loginBarred', actions: keepFailure },
      { target: '#session.loggedOut', actions: keepFailure },
    ],
  },
});

/** Transitions that wait for the time that the shop asked for, in steps of a minute, so that the text stays correct. */
const waiting = <const Here extends string, const Next extends string>(here: Here, next: Next) =>
  ({
    nextMinute: [
      { guard: { type: 'outlastsMinute' }, target: here, reenter: true, actions: { type: 'shortenWait' } },
      { target: next, actions: clearFailure },
    ],
  }) as const;

export const loginBarred = sessionSetup.createStateConfig({
  description:
    'Too many attempts, or the shop is unavailable; the form shows the waiting time and is usable again after it.',
  meta: { screen: 'login', requirement: '4.6' },
  after: waiting('#session.loginBarred', '#session.loggedOut'),
});

export const codeRequired = sessionSetup.createStateConfig({
  description: 'The password is correct; the customer enters the code of the authenticator app.',
  meta: { screen: 'login/2fa', requirement: '4.5, 8.3' },
  on: {
    'code.submitted': { target: '#session.verifyingCode', actions: clearFailure },
    'login.restarted': {
      target: '#session.loggedOut',
      actions: [{ type: 'forgetCustomer' }, clearFailure],
    },
  },
});

export const verifyingCode = sessionSetup.createStateConfig({
  description: 'The shop checks the code.',
  tags: 'busy',
  meta: { screen: 'login/2fa', requirement: '4.5, 8.3' },
  on: {
    'login.restarted': { target: '#session.loggedOut', actions: { type: 'forgetCustomer' } },
  },
  invoke: {
    id: 'verifyCode',
    src: 'verifyCode',
    input: ({ context, event }) => ({
      customerUuid: nonNull(context.customerUuid),
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
      { guard: { type: 'isBarred', params: errorOf }, target: '#session.codeBarred', actions: keepFailure },
      {
        target: '#session.codeRequired',
        actions: keepFailure,
      },
    ],
  },
});

export const codeBarred = sessionSetup.createStateConfig({
  description:
    'Too many codes, or the shop is unavailable; the form shows the waiting time and is usable again after it.',
  meta: { screen: 'login/2fa', requirement: '4.6' },
  after: waiting('#session.codeBarred', '#session.codeRequired'),
  on: {
    'login.restarted': {
      target: '#session.loggedOut',
      actions: [{ type: 'forgetCustomer' }, clearFailure],
    },
  },
});
