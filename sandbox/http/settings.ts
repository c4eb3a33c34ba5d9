import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Settings } from '#domain/shop/settings.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';

/** Boolean, which the settings table stores as text. */
const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.union([z.boolean(), z.literal('true'), z.literal('false')]),
      z.transform((value) => value === true || value === 'true'),
    ),
    fallback,
  );

/** Versions of Sylius, and `plain` for the common part of the specification and every Sylius: see faces.ts. */
export const STYLES = ['sylius-1.12', 'sylius-1.14', 'sylius-2', 'plain'] as const;
export type Style = (typeof STYLES)[number];

const YEAR = 31_536_000;

/**
 * Settings for the differences between the versions of Sylius and API Platform in deployments, and for the partners.
 */
export const ShopSettings = z.object({
  /** Style of objects, lists and refusals. `plain` has none of this shop’s additions. */
  style: z._default(z.enum(STYLES), 'sylius-1.12'),
  /** API Platform omits null values; some deployments send them. */
  nulls: z._default(z.enum(['omitted', 'sent']), 'omitted'),
  /** Seconds until an access token expires; at most a year. */
  tokenLifetime: z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(YEAR)), 300),
  /**
   * `reused`: JWTRefreshTokenBundle’s default, one token for the whole login; `rotated`: its `single_use`, a new token
   * each time; a repeated old token ends the login.
   */
  refreshTokens: z._default(z.enum(['reused', 'rotated']), 'reused'),
  /** Days of inactivity after which a login ends, for `rotated` tokens only: reused ones do not record their use. */
  sessionIdleDays: z._default(z.coerce.number().check(z.positive(), z.lte(3_650)), 7),
  /** Days after which a login ends despite use. */
  sessionDays: z._default(z.coerce.number().check(z.positive(), z.lte(3_650)), 30),
  /** Seconds until the payment provider’s webhook arrives; -1 for never. */
  webhookDelay: z._default(z.coerce.number().check(z.int(), z.gte(-1), z.lte(YEAR)), 0),
  /** Number of copies of that webhook. */
  webhookCopies: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5)), 1),
  /** `refusing`: the wallet service creates no wallets (requirement 28.1). */
  walletService: z._default(z.enum(['working', 'refusing']), 'working'),
  /** Decision after a customer’s last step: `atOnce` by the registrar, or `byHand` on the control page. */
  clearance: z._default(z.enum(['atOnce', 'byHand']), 'atOnce'),
  /** True if visitors may sign up (requirements 2.31 and 8.15); the sandbox’s page has this setting too. */
  signUpOpen: flag(true),
  /** True if customers withdraw from contracts on a page of the app (§ 356a BGB); the app hides the page otherwise. */
  withdrawals: flag(true),
  /** True if the app reports failures and web vitals to the control page. */
  reports: flag(false),
  /** Code of the zone of permitted residence countries, also for the page; `any` for every country. */
  residenceZone: z._default(z.string(), 'any'),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** Settings by which the page shows or hides parts. */
export const shownOf = ({
  signUpOpen,
  withdrawals,
  reports,
  residenceZone,
}: ShopSettings): Pick<Settings, 'signUpOpen' | 'withdrawals' | 'reports' | 'residenceZone'> => ({
  signUpOpen,
  withdrawals,
  reports: reports ? { url: '/sandbox/reports', share: 1 } : null,
  residenceZone: residenceZone === 'any' ? null : residenceZone,
});

/** Reads the settings; defaults replace unset ones and stored ones beyond a later limit. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'shop.%').execute();
  const stored = rows.map(({ key, value }) => [key.slice('shop.'.length), value] as const);
  const { data } = ShopSettings.safeParse(Object.fromEntries(stored));
  if (data) return data;
  const isPossible = ([key, value]: readonly [string, string]) => ShopSettings.safeParse({ [key]: value }).success;
  return ShopSettings.parse(Object.fromEntries(stored.filter(isPossible)));
}

export async function writeSettings(db: Db, changes: Partial<ShopSettings>): Promise<ShopSettings> {
  for (const [key, value] of Object.entries(changes)) await writeSetting(db, `shop.${key}`, String(value));
  return readSettings(db);
}

/** Fills the shop and sets the style of its answers if the start names one. */
export const inStyle =
  (style: Style | null, fill: (db: Db, clock: Clock) => Promise<void>) =>
  async (db: Db, clock: Clock): Promise<void> => {
    await fill(db, clock);
    if (style !== null) await writeSettings(db, { style });
  };

export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute();
}

/** Returns a secret that all servers on this database share; the first use creates it. */
export async function secretOf(db: Db, purpose: 'browser' | 'bucket' | 'jwt'): Promise<Uint8Array> {
  const key = `secret.${purpose}`;
  const read = () => findRow(db, 'settings', { key });
  let row = await read();
  if (!row) {
    await db
      .insertInto('settings')
      .values({ key, value: randomBytes(32).toString('hex') })
      .onConflict((on) => on.column('key').doNothing())
      .execute();
    row = await read();
  }
  if (!row) throw new Error(`The secret ${key} could not be stored.`);
  return Buffer.from(row.value, 'hex');
}
