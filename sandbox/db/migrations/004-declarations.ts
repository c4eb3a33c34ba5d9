import { type Kysely, type Migration, sql } from 'kysely';

/** What an investor declares for an order; of orders before, only the notes tell it. */
export function declarations(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "orders" add column "declarations" text`.execute(db);
    },
  };
}
