import type { Db } from '#sandbox/db/database.ts';
import { insert } from '../../db/rows.ts';
import { CHANNELS, CURRENCIES, countries, PAYMENT_METHODS, ZONES } from '../lookups.ts';
import { readBlocks, readPages } from '../pages.ts';
import { CUSTODY_AGREEMENT } from '../questionnaires/index.ts';
import type { Words } from '../types.ts';

/** Encodes both languages of a piece of content like the content system. */
export const translationsOf = (name: Words, content: Words) =>
  JSON.stringify((['de', 'en'] as const).map((locale) => ({ locale, name: name[locale], content: content[locale] })));

/** File of the custody agreement, typeset at the first request (`documents/on-demand.ts`). */
export const custodyAgreement = {
  uuid: CUSTODY_AGREEMENT,
  visibility: 'public' as const,
  fileName: 'Verwahrvertrag.pdf',
  mediaType: 'application/pdf',
  size: 0,
  content: new Uint8Array(),
};

/** Seeds rows without a customer: countries, currencies, zones, channels, payment methods, content, terms. */
export async function seedShop(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...custodyAgreement, createdAt: now.toISOString() })
    .execute();
  await db
    .insertInto('countries')
    .values(countries().map(({ enabled, ...country }) => ({ ...country, enabled: enabled ? 1 : 0 })))
    .execute();
  await db.insertInto('currencies').values(CURRENCIES).execute();
  await db.insertInto('channels').values(CHANNELS).execute();
  await db
    .insertInto('paymentMethods')
    .values(PAYMENT_METHODS.map((method, position) => ({ ...method, enabled: 1, position })))
    .execute();
  for (const { code, name, members } of ZONES) {
    const zone = await insert(db, 'zones', { code, name, type: 'country' });
    await db
      .insertInto('zoneMembers')
      .values(members.map((member) => ({ zoneId: zone.id, code: member })))
      .execute();
  }
  const contents = [
    ...readPages().map((page) => ({ ...page, kind: 'page' as const })),
    ...readBlocks().map((block) => ({ ...block, kind: 'block' as const })),
  ];
  await db
    .insertInto('cmsContents')
    .values(
      contents.map(({ kind, code, name, content }, position) => ({
        kind,
        code,
        position,
        enabled: 1,
        translations: translationsOf(name, content),
      })),
    )
    .execute();
}
