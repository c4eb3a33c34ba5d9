import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { freshness } from '#domain/constants/freshness.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { onboardingMachine } from '#machines/app/onboarding/machine.ts';
import type { Found } from '#machines/app/onboarding/ports.ts';
import { isGranted, selectProgress, selectRequest } from '#machines/app/onboarding/selectors.ts';
import type { PathRequest } from '#machines/app/onboarding/types.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { dataOf, failureIn } from '#machines/kit/resource/selectors.ts';
import type { App } from '../app.ts';
import { deleteDraft, readFields, storeFields } from '../drafts/drafts.ts';
import { codeOf } from '../lazy/codeOf.ts';
import { customer } from '../reads/customer.ts';
import { endBannerSession } from '../statusBanners/bannerMemory.ts';
import { forgetLed, readLed } from './led.ts';

export type GuardActor = ActorRefFrom<typeof onboardingMachine>;

type World = Pick<App, 'session' | 'resources' | 'inspect'>;

const REQUEST = 'onboarding.request';
const GRANTED = 'onboarding.granted';
const guards = new WeakMap<World['session'], GuardActor>();

/** Returns the app's guard, which starts with the first page that needs it and stops with the app. */
export function guardOf(app: World): GuardActor {
  const guard = guards.get(app.session) ?? startGuard(app);
  guards.set(app.session, guard);
  return guard;
}

function startGuard({ session, resources, inspect }: World): GuardActor {
  const customerUuid = () => selectCustomerUuid(session.getSnapshot());
  /** Returns this customer's leads and request stored in this tab and on this device. */
  const begun = () => ({ led: readLed(customerUuid()), request: readRequest(customerUuid()) });
  let isFollowing = false;
  let isStored = isKept(customerUuid());
  const guard = createActor(
    onboardingMachine.provide({
      actors: {
        readCustomer: fromPromise<Customer>(({ signal }) => recognise(resources, signal)),
        readFacts: fromPromise<Found>(async ({ signal }) => {
          const { readFacts, followFacts } = await codeOf(() => import('./readFacts.ts'));
          if (!isFollowing) {
            isFollowing = true;
            followFacts(resources, () => {
              if (selectProgress(guard.getSnapshot()) !== null) guard.send({ type: 'facts.changed' });
            });
          }
          return { facts: await readFacts({ resources }, signal), led: readLed(customerUuid()) };
        }),
      },
    }),
    { input: { ...begun(), kept: isStored }, inspect },
  );
  guard.subscribe((snapshot) => {
    storeRequest(customerUuid(), selectRequest(snapshot));
    // Stored once, when home is granted: a reload in between must not extend its life.
    if (isStored === isGranted(snapshot, 'home')) return;
    isStored = !isStored;
    storeGranted(customerUuid(), isStored);
  });
  session.on('customer.changed', (changed) => {
    if (changed.customerUuid === null) {
      forgetLed();
      endBannerSession();
    }
    guard.send({ type: 'customer.switched', ...begun() });
  });
  return guard.start();
}

/**
 * Returns the customer as last read for the header, which may be a while ago: customers let in before see their pages
 * at once, and changes follow with the newer answer.
 */
async function recognise(resources: App['resources'], signal: AbortSignal): Promise<Customer> {
  const read = resources.of(customer);
  resources.request(customer);
  const snapshot = await waitFor(read, (current) => current.hasTag('settled'), { signal });
  const data = dataOf(snapshot);
  if (data === null) throw new FailureError(nonNull(failureIn(snapshot)));
  return data;
}

function readRequest(customerUuid: string | null): PathRequest | null {
  const { path, purpose } = readFields(REQUEST, customerUuid);
  return path === undefined ? null : { path, purpose: purpose === 'investing' ? 'investing' : 'home' };
}

function storeRequest(customerUuid: string | null, request: PathRequest | null): void {
  // After an expired session the next login reads the request; a logout deletes all drafts.
  if (customerUuid !== null && request !== null) storeFields(REQUEST, customerUuid, { ...request });
}

/**
 * True if this tab granted this customer the home page a moment ago. Only a hint, and for the home page only: investing
 * checks everything again after a reload, and the shop validates each write itself.
 */
function isKept(customerUuid: string | null): boolean {
  const age = Date.now() - Number(readFields(GRANTED, customerUuid).at);
  return age >= 0 && age < freshness.onboarding;
}

function storeGranted(customerUuid: string | null, isGrantedNow: boolean): void {
  if (customerUuid !== null && isGrantedNow) storeFields(GRANTED, customerUuid, { at: String(Date.now()) });
  else deleteDraft(GRANTED);
}
