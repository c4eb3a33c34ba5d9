import { type Kysely, type Migration, sql } from 'kysely';

/** The language that a mail is written in; those that were sent before are German. */
export function mails(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "mails" add column "locale" text not null default 'de'`.execute(db);
    },
  };
}
