import { expect, test, vi } from 'vitest';
import { type InspectionEvent, waitFor } from 'xstate';
import type { ProofValues } from '#components/form/ProofField.tsx';
import type { Address, Customer } from '#domain/shop/customer.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { askerIn } from '#machines/app/confirmation/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { type App, useApp } from '../app.ts';
import { customer } from '../reads/customer.ts';
import { useResource } from '../resources/useResource.ts';
import type { Answers } from '../testing/browser.ts';
import { at, CUSTOMER, openApp, openShop, show } from '../testing/page.tsx';
import { type ParticularsOptions, useParticulars } from './useParticulars.ts';

type Options = Omit<ParticularsOptions<ProofValues & { firstName: string }, Customer>, 'investor' | 'before'>;

const noProof = { currentPassword: '', code: '' };
/** Changes of a save, with the proof that was typed. */
const sent = { firstName: 'Imke', currentPassword: 'Parkett-2026' };

const typed = { street: 'Am Delft 8', postcode: '26721', city: 'Emden', countryCode: 'DE' };
const address = { firstName: null, lastName: null, company: null, phoneNumber: null, ...typed };
const made: Address = { ...address, iri: `${at}/addresses/7` };
const ADDRESSES = `${at}/addresses`;

function Form({ investor, options }: { investor: Customer; options: Options }) {
  const { key, saved, view } = useParticulars({ ...options, investor, before: investor });
  const { busy, failure, violations, initial, draft } = view;
  return (
    <>
      <h1>
        {initial.firstName}, {key}
      </h1>
      <button type="button" onClick={() => draft?.write({ firstName: 'Imke' })}>
        type
      </button>
      <button type="button" onClick={() => view.onSubmit({ ...noProof, ...sent })}>
        save
      </button>
      <button type="button" onClick={view.onEdited}>
        edit
      </button>
      <p>{busy ? 'busy' : saved ? 'saved' : (failure?.kind ?? violations.map(({ message }) => message).join())}</p>
      <output>{JSON.stringify(draft?.read())}</output>
    </>
  );
}

function Page({ options }: { options: Options }) {
  const investor = useResource(useApp().resources.of(customer)).data;
  return investor && <Form investor={investor} options={options} />;
}

/** Opens Anna's form with her address as the shop has stored it; `standing` overrides fields such as her status. */
async function open(shop: Answers, defaultAddress: Address | null, more: Partial<Options> = {}, standing = {}) {
  const known = { ...Object(shop.answers[CUSTOMER]), status: 'unchecked', ...standing, defaultAddress };
  shop.answers[CUSTOMER] = known;
  const app: App = await openApp();
  await waitFor(app.resources.of(customer), (snapshot) => dataOf(snapshot) !== null);
  const save = vi.fn<Options['save']>(async () => undefined);
  const onSaved = vi.fn();
  const options: Options = {
    form: 'personal',
    save,
    onSaved,
    subjectOf: (read) => read,
    valuesOf: ({ firstName }) => ({ firstName: firstName ?? '', ...noProof }),
    changesOf: ({ firstName }) => ({ firstName }),
    addressIn: () => address,
    ...more,
  };
  const inspected: InspectionEvent[] = [];
  const watched: App = { ...app, inspect: (event) => inspected.push(event) };
  const { place, press } = show(watched, <Page options={options} />);
  const text = (name: string) => place.querySelector(name)?.textContent;
  await vi.waitFor(() => expect(text('p')).toBe(''));
  return { app, save, onSaved, known, press, text, inspected, says: () => text('p') };
}

const writes = (shop: Answers) => shop.calls.filter((call) => !call.startsWith('GET'));

test('a new address is created and becomes the default; then the draft is deleted and the form shows the shop’s values', async () => {
  const shop = openShop();
  shop.answers[`GET ${ADDRESSES}`] = [];
  shop.answers[`POST ${ADDRESSES}`] = made;
  const answer = Promise.withResolvers<void>();
  const save = vi.fn<Options['save']>(() => answer.promise);
  const { app, onSaved, known, press, text, says } = await open(shop, null, { save });
  expect(text('h1')).toBe(`${known.firstName}, 0`);
  press('type');
  press('save');
  await vi.waitFor(() => expect(says()).toBe('busy'));
  expect(text('output')).toBe('{"firstName":"Imke"}');
  answer.resolve();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save.mock.calls.map(([changes]) => changes)).toEqual([sent, { defaultAddress: made.iri }]);
  expect(writes(shop)).toEqual([`POST ${ADDRESSES}`]);
  shop.answers[CUSTOMER] = { ...known, firstName: 'Imke', defaultAddress: made };
  app.resources.invalidate('customer');
  await vi.waitFor(() => expect(text('h1')).toBe('Imke, 1'));
  expect([text('output'), says()]).toEqual(['null', 'saved']);
});

test('an existing address is changed in place, and an unchanged one is not sent', async () => {
  const shop = openShop();
  shop.answers[`PUT ${made.iri}`] = made;
  const moved = await open(shop, { ...made, city: 'Leer' });
  moved.press('save');
  await vi.waitFor(() => expect(moved.onSaved).toHaveBeenCalledTimes(1));
  expect(writes(shop)).toEqual([`PUT ${made.iri}`]);
  const stayed = await open(shop, made);
  stayed.press('save');
  await vi.waitFor(() => expect(stayed.onSaved).toHaveBeenCalledTimes(1));
  expect(writes(shop)).toEqual([`PUT ${made.iri}`]);
  for (const { save } of [moved, stayed]) expect(save).toHaveBeenCalledTimes(1);
});

