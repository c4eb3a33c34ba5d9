import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { changeAddress, createAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import { readCustomer } from '#api/customers.ts';
import type { Choices, SubjectFormProps } from '#components/disclosure/useSubjectForm.ts';
import type { ProofValues } from '#components/form/ProofField.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { fieldsToSend, revisionOf } from '#domain/forms/revision.ts';
import { isSameAddress } from '#domain/person/address.ts';
import { startsNewCheck } from '#domain/person/legalCheck.ts';
import type { Address, Company, Customer } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import type { RevisionMachine } from '#machines/kit/revision/machine.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { ask } from '../flow/ask.ts';
import { useToday } from '../page/useToday.ts';
import { followingDraft } from '../revision/draft.ts';
import { useRevisionForm } from '../revision/useRevision.ts';
import { proofIn } from './proof.ts';
import { disclosureDraft } from './saved.ts';

type Changes = CustomerChanges & CompanyChanges;

/** Write of a person's or company's data. The shop stores their address apart, so that one form takes up to three. */
type ParticularsCall =
  | { kind: 'data'; changes: Changes }
  | { kind: 'changedAddress'; iri: string; address: AddressDraft }
  | { kind: 'newAddress'; address: AddressDraft }
  /** `iri`: the address; null for the one that the call before has created. */
  | { kind: 'defaultAddress'; iri: string | null };

export interface Particulars<V> extends Omit<SubjectFormProps<V>, keyof Choices | 'save'> {
  /** Names of the fields that were changed elsewhere before a save; null if there are none. */
  elsewhere: readonly string[] | null;
}

export interface ParticularsOptions<V extends ProofValues, T extends Customer | Company> {
  /** Names the draft, and identifies the form's confirmation dialog. */
  form: string;
  investor: Customer;
  /** Subject of the form as the shop has stored it: the investor or their company. */
  before: T;
  /** Returns the subject among the investor's data. */
  subjectOf: (investor: Customer) => T;
  valuesOf: (before: T) => V;
  /** Builds the request body: all values but the address and the proof. */
  changesOf: (values: V, before: T) => Changes;
  addressIn: (values: V) => AddressDraft;
  /** `PUT customers/{uuid}` or `PUT companies/{uuid}`. Throws `FailureError`. */
  save: (changes: Changes, signal: AbortSignal) => Promise<unknown>;
  /** True for a company: its default address is in another list. */
  ofCompany?: boolean;
  onSaved: () => void;
}

/**
 * Runs a form about a person or a company with its address on the `revision` machine and returns the view's props.
 * Sends only what the customer has changed; asks before a change that starts a new legal check. Looks for the address
 * at the shop before it creates one, since an answer may have been lost.
 * Reads that arrive meanwhile do not change the initial values; the form restarts once the shop's data has changed
 * after a save.
 */
export function useParticulars<V extends ProofValues, T extends Customer | Company>(options: ParticularsOptions<V, T>) {
  const { form, investor, before, subjectOf, valuesOf, changesOf, addressIn, save, ofCompany = false } = options;
  const { http, resources, confirmation } = useApp();
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
  /** Proof until the data is sent, since no machine stores a password; address that the shop has just created. */
  const [held] = useState(() => ({ proof: {}, createdIri: '' }));
  const { draft, initial, key } = begun;
  const { actor, revision } = useRevisionForm<V, ParticularsCall>(draft, {
    shown: initial,
    formOf: (values) => values,
    async compare({ shown, wanted, sent }, signal) {
      const read = await readCustomer(http, investor.uuid, signal);
      const subject = subjectOf(read);
      const current = valuesOf(subject);
      /** Values in the form of the request body, in which the shop returns them: +49171… for 0171…. */
      const comparable = (values: V): V => {
        const body = { ...addressIn(values), ...changesOf(values, subject) };
        return { ...values, ...Object.fromEntries(Object.entries(body).filter(([field]) => field in values)) };
      };
      const { changed, outdated, elsewhere } = revisionOf(
        comparable(shown),
        comparable(wanted),
        comparable(current),
        comparable(sent),
      );
      const next = { ...current, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) };
      if (outdated.length > 0) return { current, outdated, elsewhere, next, calls: [] };
      const changes = fieldsToSend(subject, changesOf(current, subject), changesOf(next, subject));
      const address = addressIn(next);
      const lists = [readAddresses, ...(ofCompany ? [readCompanyAddresses] : [])];
      const known = async () => {
        const pages = await Promise.all(lists.map((readList) => readList(http, pageSizes.lookups, signal)));
        return pages.flatMap(({ member }) => member);
      };
      const data: ParticularsCall[] = Object.keys(changes).length > 0 ? [{ kind: 'data', changes }] : [];
      return {
        current,
        outdated,
        elsewhere,
        next,
        calls: [...data, ...(await addressCalls(subject.defaultAddress, address, known))],
        needsConsent: startsNewCheck({ status: read.status, before: subject }, changes, address),
      };
    },
    async write(call, signal) {
      switch (call.kind) {
        case 'data': {
          const { proof } = held;
          held.proof = {};
          return save({ ...call.changes, ...proof }, signal);
        }
        case 'changedAddress':
          return changeAddress(http, call.iri, call.address, signal);
        case 'newAddress':
          held.createdIri = (await createAddress(http, call.address, signal)).iri;
          return;
        case 'defaultAddress':
          return save({ defaultAddress: call.iri ?? held.createdIri }, signal);
      }
    },
    onChanged: () => resources.invalidate('customer'),
    onSaved: options.onSaved,
  });
  useSubscription(
    useCallback(() => {
      if (key > 0) actor.send({ type: 'values.read', values: initial });
      return () => undefined;
    }, [actor, key, initial]),
  );
  useSubscription(
    useCallback(() => actor.on('revision.saved', () => setSavedOver(before)).unsubscribe, [actor, before]),
  );
  useSubscription(useCallback(() => askBeforeChecks(actor, confirmation, form), [actor, confirmation, form]));
  const view: Particulars<V> = {
    ...revision,
    initial,
    today,
    account: begun.before,
    twoFactor: investor.twoFactorEnabled,
    onSubmit(values) {
      held.proof = proofIn(values);
      revision.onSubmit({ ...values, ...noSecrets });
    },
  };
  return { key, saved: revision.saved, view };
}

