import { type ActorRefFrom, createActor } from 'xstate';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { noteWelcome, readBannerMemory } from '#app/statusBanners/bannerMemory.ts';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import { clearanceOf } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { isOffline } from '#machines/app/connectivity/selectors.ts';
import { registrarMachine } from '#machines/app/registrar/machine.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { statusBannersMachine } from '#machines/app/statusBanners/machine.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';

export type StatusBannersActor = ActorRefFrom<typeof statusBannersMachine>;

type World = Pick<App, 'session' | 'settings' | 'resources' | 'connectivity' | 'inspect'>;

/**
 * Returns true if the customer owns tokens. If the shop does not say, this device's memory of the welcome decides; null
 * if unknown.
 */
function isOwning({ tokenAmount }: Customer, welcome: 'awaited' | 'shown' | 'over' | null): boolean | null {
  if (tokenAmount !== null) return tokenAmount > 0;
  return welcome === 'awaited' || welcome === 'shown' ? false : null;
}

/**
 * Banners of the account while a customer is signed in, by the shop's data about the customer and the identity check.
 * The check is polled while it may change and the page is visible and online. The marketplace has no approval to wait
 * for: there, only the identity check counts, which works and purchases depend on.
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
      const read = resources.of(customer);
      const check = resources.of(identification);
      // Started before its first status arrives, so that its listener receives that one; its initial status belongs to
      // no customer.
      const registrar = createActor(registrarMachine, { input: { status: 'untouched' }, inspect }).start();
      const sorted = registrar.on('registrar.sorted', ({ decision }) => {
        const who = dataOf(read.getSnapshot());
        if (who === null) return;
        const clearance = clearanceOf(who, decision);
        if (clearance === 'uncleared') noteWelcome(customerUuid, 'awaited');
        banners.send({
          type: 'customer.read',
          clearance,
          hasWallet: walletOf(who) !== null,
          owns: isOwning(who, readBannerMemory(customerUuid).welcome),
        });
      });
      const hearCustomer = () => {
        const who = dataOf(read.getSnapshot());
        if (who === null) return;
        if (settings.reading === 'investor') registrar.send({ type: 'status.read', status: who.cryptoRegistrarStatus });
        // An identified customer needs no read of the check.
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
        // The customer resource has the new permissions.
        if (isAwaited && !isNow) resources.invalidate('customer');
        isAwaited = isNow;
      };
      const isAway = () => document.hidden || isOffline(connectivity.getSnapshot());
      let wasAway = false;
      const look = () => {
        if (isAway() === wasAway) return;
        wasAway = isAway();
        if (wasAway) banners.send({ type: 'page.left' });
        else banners.send({ type: 'page.returned' });
      };
      document.addEventListener('visibilitychange', look);
      const listening = [
        sorted,
        banners.on('customer.due', () => read.send({ type: 'resource.invalidated' })),
        banners.on('identification.due', () => check.send({ type: 'resource.invalidated' })),
        read.subscribe(hearCustomer),
        check.subscribe(hearCheck),
        connectivity.subscribe(look),
        banners.subscribe((snapshot) => {
          if (snapshot.hasTag('welcome')) noteWelcome(customerUuid, 'shown');
        }),
        {
          unsubscribe() {
            document.removeEventListener('visibilitychange', look);
            registrar.stop();
          },
        },
      ];
      hearCustomer();
      look();
      return listening;
    },
  };
}
