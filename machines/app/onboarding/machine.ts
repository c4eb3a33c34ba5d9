import { steps } from '#domain/onboarding/steps.ts';
import { keepFailure } from '#machines/kit/failed.ts';
import { openStates } from './open.ts';
import { afterCompletion, afterRequest } from './outcomes.ts';
import { onboardingSetup } from './setup.ts';
import type { PathRequest } from './types.ts';

const failed = { target: 'failed', actions: keepFailure } as const;
const requested = ({ event }: { event: { request: PathRequest } }) => event;
/** Stores the request; the last result stays valid and decides about it. */
const remember = { actions: { type: 'rememberRequest', params: requested } } as const;

/** Transitions of states that grant only the home page: any other request starts a full check. */
const lookingAnew = {
  'path.requested': [
    { guard: { type: 'isForHome', params: requested }, ...remember },
    { target: '#onboarding.checking', ...remember },
  ],
  'disclosure.opened': { target: '#onboarding.checking' },
} as const;

/**
 * Guard of pages that require a complete self-disclosure. Neither redirects nor grants access before the facts are
 * read; a result is valid for five minutes.
 */
export const onboardingMachine = onboardingSetup.createMachine({
  id: 'onboarding',
  description:
    'Guards the home page and investing: leads to the first open step, in the order of the rules, and grants the requested path once no step is open.',
  context: ({ input: { led, request, kept } }) => ({ led, request, kept, progress: null, failure: null }),
  initial: 'idle',
  on: {
    'customer.switched': {
      target: '.idle',
      actions: { type: 'beginAnew', params: ({ event: { led, request } }) => ({ led, request }) },
    },
    'customer.seen': [
      { guard: { type: 'owesAnswer', params: ({ event }) => event }, target: '.leading.moreInfoNeeded' },
      { guard: { type: 'hasBeenBanned', params: ({ event }) => event }, target: '.leading.banned' },
    ],
    'step.completed': { target: '.movingOn' },
    'disclosure.opened': { target: '.checking' },
    'facts.changed': { target: '.checking' },
    'path.requested': [
      { guard: { type: 'isForHome', params: requested }, target: '.recognising', ...remember },
      { target: '.checking', ...remember },
    ],
  },
  states: {
    idle: {
      description: 'No valid result: no path was requested yet, or the last check is more than five minutes old.',
      meta: { requirement: '4.20' },
      always: [{ guard: { type: 'isKept' }, target: 'granted.kept', actions: { type: 'takeUp' } }],
    },
    recognising: {
      description: 'The app reads the customer; a cleared customer sees their own data without a check of the steps.',
      tags: 'busy',
      meta: { requirement: '4.29' },
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          {
            guard: { type: 'isCleared', params: ({ event }) => ({ customer: event.output }) },
            target: 'granted.cleared',
          },
          { target: 'checking' },
        ],
        onError: failed,
      },
    },
    checking: {
      description: 'The app reads all facts; nothing is granted meanwhile.',
      tags: 'busy',
      meta: { requirement: '4.19, 13.3' },
      on: { 'path.requested': remember, 'disclosure.opened': {} },
      invoke: { id: 'readFacts', src: 'readFacts', onDone: afterRequest, onError: failed },
    },
    movingOn: {
      description: 'A step was completed; the next open step decides where the customer continues.',
      meta: { requirement: '4.31, 24.2' },
      initial: 'looking',
      on: { 'facts.changed': {} },
      states: {
        looking: {
          description: 'The app reads which steps are still open.',
          tags: 'busy',
          on: { 'disclosure.opened': {} },
          invoke: {
            id: 'readFacts',
            src: 'readFacts',
            onDone: afterCompletion,
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        failed: {
          description:
            'The step is completed, but the open steps could not be read; the page says so and offers a retry.',
          tags: 'failed',
          meta: { requirement: '8.9' },
          on: { 'retry.requested': { target: 'looking' } },
        },
      },
    },
    failed: {
      description: 'The facts could not be read; the page says so and offers a retry.',
      tags: 'failed',
      meta: { requirement: '8.9' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    leading: {
      description: 'A page of its own shows the customer a notice, once; the next requested path starts another check.',
      meta: { requirement: '4.19' },
      initial: 'moreInfoNeeded',
      states: {
        moreInfoNeeded: {
          description:
            'The issuer or the registrar needs more information; the page asks the customer to get in touch.',
          meta: { requirement: '4.11, 4.12' },
          entry: [
            { type: 'noteLead', params: { lead: 'contact' } },
            { type: 'emitLead', params: { lead: 'contact' } },
          ],
        },
        banned: {
          description: 'The registrar has refused the customer; the page explains what that means.',
          meta: { requirement: '4.11, 6.4' },
          entry: [
            { type: 'noteLead', params: { lead: 'banned' } },
            { type: 'emitLead', params: { lead: 'banned' } },
          ],
        },
      },
    },
    open: {
      description: 'The customer has to complete a step before anything is granted.',
      meta: { requirement: '4.19' },
      initial: steps[0],
      on: {
        'path.requested': [
          // A cleared customer may always see their own data, even if a step is open again.
          { guard: { type: 'isForHome', params: requested }, target: '#onboarding.recognising', ...remember },
          remember,
        ],
        'disclosure.opened': {},
      },
      after: { onboardingFreshness: { target: 'idle' } },
      states: openStates,
    },
    granted: {
      description: 'The home page is granted, and in some of these states investing as well.',
      meta: { requirement: '4.20' },
      tags: 'home',
      initial: 'passed',
      on: { 'path.requested': remember, 'disclosure.opened': {} },
      after: { onboardingFreshness: { target: 'idle' } },
      states: {
        kept: {
          description:
            'The home page was granted just before a reload and is shown at once; meanwhile the app reads the customer to confirm the grant.',
          meta: { requirement: '4.20, 18.3' },
          on: lookingAnew,
          invoke: {
            id: 'readCustomer',
            src: 'readCustomer',
            onDone: [
              {
                guard: { type: 'isCleared', params: ({ event }) => ({ customer: event.output }) },
                target: 'cleared',
              },
              { target: '#onboarding.checking' },
            ],
            onError: { ...failed, target: '#onboarding.failed' },
          },
        },
        cleared: {
          description: 'A cleared customer sees their own data; a request to invest starts a check of all steps.',
          meta: { requirement: '4.29' },
          on: lookingAnew,
        },
        barred: {
          description:
            'The customer is banned and has been informed; their own data stays visible, and orders say that buying is not possible.',
          tags: 'investing',
          meta: { requirement: '4.29, 6.4' },
        },
        elsewhere: {
          description:
            'The shop does not offer the missing questionnaires here: the home page is granted, and investing leads to the step, which says so.',
          meta: { requirement: '4.19, 4.20' },
        },
        waiting: {
          description:
            'All steps are done except the identity check, which is under review; only buying waits for its result.',
          tags: 'investing',
          meta: { requirement: '4.29' },
        },
        passed: {
          description: 'All steps are done.',
          tags: 'investing',
          meta: { requirement: '4.20' },
        },
      },
    },
  },
});