test('an address whose answer was lost is not created twice: it is looked up first, for a company in its own list too', async () => {
  const shop = openShop();
  shop.answers[`GET ${ADDRESSES}`] = [{ ...made, iri: `${at}/addresses/1`, city: 'Leer' }];
  shop.answers[`GET ${ADDRESSES}/company`] = [made];
  shop.answers[`POST ${ADDRESSES}`] = made;
  const ofCompany = await open(shop, null, { ofCompany: true });
  ofCompany.press('save');
  await vi.waitFor(() => expect(ofCompany.onSaved).toHaveBeenCalledTimes(1));
  expect(ofCompany.save.mock.calls.at(-1)?.[0]).toEqual({ defaultAddress: made.iri });
  expect(writes(shop)).toEqual([]);
  const ofPerson = await open(shop, null);
  ofPerson.press('save');
  await vi.waitFor(() => expect(ofPerson.onSaved).toHaveBeenCalledTimes(1));
  expect(writes(shop)).toEqual([`POST ${ADDRESSES}`]);
});

test('an address whose creation was not answered is only made the default by the next press', async () => {
  const shop = openShop();
  shop.answers[`GET ${ADDRESSES}`] = [];
  const { app, save, onSaved, known, press, says } = await open(shop, null);
  press('save');
  await vi.waitFor(() => expect(says()).toBe('notFound'));
  shop.answers[`GET ${ADDRESSES}`] = [made];
  shop.answers[CUSTOMER] = { ...known, firstName: 'Imke' };
  app.resources.invalidate('customer');
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(writes(shop)).toEqual([`POST ${ADDRESSES}`]);
  expect(save.mock.calls.map(([changes]) => changes)).toEqual([sent, { defaultAddress: made.iri }]);
});

test('values that the shop has already are saved without a write', async () => {
  const shop = openShop();
  const { save, onSaved, known, press, says } = await open(shop, made);
  shop.answers[CUSTOMER] = { ...known, firstName: 'Imke' };
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect([says(), writes(shop), save.mock.calls]).toEqual(['saved', [], []]);
});

test('a password is sent with the data only, and no machine gets it', async () => {
  const { save, onSaved, press, inspected } = await open(openShop(), made);
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save.mock.calls.map(([changes]) => changes)).toEqual([sent]);
  const known = inspected.map((event) => [
    'event' in event && event.event,
    'snapshot' in event && 'context' in event.snapshot && event.snapshot.context,
  ]);
  expect(JSON.stringify(known)).toContain('Imke');
  expect(JSON.stringify(known)).not.toContain(sent.currentPassword);
});

test('violations are shown at their fields, another failure as a whole until an edit; typed values are kept', async () => {
  const violations = [{ propertyPath: 'firstName', message: 'too long' }];
  const save = vi
    .fn<Options['save']>()
    .mockRejectedValueOnce(new FailureError({ kind: 'violations', violations }))
    .mockRejectedValueOnce(new FailureError({ kind: 'offline' }))
    .mockResolvedValue(undefined);
  const { onSaved, press, text, says } = await open(openShop(), made, { save });
  press('type');
  press('save');
  await vi.waitFor(() => expect(says()).toBe('too long'));
  press('save');
  await vi.waitFor(() => expect(says()).toBe('offline'));
  press('edit');
  await vi.waitFor(() => expect(says()).toBe(''));
  expect([text('output'), onSaved.mock.calls.length]).toEqual(['{"firstName":"Imke"}', 0]);
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

test('twenty presses at once are one write', async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn(() => answer.promise);
  const { onSaved, press } = await open(openShop(), made, { save });
  for (let times = 0; times < 20; times += 1) press('save');
  answer.resolve();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledTimes(1);
});

test('input typed while the save runs stays, and counts as unsaved', async () => {
  const answer = Promise.withResolvers<void>();
  const { app, onSaved, known, press, text, says } = await open(openShop(), made, { save: () => answer.promise });
  press('save');
  await vi.waitFor(() => expect(says()).toBe('busy'));
  press('type');
  answer.resolve();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  app.resources.invalidate('customer');
  await vi.waitFor(() => expect(text('h1')).toBe(`${known.firstName}, 1`));
  expect([text('output'), says()]).toEqual(['{"firstName":"Imke"}', '']);
});

test('a form that restarts with newer data compares with it: the former value, submitted again, is written', async () => {
  const shop = openShop();
  const { app, save, onSaved, known, press, text } = await open(shop, made);
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  shop.answers[CUSTOMER] = { ...known, firstName: 'Frauke' };
  app.resources.invalidate('customer');
  await vi.waitFor(() => expect(text('h1')).toBe('Frauke, 1'));
  press('save');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([changes]) => changes)).toEqual([sent, sent]);
});

test('a change that starts a new check is sent only after a yes', async () => {
  const shop = openShop();
  const { app, save, onSaved, press } = await open(shop, made, {}, { status: 'approved' });
  const answer = async (type: 'confirmation.accepted' | 'confirmation.declined') => {
    press('save');
    await waitFor(app.confirmation, (snapshot) => askerIn(snapshot) === 'personal');
    app.confirmation.send({ type });
    await waitFor(app.confirmation, (snapshot) => askerIn(snapshot) === null);
  };
  await answer('confirmation.declined');
  expect(save).not.toHaveBeenCalled();
  await answer('confirmation.accepted');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save.mock.calls.map(([changes]) => changes)).toEqual([sent]);
});
