import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { createAddress, changeAddress as putAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import type { Choices, SubjectFormProps } from '#components/disclosure/useSubjectForm.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { differences, fieldsToSend, revisionOf } from '#domain/forms/revision.ts';
import { isSameAddress } from '#domain/person/address.ts';
import { startsNewCheck } from '#domain/person/legalCheck.ts';
import type { Company, Customer } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { particularsMachine } from '#machines/flows/particulars/machine.ts';
import type { ParticularsComparison } from '#machines/flows/particulars/ports.ts';
import {
  isBusy,
  isSaved,
  selectElsewhere,
  selectFailure,
  selectOutdated,
} from '#machines/flows/particulars/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { ask } from '../flow/ask.ts';
import { useToday } from '../page/useToday.ts';
import { followingDraft } from '../revision/draft.ts';
import { disclosureDraft } from './saved.ts';

export interface Particulars<V> extends Omit<SubjectFormProps<V>, keyof Choices | 'save'> {
  /** Names of the fields that were changed elsewhere before a save; null if there are none. */
  elsewhere: readonly string[] | null;
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
  /** Reads the subject's current data. Throws `FailureError`. */
  read: (signal: AbortSignal) => Promise<T>;
  /** `PUT customers/{uuid}` or `PUT companies/{uuid}`. Throws `FailureError`. */
  save: (changes: CustomerChanges & CompanyChanges, signal: AbortSignal) => Promise<unknown>;
  /** True for a company: its default address is in another list. */
  ofCompany?: boolean;
  onSaved: () => void;
}

const none: readonly Violation[] = [];

/**
 * Values that a comparison refers to: those that the form started from or has shown as changed elsewhere since, those of
 * the last save, whose answer may be lost, and the shop's latest ones.
 */
const knownAt = <V>({ key, initial }: { key: number; initial: V }) => ({
  shown: initial,
  sent: initial,
  now: initial,
  of: key,
});

/**
 * Runs a form about a person or a company with its address on the `particulars` machine and returns the view's props.
 * Sends only what the customer has changed; fields that were changed elsewhere only follow the shop.
 * Reads that arrive meanwhile do not change the initial values; the form restarts once the shop's data has changed
 * after a save.
 */
export function useParticulars<V extends object, T extends Customer | Company>(options: ParticularsOptions<V, T>) {
  const { form, investor, before, valuesOf, changesOf, addressIn, read, save, ofCompany = false, onSaved } = options;
  const { http, inspect, resources, confirmation } = useApp();
  const today = useToday();
  const begin = (times: number) => {
    const initial = valuesOf(before);
    const draft = followingDraft((base) => disclosureDraft(form, investor.uuid, base), initial);
    return { key: times, before, initial, draft };
  };
  const [begun, setBegun] = useState(() => begin(0));
  /** Data that the shop had before the save; null once newer data has arrived. */
  const [savedOver, setSavedOver] = useState<T | null>(null);
  if (savedOver !== null && savedOver !== before) {
    setSavedOver(null);
    setBegun(begin(begun.key + 1));
  }
  /** Request body after a comparison. Holds the password, so that no machine stores it. */
  const entered = useRef<CustomerChanges & CompanyChanges>({});
  const [known, setKnown] = useState(() => knownAt(begun));
  if (known.of !== begun.key) setKnown({ ...knownAt(begun), now: known.now });
  /** Compares values in the form of the request body, in which the shop returns them: +49171… for 0171…. */
  const compare = (values: V, current: T): ParticularsComparison => {
    const now = valuesOf(current);
    const compared = (given: V): V => {
      const body = { ...addressIn(given), ...changesOf(given, current) };
      return { ...given, ...Object.fromEntries(Object.entries(body).filter(([field]) => field in given)) };
    };
    const { changed, outdated, elsewhere } = revisionOf(
      compared(known.shown),
      compared(values),
      compared(now),
      compared(known.sent),
    );
    const next = { ...now, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
    setKnown(outdated.length > 0 ? { ...known, now, shown: now } : { ...known, now, sent: next });
    if (outdated.length > 0) begun.draft.settle(differences(values, next), now);
    entered.current = fieldsToSend(current, changesOf(now, current), changesOf(next, current));
    const address = addressIn(next);
    const { defaultAddress } = current;
    return {
      outdated,
      elsewhere,
      address,
      startsCheck: startsNewCheck({ status: investor.status, before: current }, entered.current, address),
      iri: defaultAddress?.iri ?? null,
      isKept: defaultAddress !== null && isSameAddress(defaultAddress, address),
    };
  };
  const [violations, setViolations] = useState(none);
  const actor = useActorRef(
    particularsMachine.provide({
      actors: {
        compare: fromPromise(async ({ input, signal }) => compare(input.values as V, await read(signal))),
        saveData: fromPromise(async ({ signal }) => {
          const data = entered.current;
          entered.current = {};
          await save(data, signal);
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
        draft.settle({});
        // Typed while the save was running.
        if (draft.isThere()) actor.send({ type: 'particulars.edited' });
        else draft.forget();
        setSavedOver(before);
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
        // Sends nothing if the customer has left the page.
        if (isShown) actor.send({ type: accepted ? 'check.confirmed' : 'check.declined' });
      });
      const refused = actor.on('particulars.failed', ({ failure: reason }) => {
        setViolations(reason.kind === 'violations' ? reason.violations : none);
        // Part of the data may have been stored.
        resources.invalidate('customer');
      });
      const differing = actor.on('particulars.outdated', () => resources.invalidate('customer'));
      return () => {
        isShown = false;
        asked.unsubscribe();
        refused.unsubscribe();
        differing.unsubscribe();
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
    outdated: useSelector(actor, selectOutdated),
    elsewhere: useSelector(actor, selectElsewhere),
    now: known.now,
    initial,
    today,
    account: begun.before,
    twoFactor: investor.twoFactorEnabled,
    onEdited: () => actor.send({ type: 'particulars.edited' }),
    onSubmit(values) {
      draft.markSent();
      actor.send({ type: 'particulars.submitted', values });
    },
  };
  return { key, saved, view };
}
