import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { createAddress, changeAddress as putAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isSameAddress } from '#domain/person/address.ts';
import type { Address } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { particularsMachine } from '#machines/particulars/machine.ts';
import { isBusy, selectFailure } from '#machines/particulars/selectors.ts';
import { useApp } from '../app.ts';
import { useSubscription } from '../useSubscription.ts';

export interface ParticularsOptions {
  /** `PUT customers/{uuid}` or `PUT companies/{uuid}`. Throws `FailureError`. */
  save: (changes: CustomerChanges & CompanyChanges, signal: AbortSignal) => Promise<unknown>;
  /** Its address is a company's from the moment it is made the default, and then in another list. */
  ofCompany?: boolean;
  /** Of the form: what is sent is not kept. */
  draft: { forget(): void };
  onSaved: () => void;
}

const none: readonly Violation[] = [];

/** Sends a form about a person or a company with its address: what its view gets of the `particulars` machine. */
export function useParticulars({ save, ofCompany = false, draft, onSaved }: ParticularsOptions) {
  const { http, inspect } = useApp();
  const [violations, setViolations] = useState(none);
  const actor = useActorRef(
    particularsMachine.provide({
      actors: {
        saveData: fromPromise(async ({ input, signal }) => {
          await save(input.data, signal);
        }),
        changeAddress: fromPromise(async ({ input, signal }) => {
          await putAddress(http, input.iri, input.address, signal);
        }),
        findAddress: fromPromise(async ({ input, signal }) => {
          const lists = await Promise.all([
            readAddresses(http, pageSizes.lookups, signal),
            ...(ofCompany ? [readCompanyAddresses(http, pageSizes.lookups, signal)] : []),
          ]);
          const all = lists.flatMap(({ member }) => member);
          return all.find((each) => isSameAddress(each, input.address))?.iri ?? null;
        }),
        createAddress: fromPromise(async ({ input, signal }) => (await createAddress(http, input.address, signal)).iri),
        assignAddress: fromPromise(async ({ input, signal }) => {
          await save({ defaultAddress: input.iri }, signal);
        }),
      },
    }),
    { inspect },
  );
  const busy = useSelector(actor, isBusy);
  const failure = useSelector(actor, selectFailure);
  useSubscription(
    useCallback(() => {
      const saved = actor.on('particulars.saved', () => {
        draft.forget();
        onSaved();
      });
      const refused = actor.on('particulars.failed', ({ failure: reason }) =>
        setViolations(reason.kind === 'violations' ? reason.violations : none),
      );
      return () => {
        saved.unsubscribe();
        refused.unsubscribe();
      };
    }, [actor, draft, onSaved]),
  );
  return {
    busy,
    failure,
    violations,
    onEdited: () => actor.send({ type: 'particulars.edited' }),
    /** @param before The default address, if there is one. */
    submit: (data: CustomerChanges & CompanyChanges, address: AddressDraft, before: Address | null) =>
      actor.send({
        type: 'particulars.submitted',
        data,
        address,
        iri: before?.iri ?? null,
        isKept: before !== null && isSameAddress(before, address),
      }),
  };
}
