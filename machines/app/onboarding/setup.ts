import { assign, emit, setup } from 'xstate';
import { freshness } from '#domain/constants/freshness.ts';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import { isCleared, onboardingProgressOf } from '#domain/onboarding/progress.ts';
import { firstElsewhere, isStepDone, type Step } from '#domain/onboarding/steps.ts';
import { isBanned, type Lead, needsMoreInfo } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { stepGuards } from './open.ts';
import { type Found, readCustomer, readFacts } from './ports.ts';
import type { OnboardingContext, OnboardingEmitted, OnboardingEvent, OnboardingInput, PathRequest } from './types.ts';

interface Given {
  context: OnboardingContext;
}

const union = (some: readonly Lead[], others: readonly Lead[]): Lead[] => [...new Set([...some, ...others])];

export const onboardingSetup = setup({
  types: {
    context: {} as OnboardingContext,
    input: {} as OnboardingInput,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    // `home`, `investing`: granted purposes. `busy`: the check is running. `failed`: the check has failed.
    tags: {} as 'home' | 'investing' | 'busy' | 'failed',
    meta: {} as Meta,
  },
  actors: { readCustomer, readFacts },
  delays: { onboardingFreshness: freshness.onboarding },
  guards: {
    isKept: ({ context }) => context.kept,
    isForHome: (_, params: { request: PathRequest }) => params.request.purpose === 'home',
    isCleared: (_, params: { customer: Customer }) => isCleared(params.customer),
    isToGetInTouch: ({ context }, { found: { facts, led } }: { found: Found }) =>
      needsMoreInfo(facts.customer) && !union(context.led, led).includes('contact'),
    isToHearOfBan: ({ context }, { found: { facts, led } }: { found: Found }) =>
      isBanned(facts.customer) && !union(context.led, led).includes('banned'),
    isBanned: (_, { found }: { found: Found }) => isBanned(found.facts.customer),
    isUnderReview: (_, { found: { facts } }: { found: Found }) =>
      !isStepDone('identity', facts) && isUnderReview(facts.identification),
    // True if the missing answers are given outside the shop: the customer can only wait for the identity check.
    isLeftElsewhere: (_, { found: { facts } }: { found: Found }) =>
      firstElsewhere(facts) !== null && (isStepDone('identity', facts) || isUnderReview(facts.identification)),
    // True if a customer who was just read has not seen this notice yet, on any page.
    owesAnswer: ({ context }: Given, { leads, led }: { leads: Lead[]; led: Lead[] }) =>
      leads.includes('contact') && !union(context.led, led).includes('contact'),
    hasBeenBanned: ({ context }: Given, { leads, led }: { leads: Lead[]; led: Lead[] }) =>
      leads.includes('banned') && !union(context.led, led).includes('banned'),
    ...stepGuards,
  },
  actions: {
    // Uses the kept result once; later results are this page's own.
    takeUp: assign({ kept: false }),
    rememberRequest: assign((_, params: { request: PathRequest }) => ({ request: params.request })),
    keepProgress: assign(({ context }, { found }: { found: Found }) => ({
      progress: onboardingProgressOf(found.facts),
      led: union(context.led, found.led),
      failure: null,
    })),
    rememberFailure: failureActions.rememberFailure,
    noteLead: assign(({ context }, params: { lead: Lead }) => ({ led: union(context.led, [params.lead]) })),
    beginAnew: assign((_, { led, request }: Omit<OnboardingInput, 'kept'>) => ({
      led,
      request,
      progress: null,
      failure: null,
    })),
    emitLead: emit((_, params: { lead: Lead }) => ({ type: 'lead.requested' as const, lead: params.lead })),
    emitWay: emit(({ context }, params: { step: Step | null }) => ({
      type: 'way.found' as const,
      step: params.step,
      path: params.step === null ? (context.request?.path ?? null) : null,
    })),
  },
});
