import { randomUUID } from 'node:crypto';
import { personaOf } from '#sandbox/personas.ts';
import type { Answer, Client } from '#sandbox/testing/client.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';
import { codeAt } from './secondFactor.ts';

const VARIANT = 'WOHNBAU-LEIPZIG-2029-TOKEN';
const STEP = 30_000;
const secret = personaOf('twoFactor').totpSecret ?? '';

const refusalOf = ({ body, status }: Answer): string | number =>
  Object(Object(Object(body).violations)[0]).code ?? status;

/** Miriam, and what she may transfer to whom. */
async function begin({ shop, visitor }: World) {
  const { db } = shop.database;
  const walletOf = (persona: string) =>
    db
      .selectFrom('wallets')
      .innerJoin('customers', 'customers.id', 'wallets.customerId')
      .select(['wallets.id', 'wallets.address', 'wallets.customerId'])
      .where('personaKey', '=', persona)
      .executeTakeFirstOrThrow();
  const [mine, theirs] = [await walletOf('twoFactor'), await walletOf('transferring')];
  const heldIn = async (walletId: number) => {
    const row = await db
      .selectFrom('holdings')
      .innerJoin('variants', 'variants.id', 'holdings.variantId')
      .select('amount')
      .where('walletId', '=', walletId)
      .where('variants.code', '=', VARIANT)
      .executeTakeFirst();
    return row?.amount ?? 0;
  };
  const codeOf = (step = 0) => codeAt(secret, Date.now() + step * STEP);
  const orderOf = (more: object = {}) => ({
    fromWalletId: mine.id,
    toAddress: theirs.address,
    productVariant: VARIANT,
    quantity: 1000,
    reference: randomUUID(),
    code: codeOf(),
    ...more,
  });
  return {
    db,
    mine,
    theirs,
    walletOf,
    codeOf,
    orderOf,
    miriam: await visitor.as('twoFactor'),
    balances: async () => [await heldIn(mine.id), await heldIn(theirs.id)],
    /** As if half a minute had gone by, or five. */
    forgive: async () => {
      await db.deleteFrom('rateLimits').execute();
      await db.deleteFrom('otpUsedCodes').execute();
    },
  };
}

const send = (client: Client, order: object) => client.call('POST', 'token/transfer', order);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a field of a transfer may be instead of what it is. */
const SPOILT: Readonly<Record<string, readonly unknown[]>> = {
  fromWalletId: [null, '1', 1.5, -1, 0, 999_999, 1e300, [1], {}],
  toAddress: [
    null,
    7,
    '',
    '0x',
    'hello',
    `0x${'0'.repeat(40)}`,
    `0x${'z'.repeat(40)}`,
    '../../customers',
    ['0x1'],
    "' or 1=1 --",
  ],
  productVariant: [null, 7, '', 'NONE', "' or 1=1 --", {}, 'AERIAL-0001-TOKEN'],
  quantity: [null, '1000', 0, -1, -6000, 0.5, 6001, 2_147_483_648, 1e300, [1000], true],
  reference: [null, 7, '', 'x', `${'a'.repeat(37)}`, "' or 1=1 --                        ", {}],
  code: [null, 123456, '', '12345', '1234567', 'abcdef', ['123456'], {}],
};

