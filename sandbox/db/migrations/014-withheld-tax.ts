import { type Kysely, type Migration, sql } from 'kysely';

/** What was withheld from a payout, in cents; null where nothing is told of it. `amount` is the interest before that. */
export function withheldTax(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['capitalGainsTax', 'solidaritySurcharge', 'churchTax'])
        await sql`alter table "payouts" add column ${sql.ref(column)} bigint`.execute(db);
    },
  };
}
