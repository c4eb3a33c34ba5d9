import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { createAddress, changeAddress as putAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import type { FormViewProps } from '#components/form/types.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isSameAddress } from '#domain/person/address.ts';
import { startsNewCheck } from '#domain/person/legalCheck.ts';
import type { Company, Customer } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import type { Violation } from '#domain/shop/failure.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { particularsMachine } from '#machines/particulars/machine.ts';
import { isBusy, isSaved, selectFailure } from '#machines/particulars/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { ask } from '../ask.ts';
import { useToday } from '../useToday.ts';
import { disclosureDraft } from './saved.ts';

export interface Particulars<V> extends FormViewProps<V> {
  initial: V;
  /** Bank account that the shop has stored. */
  account: { iban: string | null; bic: string | null };
  twoFactor: boolean;
  today: CalendarDate;
}

export interface ParticularsOptions<V extends object, T extends Customer | Company> {
  /** Names the draft, and identifies the form's confirmation dialog. */
  form: string;
  investor: Customer;
  /** Subject of the form as the shop has stored it: the investor or their company. */
  before: T;
  valuesOf: (before: T) => V;
  /** Builds the request body: all values but the address. */
  changesOf: (values: V, before: T) => CustomerChanges & CompanyChanges;
  addressIn: (values: V) => AddressDraft;
  /** `PUT customers/{uuid}` or `PUT companies/{uuid}`. Throws `FailureError`. */
  save: (changes: CustomerChanges & CompanyChanges, signal: AbortSignal) => Promise<unknown>;
  /** True for a company: its default address is in another list. */
  ofCompany?: boolean;
  onSaved: () => void;
}

const none: readonly Violation[] = [];

/**
 * Runs a form about a person or a company with its address on the `particulars` machine and returns the view's props.
 * Reads that arrive meanwhile do not change the initial values; the form restarts once the shop's data has changed
 * after a save.
 */
export function useParticulars<V extends object, T extends Customer | Company>(options: ParticularsOptions<V, T>) {
  const { form, investor, before, valuesOf, changesOf, addressIn, save, ofCompany = false, onSaved } = options;
  const { http, inspect, resources, confirmation } = useApp();
  const today = useToday();
  const begin = (times: number) => {
    const initial = valuesOf(before);
    return { key: times, before, initial, draft: disclosureDraft(form, investor.uuid, initial) };
  };
  const [begun, setBegun] = useState(() => begin(0));
  /** Data that the shop had before the save; null once newer data has arrived. */
  const [outdated, setOutdated] = useState<T | null>(null);
  if (outdated !== null && outdated !== before) {
    setOutdated(null);
    setBegun(begin(begun.key + 1));
  }
  /** Request body while the confirmation is open. Holds the password, so that no machine stores it. */
  const entered = useRef<CustomerChanges & CompanyChanges>(null);
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
  const saved = useSelector(actor, isSaved);
  const { draft } = begun;
  useSubscription(
    useCallback(() => {
      const success = actor.on('particulars.saved', () => {
        draft.forget();
        setOutdated(before);
        onSaved();
      });
      return success.unsubscribe;
    }, [actor, draft, before, onSaved]),
  );
  useSubscription(
    useCallback(() => {
      let isShown = true;
      const asked = actor.on('check.asked', async () => {
        const accepted = await ask(confirmation, form, 'startCheck');
        const data = entered.current;
        entered.current = null;
        // Sends nothing if the customer has left the page.
        if (isShown) actor.send(accepted && data ? { type: 'check.confirmed', data } : { type: 'check.declined' });
      });
      const refused = actor.on('particulars.failed', ({ failure: reason }) => {
        setViolations(reason.kind === 'violations' ? reason.violations : none);
        // Part of the data may have been stored.
        resources.invalidate('customer');
      });
      return () => {
        isShown = false;
        asked.unsubscribe();
        refused.unsubscribe();
        confirmation.send({ type: 'confirmation.withdrawn', id: form });
      };
    }, [actor, confirmation, resources, form]),
  );
  const { key, initial } = begun;
  const view: Particulars<V> = {
    busy,
    failure,
    violations,
    draft,
    initial,
    today,
    account: begun.before,
    twoFactor: investor.twoFactorEnabled,
    onEdited: () => actor.send({ type: 'particulars.edited' }),
    onSubmit(values) {
      const data = changesOf(values, begun.before);
      const address = addressIn(values);
      const current = before.defaultAddress;
      const startsCheck = startsNewCheck({ status: investor.status, before }, data, address);
      entered.current = startsCheck ? data : null;
      actor.send({
        type: 'particulars.submitted',
        data,
        address,
        startsCheck,
        iri: current?.iri ?? null,
        isKept: current !== null && isSameAddress(current, address),
      });
    },
  };
  return { key, saved, view };
}
