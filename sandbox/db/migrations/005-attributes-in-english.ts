import { type Kysely, type Migration, sql } from 'kysely';

/** What an attribute says in English; where it says nothing there, it says the same in both languages. */
export function attributesInEnglish(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "productAttributes" add column "stringValueEn" text`.execute(db);
    },
  };
}
