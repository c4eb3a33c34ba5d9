import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Settings } from '#domain/shop/settings.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';

/** A switch, which the table of settings keeps as text. */
const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.union([z.boolean(), z.literal('true'), z.literal('false')]),
      z.transform((value) => value === true || value === 'true'),
    ),
    fallback,
  );

/** Versions of Sylius, and what the specification and every Sylius have: see faces.ts. */
export const STYLES = ['sylius-1.12', 'sylius-1.14', 'sylius-2', 'plain'] as const;
export type Style = (typeof STYLES)[number];

const YEAR = 31_536_000;

/**
 * Settings for what differs between the versions of Sylius and API Platform that deployments run, and for the partners.
 */
export const ShopSettings = z.object({
  /** Style of objects, lists and refusals. `plain` has none of this shop's additions. */
  style: z._default(z.enum(STYLES), 'sylius-1.12'),
  /** API Platform omits null values; some deployments send them. */
  nulls: z._default(z.enum(['omitted', 'sent']), 'omitted'),
  /** Seconds until an access token expires, a year at most. */
  tokenLifetime: z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(YEAR)), 300),
  /**
   * `reused`: JWTRefreshTokenBundle's default, one token as long as the login; `rotated`: its `single_use`, with a new one
   * each time, and the end of the login where an old one comes back.
   */
  refreshTokens: z._default(z.enum(['reused', 'rotated']), 'reused'),
  /** Days after which a login ends that nobody used; of `rotated` ones, since the others do not tell. */
  sessionIdleDays: z._default(z.coerce.number().check(z.positive(), z.lte(3_650)), 7),
  /** Days after which a login ends, however much it was used. */
  sessionDays: z._default(z.coerce.number().check(z.positive(), z.lte(3_650)), 30),
  /** Seconds until the payment provider's webhook comes; -1 for never. */
  webhookDelay: z._default(z.coerce.number().check(z.int(), z.gte(-1), z.lte(YEAR)), 0),
  /** How many times that webhook comes. */
  webhookCopies: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5)), 1),
  /** Whether the wallet service makes wallets and mints tokens. */
  walletService: z._default(z.enum(['working', 'refusing']), 'working'),
  /** What happens once a customer has done all steps: the registrar agrees at once, or the control page decides. */
  clearance: z._default(z.enum(['atOnce', 'byHand']), 'atOnce'),
  /** Whether anybody may sign up (spec sections 2 and 8): the page that the sandbox serves says so too. */
  signUpOpen: flag(true),
  /** Whether contracts are withdrawn from on a page of the app (§ 356a BGB): the page says so, and hides it. */
  withdrawals: flag(true),
  /** Code of the zone whose countries a customer may live in, which the page is told; `any` for every country. */
  residenceZone: z._default(z.string(), 'any'),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** Of the settings what the page is told: it shows or hides something by it. */
export const shownOf = ({
  signUpOpen,
  withdrawals,
  residenceZone,
}: ShopSettings): Pick<Settings, 'signUpOpen' | 'withdrawals' | 'residenceZone'> => ({
  signUpOpen,
  withdrawals,
  residenceZone: residenceZone === 'any' ? null : residenceZone,
});

/** The settings, with the default for each that is not set, or was stored before it had a limit. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'shop.%').execute();
  const stored = rows.map(({ key, value }) => [key.slice('shop.'.length), value] as const);
  const { data } = ShopSettings.safeParse(Object.fromEntries(stored));
  if (data) return data;
  const isPossible = ([key, value]: readonly [string, string]) => ShopSettings.safeParse({ [key]: value }).success;
  return ShopSettings.parse(Object.fromEntries(stored.filter(isPossible)));
}

/** Changes the given settings and returns all of them. */
export async function writeSettings(db: Db, changes: Partial<ShopSettings>): Promise<ShopSettings> {
  for (const [key, value] of Object.entries(changes)) await writeSetting(db, `shop.${key}`, String(value));
  return readSettings(db);
}

/** Fills the shop, and has it answer in the style that its start has named. */
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

/** A secret that all servers on this database share, made by the first that needs it. */
export async function secretOf(db: Db, purpose: 'browser' | 'bucket' | 'jwt'): Promise<Uint8Array> {
  const key = `secret.${purpose}`;
  const read = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
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
