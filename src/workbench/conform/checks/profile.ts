import { changeAddress, createAddress } from '#api/addresses.ts';
import { readCustomer } from '#api/customers.ts';
import { saveCustomer } from '#api/profile.ts';
import { Customer } from '#domain/shop/customer.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { kindOf } from '../answer.ts';
import { about, type Run } from '../run.ts';

/** Nobody's address, at the country of the shop. */
export const ADDRESS: AddressDraft = {
  ...{ firstName: 'Conformance', lastName: 'Check', company: null, phoneNumber: null },
  ...{ street: 'Prüfweg 1', postcode: '10115', city: 'Berlin', countryCode: 'DE' },
};

/** Makes an address, and sends it unchanged once more. */
export async function makeAddress(run: Run): Promise<string | null> {
  const made = await run.ask((http) => createAddress(http, ADDRESS));
  if (!made) return null;
  run.left.push('An address in Prüfweg 1, Berlin was made for the customer.');
  const changed = await run.ask((http) => changeAddress(http, made.iri, ADDRESS));
  if (changed && changed.iri !== made.iri)
    run.find({
      ...{
        ...about(run.last()),
        kind: 'differs',
        path: 'iri',
        expected: 'the address that was changed',
        got: 'another one',
      },
      consequence: 'Each change leaves an address, and the customer keeps the old one.',
      blocks: false,
    });
  return made.iri;
}

/** A value as text, without names that API Platform makes anew for each answer. */
const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, each: unknown) => (key.startsWith('@') ? undefined : each));

/** Sends a customer's first name as it is: every other field has to stay. */
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
  for (const [field, value] of Object.entries(Object(body))) {
    // The moment of the last change may be told.
    if (field.startsWith('@') || /^updated/i.test(field) || plain(after[field]) === plain(value)) continue;
    const isLost = (after[field] ?? null) === null;
    run.find({
      ...about(saved),
      kind: 'differs',
      path: field,
      expected: `${kindOf(value)}, as before`,
      got: isLost ? kindOf(after[field]) : 'another value',
      consequence:
        'Parkett sends the fields that change; the others are lost. Set standard_put: false, and put this customer back.',
      blocks: isLost || field in Customer.shape,
    });
  }
}
