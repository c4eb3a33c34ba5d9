import { Hono } from 'hono';
import type { Locale } from '#domain/shop/settings.ts';
import { NewTransfer, type Recipient, WhitelistRequest } from '#domain/shop/transfer.ts';
import { checksumAddress, isBlockchainAddress } from '#domain/wallet/eip55.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound, Refused, transferRefusals } from '../http/errors.ts';
import { mustBeCode } from '../http/oneTimeCode.ts';
import { countAttempt, LIMITS, uncountAttempt } from '../http/rateLimit.ts';
import { accountLetterTo, letterIn } from '../mails/accountMails.ts';
import { receivedMail, transferredMail, whitelistRequestMail } from '../mails/transferMails.ts';
import { languageOf } from '../read/language.ts';
import { ledgerOf } from '../read/ledger.ts';
import { productByCode } from '../read/product.ts';
import { receivingWallet, transfer, transferBy } from '../trade/transfer.ts';

/**
 * Transfers of tokens between investors (requirements 5.26 and 7.16). The original contract lists only `POST
 * token/transfer`, with `fromWalletId` alone; the remaining calls are additions to it.
 */
export const transfers = new Hono<ShopEnv>()
  .get('/token/transactions', signedIn, async (context) => {
    const { db, customer, locale, reading } = context.var;
    const all = await ledgerOf(db, customer.id, locale, reading);
    return list(context, 'TokenTransaction', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .get('/token/recipients/:address', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const address = context.req.param('address');
    if (!isBlockchainAddress(address)) throw notFound();
    // Rate-limited, so that a customer cannot search for investors’ addresses.
    const key = `recipient:${customer.id}`;
    await countAttempt(db, LIMITS.recipients, key, now);
    const variant = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select('products.code')
      .where('variants.code', '=', context.req.query('productVariant') ?? '')
      .executeTakeFirst();
    const whitelisted = variant !== undefined && (await receivingWallet(db, address, variant.code)) !== null;
    if (whitelisted) await uncountAttempt(db, key);
    const recipient: Recipient = { address: checksumAddress(address), whitelisted };
    return item(context, 'TokenRecipient', `token/recipients/${recipient.address}`, recipient);
  })
  .post('/token/whitelist-requests', signedIn, async (context) => {
    const { db, customer, now, outbox } = context.var;
    const body = await bodyOf(context, WhitelistRequest);
    if (!isBlockchainAddress(body.address)) throw transferRefusals.failed('address');
    const address = checksumAddress(body.address);
    const known = await db
      .selectFrom('wallets')
      .select('id')
      .where('address', '=', address)
      .where('whitelistedAt', 'is not', null)
      .executeTakeFirst();
    const key = `whitelist:${customer.id}`;
    await countAttempt(db, LIMITS.mails, key, now);
    const asked = await db
      .insertInto('whitelistRequests')
      .values({ customerId: customer.id, address, createdAt: now.toISOString() })
      .onConflict((on) => on.columns(['customerId', 'address']).doNothing())
      .executeTakeFirst();
    // A repeated request, from another tab or after a lost answer, sends the shop no second mail.
    if ((asked.numInsertedOrUpdatedRows ?? 0n) > 0n) {
      const { contactEmail } = await db
        .selectFrom('channels')
        .select('contactEmail')
        .where('reading', '=', 'investor')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await outbox.post(db, whitelistRequestMail(contactEmail, customer, address, now));
    } else await uncountAttempt(db, key);
    const recipient: Recipient = { address, whitelisted: known !== undefined };
    return item(context, 'TokenRecipient', `token/recipients/${address}`, recipient, 201);
  })
  .get('/token/transfers/:reference', signedIn, async (context) => {
    const { db, customer } = context.var;
    const made = await transferBy(db, customer.id, context.req.param('reference'));
    if (!made) throw notFound();
    return item(context, 'TokenTransfer', `token/transfers/${made.reference}`, made);
  })
  .post('/token/transfer', signedIn, async (context) => {
    const { db, customer, now, outbox } = context.var;
    const { code, ...order } = await bodyOf(context, NewTransfer);
    // Checked first, independent of the sender’s present state: a repeated transfer is not evaluated again and uses no
    // code.
    if (await transferBy(db, customer.id, order.reference)) throw new Refused(409, 'Conflict');
    if (!isBlockchainAddress(order.toAddress)) throw transferRefusals.failed('toAddress');
    await mustOwn(db, customer.id, order.fromWalletId);
    if (customer.twoFactorEnabled !== 1) throw transferRefusals.no2fa();
    await mustBeCode(db, customer, code, now);
    const { transfer: made, recipient, productCode } = await transfer(db, customer, order, now);
    const toSender = letterIn(context, customer);
    await outbox.post(db, transferredMail(made, await nameOf(db, productCode, toSender.locale), toSender));
    const locale = await languageOf(db, recipient);
    const toRecipient = accountLetterTo(recipient, { locale, origin: toSender.origin, now });
    await outbox.post(db, receivedMail(made, await nameOf(db, productCode, locale), toRecipient));
    return item(context, 'TokenTransfer', `token/transfers/${made.reference}`, made, 201);
  });

const nameOf = async (db: Db, code: string, locale: Locale) => (await productByCode(db, code, locale))?.name ?? code;

/**
 * Requires one of the customer’s wallets.
 * @throws Refused 404 for another customer’s wallet.
 */
async function mustOwn(db: Db, customerId: number, walletId: number): Promise<void> {
  const own = await findRow(db, 'wallets', { id: walletId, customerId });
  if (!own) throw notFound();
}
