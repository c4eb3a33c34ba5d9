import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Db, DialectName } from './database.ts';
import { requests } from './migrations/002-requests.ts';
import { mails } from './migrations/003-mails.ts';
import { declarations } from './migrations/004-declarations.ts';
import { attributesInEnglish } from './migrations/005-attributes-in-english.ts';
import { identificationEvents } from './migrations/006-identification-events.ts';
import { oneAnswerEach } from './migrations/007-one-answer-each.ts';
import { formerCustomers } from './migrations/008-former-customers.ts';
import { evidence } from './migrations/009-evidence.ts';
import { sharesWithDecimals } from './migrations/010-shares-with-decimals.ts';
import { transfers } from './migrations/011-transfers.ts';
import { withdrawals } from './migrations/012-withdrawals.ts';
import { referrals } from './migrations/013-referrals.ts';
import { withheldTax } from './migrations/014-withheld-tax.ts';
import { withdrawalDays } from './migrations/015-withdrawal-days.ts';
import { marketplace } from './migrations/016-marketplace.ts';
import { mailAddresses } from './migrations/017-mail-addresses.ts';
import { acceptedPapers } from './migrations/018-accepted-papers.ts';
import { fileParts } from './migrations/019-file-parts.ts';
import { offSale } from './migrations/020-off-sale.ts';
import { foundation } from './migrations/foundation.ts';
import type { Schema } from './schema.ts';

/**
 * New tables are a new entry; an entry that has run is never changed. Entries run in the order of their names, so names
 * begin with a number.
 */
const MIGRATIONS: Record<string, (dialect: DialectName) => Migration> = {
  '001-foundation': foundation,
  '002-requests': requests,
  '003-mails': mails,
  '004-declarations': declarations,
  '005-attributes-in-english': attributesInEnglish,
  '006-identification-events': identificationEvents,
  '007-one-answer-each': oneAnswerEach,
  '008-former-customers': formerCustomers,
  '009-evidence': evidence,
  '010-shares-with-decimals': sharesWithDecimals,
  '011-transfers': transfers,
  '012-withdrawals': withdrawals,
  '013-referrals': referrals,
  '014-withheld-tax': withheldTax,
  '015-withdrawal-days': withdrawalDays,
  '016-marketplace': marketplace,
  '017-mail-addresses': mailAddresses,
  '018-accepted-papers': acceptedPapers,
  '019-file-parts': fileParts,
  '020-off-sale': offSale,
};

/**
 * Brings the tables up to date; running it again, or from two servers at once, does no harm.
 * @throws Error when the database holds something that this version does not know.
 */
export async function migrate(db: Db, dialect: DialectName): Promise<void> {
  const migrator = new Migrator({
    db: db as Kysely<Schema>,
    // Without it Kysely would take the tables of another schema in the same database for its own.
    migrationTableSchema: await schemaOf(db, dialect),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(dialect)])),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Deletes everything the shop holds, and keeps the tables. */
export async function empty(db: Db, dialect: DialectName): Promise<void> {
  const schema = await schemaOf(db, dialect);
  const tables = (await db.introspection.getTables()).filter(
    (table) => !table.name.startsWith('kysely_') && table.schema === schema,
  );
  if (dialect === 'postgres') {
    const names = sql.join(tables.map((table) => sql.table(table.name)));
    await sql`truncate ${names} restart identity cascade`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of tables) await sql`delete from ${sql.table(table.name)}`.execute(db);
  await sql`delete from sqlite_sequence`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
}

/** PostgreSQL: the schema that this shop lives in, of perhaps several in its database. SQLite has none. */
async function schemaOf(db: Db, dialect: DialectName): Promise<string | undefined> {
  if (dialect === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}
