import { type Kysely, type Migration, sql } from 'kysely';

/** The mail address that a link makes a customer's; null for the links of all other purposes. */
export function mailAddresses(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "linkTokens" add column "email" text`.execute(db);
    },
  };
}
