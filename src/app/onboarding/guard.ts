import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { freshness } from '#domain/constants/freshness.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { given } from '#machines/given.ts';
import { onboardingMachine } from '#machines/onboarding/machine.ts';
import type { Found } from '#machines/onboarding/ports.ts';
import { isGranted, selectRequest } from '#machines/onboarding/selectors.ts';
import type { PathRequest } from '#machines/onboarding/types.ts';
import { dataOf, failureIn } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codeOf.ts';
import { deleteDraft, readFields, storeFields } from '../drafts.ts';
import { customer } from '../reads/customer.ts';
import { endBannerSession } from './bannerMemory.ts';
import { forgetLed, readLed } from './led.ts';

export type GuardActor = ActorRefFrom<typeof onboardingMachine>;

/** What of the app the guard stands on. */
type World = Pick<App, 'session' | 'resources' | 'inspect'>;

const REQUEST = 'onboarding.request';
const GRANTED = 'onboarding.granted';
const guards = new WeakMap<World['session'], GuardActor>();

/** The guard of this app. It comes with the first page that needs it, and lives as long as the app. */
export function guardOf(app: World): GuardActor {
  const guard = guards.get(app.session) ?? startGuard(app);
  guards.set(app.session, guard);
  return guard;
}

function startGuard({ session, resources, inspect }: World): GuardActor {
  const customerUuid = () => selectCustomerUuid(session.getSnapshot());
  /** What this tab and this device know of who is logged in. */
  const begun = () => ({ led: readLed(customerUuid()), request: readRequest(customerUuid()) });
  let isStored = isKept(customerUuid());
  const guard = createActor(
    onboardingMachine.provide({
      actors: {
        readCustomer: fromPromise<Customer>(({ signal }) => recognise(resources, signal)),
        readFacts: fromPromise<Found>(async ({ signal }) => {
          const { readFacts } = await codeOf(() => import('./readFacts.ts'));
          return { facts: await readFacts({ resources }, signal), led: readLed(customerUuid()) };
        }),
      },
    }),
    { input: { ...begun(), kept: isStored }, inspect },
  );
  guard.subscribe((snapshot) => {
    storeRequest(customerUuid(), selectRequest(snapshot));
    // Once, when it was found out: a reload in between must not make it count for longer.
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
 * The customer as they were read for the header, which may be a while ago: whoever was let in once sees what is theirs at
 * once, and what has changed is told when the newer answer is there.
 */
async function recognise(resources: App['resources'], signal: AbortSignal): Promise<Customer> {
  const read = resources.of(customer);
  resources.request(customer);
  const snapshot = await waitFor(read, (current) => current.hasTag('settled'), { signal });
  const data = dataOf(snapshot);
  if (data === null) throw new FailureError(given(failureIn(snapshot)));
  return data;
}

function readRequest(customerUuid: string | null): PathRequest | null {
  const { path, purpose } = readFields(REQUEST, customerUuid);
  return path === undefined ? null : { path, purpose: purpose === 'investing' ? 'investing' : 'home' };
}

function storeRequest(customerUuid: string | null, request: PathRequest | null): void {
  // A session that merely ended leaves it to whoever logs in again; a logout deletes all drafts.
  if (customerUuid !== null && request !== null) storeFields(REQUEST, customerUuid, { ...request });
}

/**
 * Whether this tab granted this customer the home page a moment ago. It is a hint about oneself, and of the home page only: to
 * invest, everything is looked at anew after a reload, and the shop decides each write by itself.
 */
function isKept(customerUuid: string | null): boolean {
  const age = Date.now() - Number(readFields(GRANTED, customerUuid).at);
  return age >= 0 && age < freshness.onboarding;
}

function storeGranted(customerUuid: string | null, isGrantedNow: boolean): void {
  if (customerUuid !== null && isGrantedNow) storeFields(GRANTED, customerUuid, { at: String(Date.now()) });
  else deleteDraft(GRANTED);
}
