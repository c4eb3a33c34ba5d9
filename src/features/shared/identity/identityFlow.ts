import { type ActorRefFrom, fromPromise } from 'xstate';
import { readIdentification, startIdentification } from '#api/onboarding.ts';
import type { App } from '#app/app.ts';
import { onPageRestored } from '#app/flow/onPageRestored.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { identification } from '#app/reads/identification.ts';
import { safePartnerUrl } from '#domain/session/partnerUrl.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { Identification } from '#domain/shop/onboarding.ts';
import { identityMachine } from '#machines/flows/identity/machine.ts';
import type { IdentityRecord } from '#machines/flows/identity/types.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';

export type IdentityActor = ActorRefFrom<typeof identityMachine>;

type World = Pick<App, 'http' | 'settings' | 'resources' | 'connectivity'>;

const recordOf = (check: Identification | null): IdentityRecord =>
  check && { state: check.stateAsString, reason: check.reason };

/**
 * Connects the identity check to the shop: opens the partner's page in this tab, and receives the results that the
 * banners' polls find.
 */
export function identityFlow(
  { http, settings, resources, connectivity }: World,
  onPassed: () => void,
): Flow<typeof identityMachine> {
  const shared = resources.of(identification);
  let latest: Identification | null = null;
  return {
    machine: identityMachine.provide({
      actors: {
        readRecord: fromPromise(async ({ signal }) => {
          latest = await readIdentification(http, signal);
          return { record: recordOf(latest) };
        }),
        startIdentification: fromPromise(async ({ signal }) => {
          const { urlKycStart } = await startIdentification(http, signal);
          const places = { origin: location.origin, partnerOrigins: settings.partnerOrigins };
          const url = safePartnerUrl(urlKycStart, places);
          if (url === null) throw new FailureError({ kind: 'contract', path: 'urlKycStart' });
          return { url };
        }),
      },
    }),
    input: undefined,
    listen(identity: IdentityActor) {
      const isNews = (record: IdentityRecord) => {
        const known = dataOf(shared.getSnapshot());
        return known !== null && recordOf(known.record)?.state !== record?.state;
      };
      return [
        identity.on('partner.requested', ({ url }) => location.assign(url)),
        identity.on('check.passed', onPassed),
        identity.on('record.found', ({ record }) => {
          // The result decides on the customer's permission to invest.
          const isChanged = isNews(record);
          shared.send({ type: 'resource.written', data: { record: latest } });
          if (isChanged) resources.invalidate('customer');
        }),
        connectivity.on('catchUp.requested', () => identity.send({ type: 'connection.restored' })),
        shared.subscribe((snapshot) => {
          const data = dataOf(snapshot);
          if (data === null || data.record === latest) return;
          latest = data.record;
          identity.send({ type: 'record.read', record: recordOf(latest) });
        }),
        onPageRestored(() => identity.send({ type: 'page.restored' })),
      ];
    },
  };
}
