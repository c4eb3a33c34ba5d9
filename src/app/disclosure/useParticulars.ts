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
import { useApp } from '../app.ts';
import { ask } from '../ask.ts';
import { useSubscription } from '../useSubscription.ts';
import { useToday } from '../useToday.ts';
import { disclosureDraft } from './saved.ts';

/** What such a form is given. */
export interface Particulars<V> extends FormViewProps<V> {
  initial: V;
  /** The account that the shop knows. */
  account: { iban: string | null; bic: string | null };
  twoFactor: boolean;
  today: CalendarDate;
}

export interface ParticularsOptions<V extends object, T extends Customer | Company> {
  /** Names the form: its draft, and who asks. */
  form: string;
  investor: Customer;
  /** Whom it is about, as the shop knows them now: the investor, or their company. */
  before: T;
  valuesOf: (before: T) => V;
  /** All that is sent but the address. */
  changesOf: (values: V, before: T) => CustomerChanges & CompanyChanges;
  addressIn: (values: V) => AddressDraft;
  /** `PUT customers/{uuid}` or `PUT companies/{uuid}`. Throws `FailureError`. */
  save: (changes: CustomerChanges & CompanyChanges, signal: AbortSignal) => Promise<unknown>;
  /** Its address is a company's from the moment it is made the default, and then in another list. */
  ofCompany?: boolean;
  /** The shop has all of it. */
  onSaved: () => void;
}

const none: readonly Violation[] = [];

/**
 * A form about a person or a company with its address, on the `particulars` machine: what its view gets. It begins with what
 * the shop knows, whatever is read meanwhile, and anew once the shop has all that was sent.
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
  /** What was known when it was saved, until the shop has told more. */
  const [outdated, setOutdated] = useState<T | null>(null);
  if (outdated !== null && outdated !== before) {
    setOutdated(null);
    setBegun(begin(begun.key + 1));
  }
  /** What was sent, while it is asked whether it may be: with the password, so that nothing else keeps it. */
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
        // Whoever has left sends nothing.
        if (isShown) actor.send(accepted && data ? { type: 'check.confirmed', data } : { type: 'check.declined' });
      });
      const refused = actor.on('particulars.failed', ({ failure: reason }) => {
        setViolations(reason.kind === 'violations' ? reason.violations : none);
        // A part of it may have arrived.
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
