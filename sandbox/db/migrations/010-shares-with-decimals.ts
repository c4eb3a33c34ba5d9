import { type Kysely, type Migration, sql } from 'kysely';

/** Shares have decimals: a third is 33.33 %. */
export function sharesWithDecimals(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['equityShares', 'votingShares']) {
        const name = sql.id(column);
        await sql`alter table "uboUsers" add column "shares" double precision`.execute(db);
        await sql`update "uboUsers" set "shares" = ${name}`.execute(db);
        await sql`alter table "uboUsers" drop column ${name}`.execute(db);
        await sql`alter table "uboUsers" rename column "shares" to ${name}`.execute(db);
      }
    },
  };
}
