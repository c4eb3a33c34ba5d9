import { type Kysely, type Migration, sql } from 'kysely';

/** Works that their creators have taken off sale; `allowToBuy` is the shop's own word. */
export function offSale(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "products" add column "offSale" integer not null default 0`.execute(db);
    },
  };
}