/**
 * Returns the writes that make an address the default one.
 *
 * @param readKnown Reads all addresses: without a default one the shop may have it from an attempt whose answer was
 *   lost.
 */
async function addressCalls(
  defaultAddress: Address | null,
  address: AddressDraft,
  readKnown: () => Promise<readonly Address[]>,
): Promise<ParticularsCall[]> {
  if (defaultAddress !== null) {
    if (isSameAddress(defaultAddress, address)) return [];
    return [{ kind: 'changedAddress', iri: defaultAddress.iri, address }];
  }
  const found = (await readKnown()).find((each) => isSameAddress(each, address));
  if (found) return [{ kind: 'defaultAddress', iri: found.iri }];
  return [
    { kind: 'newAddress', address },
    { kind: 'defaultAddress', iri: null },
  ];
}

const noSecrets = { currentPassword: '', code: '' } satisfies ProofValues;

/** Asks the customer before a change that starts a new legal check, until the returned function is called. */
function askBeforeChecks<V>(
  actor: ActorRefFrom<RevisionMachine<V, ParticularsCall>>,
  confirmation: ReturnType<typeof useApp>['confirmation'],
  form: string,
): () => void {
  let isShown = true;
  const { unsubscribe } = actor.on('consent.asked', async () => {
    const accepted = await ask(confirmation, form, 'startCheck');
    // Sends nothing if the customer has left the page.
    if (isShown) actor.send({ type: accepted ? 'consent.given' : 'consent.refused' });
  });
  return () => {
    isShown = false;
    unsubscribe();
    confirmation.send({ type: 'confirmation.withdrawn', id: form });
  };
}
