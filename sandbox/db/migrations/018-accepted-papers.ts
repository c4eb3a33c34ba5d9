import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Versions of the terms and of the instruction on withdrawal, each a file that never changes; those that an order was
 * placed under; and the files that a mail carries.
 */
export function acceptedPapers(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table "pageVersions" (
        "fileUuid" text primary key,
        "code" text not null,
        "name" text not null,
        "html" text not null
      )`.execute(db);
      await sql`create table "orderPapers" (
        "orderId" integer not null references "orders" ("id") on delete cascade,
        "fileUuid" text not null references "pageVersions" ("fileUuid"),
        primary key ("orderId", "fileUuid")
      )`.execute(db);
      await sql`create table "mailFiles" (
        "mailId" integer not null references "mails" ("id") on delete cascade,
        "fileUuid" text not null,
        primary key ("mailId", "fileUuid")
      )`.execute(db);
    },
  };
}