/** Spec section 5: only with the second factor, only to whitelisted wallets, only what is there, and once. */
export const transfers: Table[] = [
  {
    name: 'transfers: each field spoilt, codes used up, tried and expired, wallets of others',
    least: 85,
    async run(attempt, world) {
      const { miriam, orderOf, codeOf, balances, forgive, walletOf } = await begin(world);
      const before = await balances();
      for (const [field, values] of Object.entries(SPOILT))
        for (const value of values) {
          const { status } = await send(miriam, orderOf({ [field]: value }));
          await forgive();
          attempt(`${field} ${JSON.stringify(value)}`, status >= 400 && status < 500 && status !== 401, status);
        }
      for (const field of Object.keys(SPOILT)) {
        const { [field as 'code']: _, ...rest } = orderOf();
        const { status } = await send(miriam, rest);
        await forgive();
        attempt(`without ${field}`, status === 400, status);
      }
      for (const step of [-20, -3, -2, 3, 4, 20]) {
        const refusal = refusalOf(await send(miriam, orderOf({ code: codeOf(step) })));
        await forgive();
        attempt(`the code of ${step} steps away`, refusal === 'INVALID_2FA', refusal);
      }
      for (const persona of ['julia', 'transferring', 'company'] as const) {
        const wallet = await walletOf(persona);
        const { status } = await send(miriam, orderOf({ fromWalletId: wallet.id }));
        await forgive();
        attempt(`out of the wallet of ${persona}`, status === 404, status);
      }
      for (const persona of ['julia', 'cleared', 'banned', 'followUp', 'twoFactor'] as const) {
        const { address } = await walletOf(persona);
        const refusal = refusalOf(await send(miriam, orderOf({ toAddress: address })));
        await forgive();
        attempt(
          `to ${persona}`,
          refusal === (persona === 'twoFactor' ? 'TRANSFER_FAILED' : 'NOT_WHITELISTED'),
          refusal,
        );
      }
      const lacking = await send(
        await world.visitor.as('julia'),
        orderOf({ fromWalletId: (await walletOf('julia')).id }),
      );
      attempt('without the second factor', refusalOf(lacking) === 'NO_2FA', lacking.body);
      for (let tries = 1; tries <= 7; tries += 1) {
        const refusal = refusalOf(await send(miriam, orderOf({ code: '000000' })));
        attempt(`wrong code ${tries}`, refusal === (tries <= 5 ? 'INVALID_2FA' : 429), refusal);
      }
      const late = refusalOf(await send(miriam, orderOf()));
      attempt('a right one after them', late === 429, late);
      attempt('nothing was moved', same(await balances(), before), await balances());
      await forgive();

      const used = codeOf();
      const first = await send(miriam, orderOf({ code: used }));
      attempt('a right code', first.status === 201, first.body);
      const again = refusalOf(await send(miriam, orderOf({ code: used })));
      attempt('the same code again', again === 'USED_2FA', again);
      attempt('moved once', same(await balances(), [5000, 5000]), await balances());
    },
  },
  {
    name: 'transfers: 20 at once of one balance, of one reference, with one code',
    least: 67,
    async run(attempt, world) {
      const { db, miriam, mine, orderOf, balances, forgive } = await begin(world);
      // Judged by the shop's own rule, which takes its code before: 20 codes at once there are not.
      const { transfer } = await import('#sandbox/trade/transfer.ts');
      const sender = await db
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', mine.customerId)
        .executeTakeFirstOrThrow();
      const now = await world.shop.clock.now();
      const moved = (more: object) =>
        transfer(db, sender, orderOf(more), now).then(
          () => true,
          () => false,
        );
      const parallel = (more: () => object) => Promise.all(Array.from({ length: 20 }, () => moved(more())));
      const spent = await parallel(() => ({ quantity: 4000 }));
      for (const [index, done] of spent.entries()) attempt(`balance ${index + 1} of 20`, typeof done === 'boolean');
      attempt('one of them', spent.filter(Boolean).length === 1, spent);
      attempt('spent once', same(await balances(), [2000, 8000]), await balances());

      const reference = randomUUID();
      const named = await parallel(() => ({ quantity: 10, reference }));
      for (const [index, done] of named.entries()) attempt(`reference ${index + 1} of 20`, typeof done === 'boolean');
      attempt('one of them', named.filter(Boolean).length === 1, named);
      attempt('moved once', same(await balances(), [1990, 8010]), await balances());

      await forgive();
      const order = orderOf({ quantity: 1 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(miriam, { ...order, reference: randomUUID() })),
      );
      for (const [index, { status }] of answers.entries())
        attempt(`code ${index + 1} of 20`, [201, 422, 429].includes(status), status);
      const made = answers.filter(({ status }) => status === 201).length;
      // The limit of tries counts before a code is judged, so that all may be refused; more than one may not pass.
      attempt('at most one of them', made <= 1, made);
      const entries = await db.selectFrom('transfers').select('id').where('customerId', '=', mine.customerId).execute();
      attempt('each transfer is entered', entries.length === 2 + made, entries.length);
      attempt('nothing is lost', same(await balances(), [1990 - made, 8010 + made]), await balances());
    },
  },
];
