import { sql } from 'kysely';
import { companyDraft, customerDraft } from '#domain/shop/drafts.ts';
import { ProfileDraft } from '#domain/shop/itemDraft.ts';
import { BY_CARD, cartWith, orderIn } from '#sandbox/testing/orders.ts';
import type { Table } from '../table.ts';
import { customerOf } from './ownership.ts';

const EVIL_TEXT = 'audit-set-this';
const EVIL_NUMBER = 987_654_321;

const QUANTITIES: readonly unknown[] = [
  -1,
  0,
  0.5,
  1e21,
  2 ** 53,
  -(2 ** 31),
  Number.MAX_VALUE,
  '1000',
  '1e3',
  null,
  true,
  [1000],
  { $gt: 0 },
];

export const values: Table[] = [
  {
    name: 'mass assignment: every column that a call does not take',
    least: 510,
    async run(attempt, { shop, visitor }) {
      const { db } = shop.database;
      const clara = await visitor.as('cleared');
      const { id, uuid } = await customerOf(db, 'cleared');
      const own = new Set([customerDraft('2026-01-01'), ProfileDraft].flatMap(({ shape }) => Object.keys(shape)));
      const ofCompany = new Set(Object.keys(companyDraft('2026-01-01').shape));
      const acting = await visitor.as('company');
      const company = await db
        .selectFrom('companies')
        .innerJoin('customers', 'companyId', 'companies.id')
        .select(['companies.uuid', 'companies.defaultAddressId'])
        .where('personaKey', '=', 'company')
        .executeTakeFirstOrThrow();
      const cart = await cartWith(clara, BY_CARD, 300);
      const at = `orders/${cart.tokenValue}`;
      const [item, payment] = [cart.items[0]?.id ?? 0, cart.payments[0]?.id ?? 0];
      const address = { countryCode: 'DE', street: 'Weg 1', city: 'Ort', postcode: '01234' };
      const terms = { questionnaire: 'platform_tac', answers: [{ question: 'terms', options: ['agreed'] }] };
      await db.deleteFrom('answeredQuestionnaires').where('type', '=', 'platform_tac').execute();
      const change = { tokenValue: cart.tokenValue, orderItemId: item, quantity: 400 };
      const calls: [table: string, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object][] = [
        ['customers', 'PUT', `customers/${uuid}`, {}],
        ['companies', 'PUT', `companies/${company.uuid}`, {}],
        ['customers', 'PUT', `companies/${company.uuid}`, {}],
        ['addresses', 'PUT', `addresses/${company.defaultAddressId}`, address],
        ['addresses', 'POST', 'addresses', address],
        ['answeredQuestionnaires', 'POST', 'answered-questionnaires', terms],
        ['customers', 'POST', 'answered-questionnaires', terms],
        ['wallets', 'POST', 'wallets', { type: 'token-forge', defaultWallet: true, name: 'w' }],
        ['orders', 'POST', 'orders', { locale: 'de' }],
        ['orderItems', 'POST', `${at}/items`, { productVariant: `${BY_CARD}-TOKEN`, quantity: 1 }],
        ['orderItems', 'PATCH', `${at}/items/${item}`, change],
        ['orders', 'PATCH', `${at}/items/${item}`, change],
        ['orders', 'PATCH', `${at}/legal-documents-send`, { orderTokenValue: cart.tokenValue }],
        ['orders', 'PATCH', `${at}/legal-documents-confirm`, {}],
        ['payments', 'PATCH', `${at}/payments/${payment}`, { paymentMethod: 'card' }],
        ['orders', 'PATCH', `${at}/payments/${payment}`, { paymentMethod: 'card' }],
        ['orders', 'PATCH', `${at}/complete`, { notes: null }],
        ['payments', 'PATCH', `${at}/complete`, { notes: null }],
      ];
      for (const [table, method, path, body] of calls) {
        const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
        for (const { name } of columns) {
          if (
            name in body ||
            name === 'notes' ||
            name === 'declarations' ||
            (table === 'customers' && (own.has(name) || ofCompany.has(name))) ||
            (table === 'companies' && ofCompany.has(name)) ||
            (table === 'addresses' && !/Id$|^id$/.test(name))
          )
            continue;
          for (const evil of [EVIL_TEXT, EVIL_NUMBER]) {
            const before = table === 'customers' ? await customerOf(db, 'cleared') : null;
            const who = method === 'PUT' && !path.startsWith('customers') ? acting : clara;
            const { status } = await who.call(method, path, { ...body, [name]: evil });
            const { rows } = await sql`select * from ${sql.id(table)}`.execute(db);
            const all = JSON.stringify(rows);
            const kept = before === null || JSON.stringify(await customerOf(db, 'cleared')) === JSON.stringify(before);
            attempt(
              `${method} ${path} with ${name}`,
              status < 500 && kept && !all.includes(EVIL_TEXT) && !all.includes(String(EVIL_NUMBER)),
              status,
            );
          }
        }
      }
      // Under the names of the contract, with values that would be of use.
      const before = await customerOf(db, 'cleared');
      for (const [field, value] of Object.entries({
        status: 'approved',
        roles: 'professional_investor',
        customerRolesAsString: 'professional_investor',
        kycPassed: true,
        verified: false,
        email: 'other@example.de',
        password: 'x',
        plainPassword: 'x',
        twoFactorEnabled: true,
        uuid: 'x',
        id,
        user: { enabled: true },
        group: 'admin',
        '@id': '/api/v2/shop/customers/1',
        '@type': 'Admin',
        cryptoRegistrarStatus: 'approved',
      })) {
        const { status } = await clara.call('PUT', `customers/${uuid}`, { [field]: value });
        const now = await customerOf(db, 'cleared');
        attempt(`a customer with ${field}`, status < 500 && JSON.stringify(now) === JSON.stringify(before), status);
      }
    },
  },
  {
    name: 'tampered amounts: quantities and prices that are none',
    least: 40,
    async run(attempt, { visitor }) {
      const clara = await visitor.as('cleared');
      const cart = await cartWith(clara, BY_CARD, 300);
      const at = `orders/${cart.tokenValue}`;
      const item = cart.items[0]?.id ?? 0;
      const isWhole = async () => {
        const now = orderIn(await clara.call('GET', at));
        return now.total === cart.total && now.items.length === 1 && now.items[0]?.quantity === 300;
      };
      for (const quantity of QUANTITIES) {
        const sent: [what: string, method: 'POST' | 'PATCH', path: string, body: object][] = [
          ['added', 'POST', `${at}/items`, { productVariant: `${BY_CARD}-TOKEN`, quantity }],
          ['changed to', 'PATCH', `${at}/items/${item}`, { tokenValue: cart.tokenValue, orderItemId: item, quantity }],
        ];
        for (const [what, method, path, body] of sent) {
          const { status } = await clara.call(method, path, body);
          attempt(`${what} ${JSON.stringify(quantity)}`, status >= 400 && status < 500 && (await isWhole()), status);
        }
      }
      for (const field of [
        'unitPrice',
        'price',
        'total',
        'subtotal',
        'originalUnitPrice',
        'discount',
        'nominalValue',
        'amount',
        'taxTotal',
        'immutable',
        'units',
        'currencyCode',
        'promotionCoupon',
        'channelCode',
      ]) {
        const body = { tokenValue: cart.tokenValue, orderItemId: item, quantity: 300, [field]: 1 };
        const { status } = await clara.call('PATCH', `${at}/items/${item}`, body);
        attempt(`an item with ${field}: 1`, status < 500 && (await isWhole()), status);
      }
    },
  },
];
