import { changeAddress, createAddress, readAddresses } from '#api/addresses.ts';
import { readCustomer } from '#api/customers.ts';
import { saveCustomer } from '#api/profile.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { Customer } from '#domain/shop/customer.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { kindOf } from '../answer.ts';
import type { Run, Words } from '../run.ts';

/** Address of no real person, in Germany. */
export const ADDRESS: AddressDraft = {
  firstName: 'Conformance',
  lastName: 'Check',
  company: null,
  phoneNumber: null,
  street: 'Prüfweg 1',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** Creates an address, and changes it briefly to read the change back. Resolves with the address's IRI. */
export async function makeAddress(run: Run): Promise<string | null> {
  const made = await run.ask((http) => createAddress(http, ADDRESS));
  if (!made) return null;
  run.left.push('An address in Prüfweg 1, Berlin was made for the customer.');
  const other = { ...ADDRESS, street: 'Prüfweg 2' };
  const changed = await run.ask((http) => changeAddress(http, made.iri, other));
  if (changed && changed.iri !== made.iri)
    run.find(run.last(), {
      path: 'iri',
      expected: 'the address that was changed',
      got: 'another one',
      consequence: 'Each change leaves an address, and the customer keeps the old one.',
    });
  else if (changed) await checkAddress(run, made.iri, other);
  await run.ask((http) => changeAddress(http, made.iri, ADDRESS));
  return made.iri;
}

/** Checks that the customer's addresses include the address as it was last sent. */
async function checkAddress(run: Run, iri: string, sent: AddressDraft): Promise<void> {
  const made = run.last('createAddress');
  const changed = run.last('changeAddress');
  const addresses = await run.ask((http) => readAddresses(http, pageSizes.lookups));
  if (!addresses) return;
  const kept = addresses.member.find((each) => each.iri === iri);
  if (kept?.street === sent.street) return;
  const expected = kept ? 'the street that was sent' : 'the address among those of the customer';
  run.find(kept ? changed : made, unsaved(expected));
}

/** Returns the finding for a write that the shop confirmed and does not return. */
export const unsaved = (expected: string, got = 'nothing of it'): Words => ({
  path: '(saved)',
  expected,
  got,
  consequence: 'Parkett says that it is saved, and shows at the next visit what was there before.',
  blocks: true,
});

/** Returns a value as text, without the `@` names that API Platform generates for each answer. */
const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, each: unknown) => (key.startsWith('@') ? undefined : each));

/** Sends a customer's unchanged first name: all other fields have to stay. Then sends a title, and the former one. */
export async function saveOneField(run: Run): Promise<void> {
  const { customerUuid } = run;
  const before = await run.ask((http) => readCustomer(http, customerUuid));
  if (!before || before.firstName === null) return;
  const { body } = run.last('readCustomer');
  const { firstName } = before;
  await run.ask((http) => saveCustomer(http, customerUuid, { firstName }));
  const saved = run.last('saveCustomer');
  await run.ask((http) => readCustomer(http, customerUuid));
  const after: Readonly<Record<string, unknown>> = Object(run.last('readCustomer').body);
  for (const [field, value] of Object.entries(fieldsOf(body))) {
    // The shop may change the time of the last change.
    if (field.startsWith('@') || /^updated/i.test(field) || plain(after[field]) === plain(value)) continue;
    const isLost = (after[field] ?? null) === null;
    run.find(saved, {
      path: field,
      expected: `${kindOf(value)}, as before`,
      got: isLost ? kindOf(after[field]) : 'another value',
      consequence:
        'Parkett sends the fields that change; the others are lost. Set standard_put: false, and put this customer back.',
      blocks: isLost || field in Customer.shape,
    });
  }
  await changeTitle(run, before.title);
}

/** Gives the customer another title briefly, to read it back: no other data depends on it. */
async function changeTitle(run: Run, before: string | null): Promise<void> {
  const { customerUuid } = run;
  const title = before === 'Dr.' ? 'Prof.' : 'Dr.';
  const saved = await run.ask((http) => saveCustomer(http, customerUuid, { title }));
  if (!saved) return;
  const seen = run.last('saveCustomer');
  const after = await run.ask((http) => readCustomer(http, customerUuid));
  if (after && after.title !== title) run.find(seen, unsaved('the title that was sent'));
  const back = await run.ask((http) => saveCustomer(http, customerUuid, { title: before }));
  if ((back?.title ?? null) !== before && after?.title === title)
    run.left.push(`The customer has the title ${title}: it could not be taken back.`);
}
