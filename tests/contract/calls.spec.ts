import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lastError } from '#api/lastError.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { makeLink } from '#sandbox/http/links.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { declaredFor } from '#sandbox/testing/declared.ts';
import { collectionRows, collectionThings } from './support/collectionRows.ts';
import { itemRows } from './support/itemRows.ts';
import { layer } from './support/layer.ts';
import { newLink } from './support/newcomers.ts';
import { address, profileRows } from './support/profileRows.ts';
import { httpOf, type Row, row, type Things } from './support/rows.ts';
import { failureOf, useShop, type Visitor } from './support/shops.ts';
import { signUpRows } from './support/signUpRows.ts';
import { transferRows, transferThings } from './support/transferRows.ts';
import { workRows, workThings } from './support/workRows.ts';

const product = 'WIND-NORDSEE-2032';
const chosen = { newPassword: 'Eichenholz-27!', confirmNewPassword: 'Eichenholz-27!' };

/** Each call of the layer, in an order in which Julia can make all of them. */
const rows: Record<keyof typeof layer, Row> = {
  readCustomer: row('owned', 'GET customers/*', (http, { customerUuid }) => layer.readCustomer(http, customerUuid)),
  readQuestionnaire: row('own', 'GET questionnaires/*', (http) => layer.readQuestionnaire(http, 'wphg')),
  readAnsweredQuestionnaires: row('own', 'GET answered-questionnaires', (http, { customerUuid }) =>
    layer.readAnsweredQuestionnaires(http, customerUuid),
  ),
  answerQuestionnaire: row('own', 'POST answered-questionnaires', async (http, things) => {
    // The shop accepts answers once, so earlier answers are withdrawn first.
    const { questions } = await layer.readQuestionnaire(http, 'wphg');
    const answered = await layer.readAnsweredQuestionnaires(http, things.customerUuid);
    for (const { id, questionnaire } of answered)
      if (questionnaire.type === 'wphg') await layer.takeBackAnswers(http, id);
    const answers = questions.map(({ code, options }) => ({ question: code, options: [options[0]?.code ?? ''] }));
    things.answeredId = (await layer.answerQuestionnaire(http, { type: 'wphg', answers })).id;
  }),
  takeBackAnswers: row('owned', 'DELETE answered-questionnaires/*', (http, { answeredId }) =>
    layer.takeBackAnswers(http, answeredId),
  ),
  createWallet: row('own', 'POST wallets', (http, things) => {
    things.wallets += 1;
    return layer.createWallet(http, `${things.customerUuid}-${things.wallets}`);
  }),
  ...collectionRows,
  ...profileRows,
  ...signUpRows,
  ...transferRows,
  ...itemRows,
  ...workRows,
  readPortfolio: row('own', 'POST graphql/Portfolio', (http) => layer.readPortfolio(http)),
  readPayouts: row('own', 'GET customer-payouts', (http) => layer.readPayouts(http, 1)),
  readExcerpts: row('own', 'GET customer-documents', (http) => layer.readExcerpts(http, 1)),
  readCompanyExcerpts: {
    ...row('own', 'GET customer-documents/company', (http) => layer.readCompanyExcerpts(http, 1)),
    by: 'company',
  },
  readReferrals: row('own', 'GET referrals', (http) => layer.readReferrals(http, 1)),
  readDiscount: row('own', 'GET discounts', (http) => layer.readDiscount(http)),
  redeemDiscount: row('own', 'POST discounts', (http) => layer.redeemDiscount(http, 'HERBST2026')),
  requestStatements: row('own', 'POST customer-documents/statements', (http) => layer.requestStatements(http), 'write'),
  downloadTaxFile: row('own', 'GET customer-payouts/*/statement', (http) =>
    layer.downloadTaxFile(http, { year: 2025, format: 'pdf' }),
  ),
  readInvoices: row('own', 'POST graphql/Invoice', (http) => layer.readInvoices(http, { page: 1 })),
  downloadInvoice: row('owned', 'GET invoice/*/pdf', (http, { invoiceId }) => layer.downloadInvoice(http, invoiceId)),
  readProducts: row('open', 'POST graphql/Products', (http) => layer.readProducts(http, { page: 1, itemsPerPage: 8 })),
  readProduct: row('open', 'POST graphql/Product', (http) => layer.readProduct(http, product)),
  readCategories: row('open', 'POST graphql/Categories', (http) => layer.readCategories(http)),
  readPaymentMethods: row('open', 'GET product-payment-configurations', (http) =>
    layer.readPaymentMethods(http, product),
  ),
  readLegalDocument: row('open', 'GET legal-documents/*', (http, { documentId }) =>
    layer.readLegalDocument(http, documentId),
  ),
  downloadFile: row('open', 'GET file/*/download', (http, { fileUuid }) => layer.downloadFile(http, fileUuid)),
  readPage: row('open', 'GET cms-plugin/pages', (http) => layer.readPage(http, 'imprint')),
  readBlocks: row('open', 'GET cms-plugin/blocks', (http) => layer.readBlocks(http)),
  readChannel: row('open', 'GET channels', (http) => layer.readChannel(http)),
  readOrders: row('own', 'GET orders', (http) => layer.readOrders(http, 1)),
  readOrder: row('owned', 'GET orders/*', (http, { placed }) => layer.readOrder(http, placed)),
  addItem: row('owned', 'POST orders/*/items', (http, { cart, variantCode }) =>
    layer.addItem(http, { tokenValue: cart, variantCode, quantity: 1000 }),
  ),
  changeQuantity: row('owned', 'PATCH orders/*/items/*', (http, { cart, itemId }) =>
    layer.changeQuantity(http, { tokenValue: cart, itemId, quantity: 3000 }),
  ),
  sendLegalDocuments: row('owned', 'PATCH orders/*/legal-documents-send', (http, { cart }) =>
    layer.sendLegalDocuments(http, cart),
  ),
  confirmLegalDocuments: row('owned', 'PATCH orders/*/legal-documents-confirm', (http, { cart, documentIds }) =>
    layer.confirmLegalDocuments(http, { tokenValue: cart, declarations: declaredFor(documentIds) }),
  ),
  choosePaymentMethod: row('owned', 'PATCH orders/*/payments/*', (http, { cart, paymentId }) =>
    layer.choosePaymentMethod(http, { tokenValue: cart, paymentId, method: 'card' }),
  ),
  completeOrder: row('owned', 'PATCH orders/*/complete', (http, { cart }) =>
    layer.completeOrder(http, { tokenValue: cart, notes: 'Erklärungen' }),
  ),
  readCheckoutSession: row('owned', 'GET orders/*/payments/*/configuration', (http, { cart, paymentId }) =>
    layer.readCheckoutSession(http, { tokenValue: cart, paymentId }),
  ),
  createOrder: row('own', 'POST orders', async (http, things) => {
    things.spare = (await layer.createOrder(http, 'de')).tokenValue;
  }),
  cancelOrder: row('owned', 'DELETE orders/*', (http, { spare }) => layer.cancelOrder(http, spare)),
  requestReset: row(
    'open',
    'POST reset-password-requests',
    (http) => layer.requestReset(http, personaOf('newcomer').email),
    'silent',
  ),
  lookAtLink: row(
    'open',
    'GET reset-password-requests/*',
    async (http, { newLink }) => layer.lookAtLink(http, await newLink()),
    'silent',
  ),
  resetPassword: {
    ...row(
      'open',
      'PATCH reset-password-requests/*',
      async (http, { newLink }) => layer.resetPassword(http, { token: await newLink(), ...chosen }),
      'silent',
    ),
    // Sylius 1.12 answers so to an unknown link.
    meant: { 500: 'notFound' },
  },
  changePassword: row(
    'owned',
    'PUT customers/*/password',
    (http, { customerUuid }) => layer.changePassword(http, { customerUuid, currentPassword: PASSWORD, ...chosen }),
    'silent',
  ),
  readEnrolment: row('owned', 'GET customers/*/2fa/qr-code', (http, { customerUuid }) =>
    layer.readEnrolment(http, customerUuid),
  ),
  setTwoFactor: row(
    'owned',
    'PUT customers/*/2fa/status',
    async (http, { customerUuid, code }) =>
      layer.setTwoFactor(http, { customerUuid, enabled: true, code: await code(), currentPassword: PASSWORD }),
    'write',
  ),
  migrate: row(
    'owned',
    'PUT customers/migration/*',
    (http, { customerUuid }) => layer.migrate(http, { customerUuid, customerId: 'J-1' }),
    'write',
  ),
  declareWithdrawal: row('open', 'POST withdrawals', (http) =>
    layer.declareWithdrawal(http, { name: 'Julia', contract: '12', email: 'julia@example.org' }),
  ),
  withdrawOrder: row('owned', 'POST orders/*/withdrawal', (http, { placed }) =>
    layer.withdrawOrder(http, { tokenValue: placed, name: 'Julia', email: 'julia@example.org' }),
  ),
};
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
    await db.updateTable('customers').set({ migrationState: 0 }).where('uuid', '=', customerUuid).execute();
    const { email } = personaOf('julia');
    const former = await db.selectFrom('formerCustomers').select('facts').executeTakeFirstOrThrow();
    await db
      .insertInto('formerCustomers')
      .values({ number: 'J1', email, ...former })
      .execute();
  });

  // Restores the password, which later calls send.
  afterEach(async () => {
    const { db } = shop.running().database;
    const known = db.selectFrom('customers').select('passwordHash').where('email', '=', personaOf('cleared').email);
    const { passwordHash } = await known.executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ passwordHash }).where('uuid', '=', things.customerUuid).execute();
  });

  test.each(calls.filter(({ kind }) => kind !== 'open'))('$name is not for visitors', async ({ run, reading }) => {
    const visitor = shop.visit();
    expect(await failureOf(run(httpOf(visitor, reading), things))).toEqual({ kind: 'unauthorized' });
    expect(visitor.rejected).toEqual([]);
  });

  test.each(calls.filter(({ kind }) => kind === 'owned'))(
    '$name finds nothing of another customer',
    async ({ run, by, reading }) => {
      expect(await failureOf(run(httpOf(by ? julia : other, reading), things))).toEqual({ kind: nothing });
    },
  );

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
