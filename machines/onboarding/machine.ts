import { steps } from '#domain/onboarding/steps.ts';
import { keepFailure } from '#machines/failed.ts';
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
    'The guard in front of the home page and of investing: what is still to be done, in the order of the rules, and the path that was asked for once nothing is.',
  context: ({ input: { led, request, kept } }) => ({ led, request, kept, standing: null, failure: null }),
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
    'path.requested': [
      { guard: { type: 'isForHome', params: requested }, target: '.recognising', ...remember },
      { target: '.checking', ...remember },
    ],
  },
  states: {
    idle: {
      description: 'Nothing is known that still counts: nobody has asked, or it was more than five minutes ago.',
      meta: { requirement: 'spec 4.20' },
      always: [{ guard: { type: 'isKept' }, target: 'granted.kept', actions: { type: 'takeUp' } }],
    },
    recognising: {
      description: 'Whoever was let in before needs no further look to see what is theirs.',
      tags: 'busy',
      meta: { requirement: 'spec 4.29' },
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          {
            guard: { type: 'isCleared', params: ({ event }) => ({ customer: event.output }) },
            target: 'granted.cleared',
            actions: { type: 'clearFailure' },
          },
          { target: 'checking' },
        ],
        onError: failed,
      },
    },
    checking: {
      description: 'All facts are gathered; nothing is granted meanwhile.',
      tags: 'busy',
      meta: { requirement: 'spec 4.19; spec 13.3' },
      on: { 'path.requested': remember, 'disclosure.opened': {} },
      invoke: { id: 'readFacts', src: 'readFacts', onDone: afterRequest, onError: failed },
    },
    movingOn: {
      description: 'A step was sent: what is open after it decides where it goes on.',
      meta: { requirement: 'spec 4.19; spec 24.2' },
      initial: 'looking',
      states: {
        looking: {
          description: 'What is open after the step is found out.',
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
            'The step is taken, and where it goes on could not be found out; the page says so, with a way to try again.',
          tags: 'failed',
          meta: { requirement: 'spec 8: failed data fetch' },
          on: { 'retry.requested': { target: 'looking' } },
        },
      },
    },
    failed: {
      description: 'It could not be found out; the page says so, with a way to try again.',
      tags: 'failed',
      meta: { requirement: 'spec 8: failed data fetch' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    leading: {
      description: 'Somebody is told something on a page of its own, once; the next path is looked at anew.',
      meta: { requirement: 'spec 4.19' },
      initial: 'moreInfoNeeded',
      states: {
        moreInfoNeeded: {
          description: 'The issuer or the registrar wants to know more: one is asked to get in touch.',
          meta: { requirement: 'spec 4.11; spec 4.12' },
          entry: [
            { type: 'noteLead', params: { lead: 'contact' } },
            { type: 'emitLead', params: { lead: 'contact' } },
          ],
        },
        banned: {
          description: 'The registrar has refused the customer: one is told what that means.',
          meta: { requirement: 'spec 4.11' },
          entry: [
            { type: 'noteLead', params: { lead: 'banned' } },
            { type: 'emitLead', params: { lead: 'banned' } },
          ],
        },
      },
    },
    open: {
      description: 'A step is to be done before anything is granted.',
      meta: { requirement: 'spec 4.19' },
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
      description: 'What was asked for is granted.',
      meta: { requirement: 'spec 4.20' },
      tags: 'home',
      initial: 'passed',
      on: { 'path.requested': remember, 'disclosure.opened': {} },
      after: { onboardingFreshness: { target: 'idle' } },
      states: {
        kept: {
          description:
            'The home page was granted a moment ago, before this page was loaded anew: it is shown while the customer is read, and what they are now decides what comes next.',
          meta: { requirement: 'spec 4.20; spec 18.3' },
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
          description: 'Whoever was let in before sees what is theirs; to invest all steps are looked at.',
          meta: { requirement: 'spec 4.29' },
          on: lookingAnew,
        },
        barred: {
          description: 'Banned, and told so: what is theirs stays theirs, and orders say that nothing can be bought.',
          tags: 'investing',
          meta: { requirement: 'spec 6, banned user; spec 4.29' },
        },
        elsewhere: {
          description:
            'What is missing is asked in questionnaires that the shop does not ask here: home is granted, investing leads to the step, which says so.',
          meta: { requirement: 'spec 4.19; spec 4.20' },
        },
        waiting: {
          description: 'All is done but the identity check, which somebody else decides; only buying waits for it.',
          tags: 'investing',
          meta: { requirement: 'spec 4, identity verification' },
        },
        passed: {
          description: 'Every step is done.',
          tags: 'investing',
          meta: { requirement: 'spec 4.20' },
        },
      },
    },
  },
});
