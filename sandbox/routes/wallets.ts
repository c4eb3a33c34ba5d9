import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { walletsMost } from '#domain/constants/limits.ts';
import { NewWallet } from '#domain/shop/customer.ts';
import { checksumAddress } from '#domain/wallet/eip55.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { insert, update } from '../db/rows.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { Refused, refusals } from '../http/errors.ts';
import { walletOf } from '../read/customer.ts';

export const wallets = new Hono<ShopEnv>()
  .get('/wallets', signedIn, async (context) => {
    const { db, customer } = context.var;
    const rows = await db
      .selectFrom('wallets')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('id')
      .execute();
    return list(context, 'Wallet', pageFrom(rows, pageOf(context, 30)).map(walletOf), rows.length);
  })
  .post('/wallets', signedIn, async (context) => {
    const { db, customer, now, settings } = context.var;
    const { type, name } = await bodyOf(context, NewWallet);
    if (settings.walletService === 'refusing') throw refusals.walletService();
    const address = checksumAddress(`0x${randomBytes(20).toString('hex')}`);
    const row = await db.transaction().execute(async (trx) => {
      // Serialises the calls: two simultaneous ones would count the same wallets, and both new ones would be the
      // default.
      await lockCustomer(trx, customer.id);
      const held = await trx.selectFrom('wallets').select('name').where('customerId', '=', customer.id).execute();
      // A repeated call, from another tab or after a lost answer, finds the wallet.
      if (held.some((wallet) => wallet.name === name)) throw new Refused(409, 'Conflict');
      if (held.length >= walletsMost) throw refusals.tooManyWallets(walletsMost);
      await update(trx, 'wallets', { defaultWallet: 0 }, { customerId: customer.id });
      return insert(trx, 'wallets', {
        customerId: customer.id,
        type,
        name,
        defaultWallet: 1,
        address,
        createdAt: now.toISOString(),
      });
    });
    return item(context, 'Wallet', `wallets/${row.id}`, walletOf(row), 201);
  });
