import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#sandbox/db/database.ts';
import { insert, rowsOf, update } from '#sandbox/db/rows.ts';
import { transferBySomebody } from '#sandbox/testing/things.ts';
import { layer } from './layer.ts';
import { row, type Things } from './rows.ts';

const variantCode = 'WOHNBAU-LEIPZIG-2029-TOKEN';

export const transferRows = {
  readHoldings: row('own', 'POST graphql/WalletAssets', (http) => layer.readHoldings(http)),
  readLedger: row('own', 'GET token/transactions', (http) => layer.readLedger(http, 1)),
  readRecipient: row('own', 'GET token/recipients/*', (http, { recipient: address }) =>
    layer.readRecipient(http, { address, variantCode }),
  ),
  requestWhitelisting: row('own', 'POST token/whitelist-requests', (http, { recipient }) =>
    layer.requestWhitelisting(http, recipient),
  ),
  readTransfer: row('own', 'GET token/transfers/*', (http, { reference }) => layer.readTransfer(http, reference)),
  sendTransfer: row(
    'own',
    'POST token/transfer',
    (http, { bySecondFactor, recipient: toAddress, walletId: fromWalletId }) =>
      bySecondFactor((code) =>
        layer.sendTransfer(http, {
          fromWalletId,
          toAddress,
          productVariant: variantCode,
          quantity: 1,
          reference: randomUUID(),
          code,
        }),
      ),
    'write',
  ),
};

/** Creates Julia’s objects for these calls. */
export async function transferThings(
  db: Db,
): Promise<Pick<Things, 'walletId' | 'recipient' | 'reference' | 'bySecondFactor'>> {
  const walletOf = (persona: string) =>
    db
      .selectFrom('wallets')
      .innerJoin('customers', 'customers.id', 'wallets.customerId')
      .select(['wallets.id', 'wallets.address', 'customerId'])
      .where('personaKey', '=', persona)
      .executeTakeFirstOrThrow();
  const { id: walletId, customerId } = await walletOf('julia');
  const secret = new Secret({ size: 20 });
  const switched = (twoFactorEnabled: 0 | 1) => update(db, 'customers', { twoFactorEnabled }, { id: customerId });
  return {
    walletId,
    recipient: (await walletOf('transferring')).address,
    reference: await transferBySomebody(db, customerId),
    async bySecondFactor(act) {
      const kept = await rowsOf(db, 'otpSecrets', { customerId });
      const forget = async () => {
        for (const table of ['otpSecrets', 'otpUsedCodes'] as const)
          await db.deleteFrom(table).where('customerId', '=', customerId).execute();
      };
      await forget();
      const key = { customerId, secret: secret.base32, createdAt: new Date().toISOString() };
      await insert(db, 'otpSecrets', key);
      await switched(1);
      try {
        return await act(new TOTP({ secret }).generate());
      } finally {
        await switched(0);
        await forget();
        for (const each of kept) await insert(db, 'otpSecrets', each);
      }
    },
  };
}
