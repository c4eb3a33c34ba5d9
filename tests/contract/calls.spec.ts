import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lastError } from '#api/lastError.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { insert, update } from '#sandbox/db/rows.ts';
import { makeLink } from '#sandbox/http/links.ts';
import { personaOf } from '#sandbox/personas.ts';
import { product, rows } from './support/callRows.ts';
import { collectionThings } from './support/collectionRows.ts';
import { layer } from './support/layer.ts';
import { newLink } from './support/newcomers.ts';
import { address } from './support/profileRows.ts';
import { httpOf, type Things } from './support/rows.ts';
import { failureOf, useShop, type Visitor } from './support/shops.ts';
import { transferThings } from './support/transferRows.ts';
import { workThings } from './support/workRows.ts';

/**
 * Failures of an absent object. A call that is an addition fails with `notOffered` if the shop answers 404
 * (`src/api/additions.ts`).
 */
const nothing = expect.stringMatching(/^not(Found|Offered)$/);

const calls = Object.entries(rows).map(([name, each]) => ({ name, ...each }));

/** Failures by fault: faults that keep the call from the shop, … */
const refusals: { arm: { kind: string; status?: number }; kind: Failure['kind'] }[] = [
  { arm: { kind: 'status', status: 500 }, kind: 'general' },
  { arm: { kind: 'status', status: 503 }, kind: 'general' },
  { arm: { kind: 'status', status: 404 }, kind: 'notFound' },
  { arm: { kind: 'status', status: 409 }, kind: 'conflict' },
  { arm: { kind: 'status', status: 429 }, kind: 'rateLimited' },
  { arm: { kind: 'status', status: 401 }, kind: 'unauthorized' },
  { arm: { kind: 'cutBefore' }, kind: 'offline' },
];
/** … and faults that spoil its answer. */
const mishaps: typeof refusals = [
  { arm: { kind: 'cutAfter' }, kind: 'offline' },
  { arm: { kind: 'wrongShape' }, kind: 'contract' },
];

test('every call of the layer has a row', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../src/api/*.ts', '!**/*.spec.ts'], { eager: true });
  const all = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each) => typeof each === 'function')
    .filter((each) => /^(async )?function \w+\(http\b/.test(each.toString()))
    .map(({ name }) => name);
  expect(new Set(Object.keys(rows))).toEqual(new Set(all));
});

describe('every call', () => {
  const shop = useShop();
  let julia: Visitor;
  let other: Visitor;
  let things: Things;

  beforeAll(async () => {
    [julia, other] = [await shop.as('julia'), await shop.as('company')];
    // A customer who is identified already is not checked again.
    await shop.control('customers/company', { identification: 'rejected' });
    const { http, customerUuid } = julia;
    const [
      invoices,
      orders,
      { defaultVariant, legalDocuments },
      opened,
      answered,
      spareAddress,
      investor,
      evidence,
      persons,
    ] = await Promise.all([
      layer.readInvoices(http, { page: 1 }),
      layer.readOrders(http, 1),
      layer.readProduct(http, product),
      layer.createOrder(http, 'de'),
      layer.readAnsweredQuestionnaires(http, customerUuid),
      // A second address, because a change of her home address has consequences.
      layer.createAddress(http, { ...address, street: 'Weg 2' }),
      layer.readCustomer(other.http, other.customerUuid),
      layer.readUboDocuments(other.http, 1),
      layer.readUboUsers(other.http, 1),
    ]);
    const variantCode = defaultVariant?.code ?? '';
    const cart = await layer.addItem(http, { tokenValue: opened.tokenValue, variantCode, quantity: 1 });
    things = {
      customerUuid,
      companyUuid: investor.company?.uuid ?? '',
      addressIri: spareAddress.iri,
      invoiceId: invoices.member[0]?.id ?? 0,
      placed: orders.member[0]?.tokenValue ?? '',
      cart: cart.tokenValue,
      itemId: cart.items[0]?.id ?? 0,
      paymentId: cart.payments[0]?.id ?? 0,
      spare: cart.tokenValue,
      variantCode,
      documentId: legalDocuments[0]?.id ?? 0,
      documentIds: legalDocuments.map(({ id }) => id),
      fileUuid: legalDocuments[0]?.fileUuid ?? '',
      answeredId: answered[0]?.id ?? 0,
      wallets: 0,
      files: 0,
      evidenceId: evidence.member[0]?.id ?? 0,
      userId: persons.member[0]?.id ?? 0,
      personId: persons.member[0]?.id ?? 0,
      persons: 0,
      newLink: async () => {
        const { database, clock } = shop.running();
        return (await makeLink(database.db, 'reset', personaOf('newcomer').email, await clock.now())) ?? '';
      },
      code: async () => {
        const key = await ofJulia.select('secret').executeTakeFirst();
        return key ? new TOTP({ secret: Secret.fromBase32(key.secret) }).generate() : '000000';
      },
      ...(await transferThings(shop.running().database.db)),
      ...(await collectionThings(http)),
      ...(await workThings(http, shop.running().url)),
      link: () => newLink(shop),
      referralCode: (await layer.readCustomer(http, customerUuid)).referralCode ?? '',
    };
    const { db } = shop.running().database;
    const ofJulia = db
      .selectFrom('otpSecrets')
      .innerJoin('customers', 'customers.id', 'otpSecrets.customerId')
      .where('customers.uuid', '=', customerUuid);
    // Julia also has an account in the former system.
    await update(db, 'customers', { migrationState: 0 }, { uuid: customerUuid });
    const { email } = personaOf('julia');
    const former = await db.selectFrom('formerCustomers').select('facts').executeTakeFirstOrThrow();
    await insert(db, 'formerCustomers', { number: 'J1', email, ...former });
  });

  // Restores the password, which later calls send.
  afterEach(async () => {
    const { db } = shop.running().database;
    const known = db.selectFrom('customers').select('passwordHash').where('email', '=', personaOf('cleared').email);
    const { passwordHash } = await known.executeTakeFirstOrThrow();
    await update(db, 'customers', { passwordHash }, { uuid: things.customerUuid });
  });

  test.each(calls)(
    '$name turns each fault into its failure',
    async ({ name, address, run, only = [], meant = {}, ...of }) => {
      const visitor = of.by ? other : julia;
      const [method, path] = address.split(' ');
      // A call that reaches the shop before it fails can be repeated only if it changes nothing.
      const harmless = !/^(PATCH|DELETE)/.test(address) && name !== 'readCheckoutSession' && !only.includes('write');
      const spoilt = mishaps.filter(({ kind }) => kind !== 'contract' || !only.includes('silent'));
      for (const { arm, kind: usual } of harmless ? [...refusals, ...spoilt] : refusals) {
        const kind = meant[arm.status ?? 0] ?? usual;
        visitor.rejected.length = 0;
        await shop.control('faults', { method, path, ...arm });
        expect(await failureOf(run(httpOf(visitor, of.reading), things)), JSON.stringify(arm)).toMatchObject({
          kind: kind === 'notFound' ? nothing : kind,
        });
        expect(visitor.rejected).toEqual(kind === 'unauthorized' ? [visitor.session.token()] : []);
        if ('status' in arm) expect(lastError()).toMatchObject({ call: expect.any(String), status: arm.status });
      }
    },
  );

  test.each(calls)('$name is answered as agreed', async ({ kind, run, by, reading }) => {
    const visitor = by ? other : julia;
    visitor.rejected.length = 0;
    await run(httpOf(visitor, reading), things);
    if (kind === 'open') await run(httpOf(shop.visit('en'), reading), things);
    expect(visitor.rejected).toEqual([]);
  });
});
