import { type ActorRefFrom, createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { noteWelcome, readBannerMemory } from '#app/onboarding/bannerMemory.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import type { Flow } from '#app/startFlow.ts';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import type { RegistrarDecision } from '#domain/person/customerStatus.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { isOffline } from '#machines/connectivity/selectors.ts';
import { registrarMachine } from '#machines/registrar/machine.ts';
import { dataOf } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import { statusBannersMachine } from '#machines/statusBanners/machine.ts';
import type { CustomerStanding } from '#machines/statusBanners/types.ts';

export type StatusBannersActor = ActorRefFrom<typeof statusBannersMachine>;

type World = Pick<App, 'session' | 'settings' | 'resources' | 'connectivity' | 'inspect'>;

/** How the shop and the registrar together stand to a customer. */
function standingOf({ status }: Customer, registrar: RegistrarDecision): CustomerStanding {
  if (registrar === 'banned') return 'banned';
  if (registrar === 'moreInfo' || status === 'follow_up') return 'moreInfo';
  return registrar === 'passed' && status === 'approved' ? 'cleared' : 'uncleared';
}

/** True if any tokens are theirs; for a shop that does not say so, by what this device knows of them. */
function isOwning({ tokenAmount }: Customer, welcome: 'awaited' | 'shown' | 'over' | null): boolean | null {
  if (tokenAmount !== null) return tokenAmount > 0;
  return welcome === 'awaited' || welcome === 'shown' ? false : null;
}

/**
 * The banners of the account, for as long as somebody is signed in: on what the shop says of the customer and of their
 * identity check, which is asked for while it may change and somebody is there to read it. In the marketplace nobody waits to
 * be cleared: there it is the identity check alone, of which works and their purchases are told.
 */
export function statusBannersFlow({
  session,
  settings,
  resources,
  connectivity,
  inspect,
}: World): Flow<typeof statusBannersMachine> {
  const customerUuid = selectCustomerUuid(session.getSnapshot());
  return {
    machine: statusBannersMachine,
    input: undefined,
    listen(banners: StatusBannersActor) {
      const ends: (() => void)[] = [];
      const read = resources.of(customer);
      const check = resources.of(identification);
      // Heard from its first status on: what it begins with is nobody's.
      const registrar = createActor(registrarMachine, { input: { status: 'untouched' }, inspect }).start();
      const sorted = registrar.on('registrar.sorted', ({ decision }) => {
        const who = dataOf(read.getSnapshot());
        if (who === null) return;
        const standing = standingOf(who, decision);
        if (standing === 'uncleared') noteWelcome(customerUuid, 'awaited');
        banners.send({
          type: 'customer.read',
          standing,
          hasWallet: walletOf(who) !== null,
          owns: isOwning(who, readBannerMemory(customerUuid).welcome),
        });
      });
      const hearCustomer = () => {
        const who = dataOf(read.getSnapshot());
        if (who === null) return;
        if (settings.reading === 'investor') registrar.send({ type: 'status.read', status: who.cryptoRegistrarStatus });
        // Whoever is identified needs no look at the record.
        if (who.kycPassed) banners.send({ type: 'identification.read', state: 'approved' });
        else resources.request(identification);
      };
      let isAwaited = false;
      const hearCheck = () => {
        const snapshot = check.getSnapshot();
        if (!snapshot.matches('ready')) return;
        const record = dataOf(snapshot)?.record ?? null;
        banners.send({ type: 'identification.read', state: record?.stateAsString ?? null });
        const isNow = isUnderReview(record);
        // What they may do now is told by the customer.
        if (isAwaited && !isNow) resources.invalidate('customer');
        isAwaited = isNow;
      };
      const polls = [
        banners.on('customer.due', () => read.send({ type: 'resource.invalidated' })),
        banners.on('identification.due', () => check.send({ type: 'resource.invalidated' })),
      ];
      const isAway = () => document.hidden || isOffline(connectivity.getSnapshot());
      let wasAway = false;
      const look = () => {
        if (isAway() === wasAway) return;
        wasAway = isAway();
        if (wasAway) banners.send({ type: 'page.left' });
        else banners.send({ type: 'page.returned' });
      };
      document.addEventListener('visibilitychange', look);
      for (const { unsubscribe } of [
        sorted,
        ...polls,
        read.subscribe(hearCustomer),
        check.subscribe(hearCheck),
        connectivity.subscribe(look),
        banners.subscribe((snapshot) => {
          if (snapshot.hasTag('welcome')) noteWelcome(customerUuid, 'shown');
        }),
      ])
        ends.push(unsubscribe);
      hearCustomer();
      look();
      return () => {
        for (const end of ends) end();
        document.removeEventListener('visibilitychange', look);
        registrar.stop();
      };
    },
  };
}
