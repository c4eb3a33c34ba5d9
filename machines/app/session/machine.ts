import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { authenticating, codeBarred, codeRequired, loginBarred, verifyingCode } from './login.ts';
import { keepAdopted, keepSession, sessionSetup, usualEnding } from './setup.ts';

/**
 * Signed-in customer, and the validity of their token (requirements 4.1 to 4.5). Tokens, passwords and codes
 * are never in the context: the ports keep the tokens, passwords and codes only pass through.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The signed-in customer and the validity of their token: password, code, refresh, logout in all tabs.',
  context: {
    customerUuid: null,
    expiresIn: 0,
    attempts: 0,
    failure: null,
    notice: null,
    twoFactorConfirmed: false,
    ending: usualEnding,
  },
  on: {
    // Also while a code is pending: the customer who has to enter it is not yet logged in.
    'session.adopted': {
      target: '.loggedIn.fresh',
      actions: [keepAdopted, { type: 'emitCustomer' }],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The app checks whether this device has a stored session.',
      tags: ['busy', 'deciding'],
      meta: { requirement: '4.1' },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => ({ session: event.output }) },
            target: 'loggedIn.fresh',
            actions: [keepSession, { type: 'emitCustomer' }],
          },
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ session: event.output }) },
            target: 'loggedIn.refreshing',
            actions: [keepSession, { type: 'emitCustomer' }],
          },
          { target: 'loggedOut' },
        ],
        onError: { target: 'loggedOut' },
      },
    },
    loggedOut: {
      description: 'The visitor can browse, and log in with email address and password.',
      meta: { screen: 'login', requirement: '6.1' },
      on: {
        'credentials.submitted': { target: 'authenticating', actions: clearFailure },
      },
    },
    authenticating,
    loginBarred,
    codeRequired,
    verifyingCode,
    codeBarred,
    loggedIn: {
      description: 'The customer is signed in and sees their own data.',
      initial: 'fresh',
      on: {
        'session.adopted': [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => ({ customerUuid: event.customerUuid }) },
            target: '.fresh',
            actions: [keepAdopted, { type: 'emitCustomer' }],
          },
          { target: '.fresh', actions: keepAdopted },
        ],
        // `ending` already has the values of a usual logout.
        'logout.requested': { target: 'loggingOut' },
        'unauthorized.received': {
          target: 'loggingOut',
          actions: { type: 'rememberEnding', params: { reason: 'sessionEnded', elsewhere: false } },
        },
        'session.ended': {
          target: 'loggingOut',
          actions: {
            type: 'rememberEnding',
            params: ({ event }) => ({ reason: event.reason, elsewhere: true }),
          },
        },
      },
      states: {
        fresh: {
          description: 'The app sends requests with a valid token.',
          meta: { requirement: '4.2, 9.15' },
          after: {
            tokenLifetime: [
              {
                guard: { type: 'outlastsTimer' },
                target: 'fresh',
                reenter: true,
                actions: { type: 'shortenLifetime' },
              },
              { target: 'refreshing' },
            ],
          },
          on: { 'token.expired': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The token has expired and the app renews it, once; all other requests wait for the result.',
          tags: ['busy', 'deciding'],
          meta: { requirement: '4.2' },
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            onDone: [
              {
                // Another tab's login was faster than this refresh.
                guard: { type: 'isSomebodyElse', params: ({ event }) => ({ customerUuid: event.output.customerUuid }) },
                target: 'fresh',
                actions: [keepSession, { type: 'emitCustomer' }],
              },
              { target: 'fresh', actions: keepSession },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: errorOf },
                target: '#session.loggingOut',
                actions: { type: 'rememberEnding', params: { reason: 'sessionEnded', elsewhere: false } },
              },
              {
                target: 'waiting',
                actions: [keepFailure, { type: 'countAttempt' }],
              },
            ],
          },
        },
        waiting: {
          description: 'The token could not be renewed; the customer stays signed in and the app retries.',
          meta: { requirement: '4.2' },
          after: { retryBackoff: { target: 'refreshing' } },
          on: {
            'token.expired': { target: 'refreshing' },
            'connection.restored': { target: 'refreshing' },
          },
        },
      },
    },
    loggingOut: {
      description: 'The app deletes the session from this device; a requested logout also deletes the drafts.',
      tags: ['busy', 'deciding'],
      meta: { requirement: '4.4' },
      exit: [
        { type: 'forgetCustomer' },
        { type: 'emitCustomer' },
        { type: 'emitNotice', params: ({ context }) => ({ notice: context.ending.reason }) },
        { type: 'emitNavigation' },
        { type: 'noticeEnding' },
      ],
      on: {
        // A session that another tab still announces must not undo the logout.
        'session.adopted': { description: 'Ignored while logging out.' },
      },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => context.ending,
        onDone: { target: 'loggedOut' },
        // A failure to clear the storage must not keep the customer signed in.
        onError: { target: 'loggedOut' },
      },
    },
  },
});
