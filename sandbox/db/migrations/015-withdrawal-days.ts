import { type Kysely, type Migration, sql } from 'kysely';

/** The day in Berlin. A rule of the app that changes later must not change what has run, so it is written out here. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The same words on another day are another declaration. */
export function withdrawalDays(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table "withdrawals" add column "day" text not null default ''`.execute(db);
      const { rows } = await sql<{
        id: number;
        receivedAt: string;
      }>`select "id", "receivedAt" from "withdrawals"`.execute(db);
      for (const { id, receivedAt } of rows)
        await sql`update "withdrawals" set "day" = ${berlin.format(new Date(receivedAt))} where "id" = ${id}`.execute(
          db,
        );
      await sql`drop index "withdrawalsInWords"`.execute(db);
      await sql`create unique index "withdrawalsInWords" on "withdrawals" ("day", "email", "contract", "name") where "orderId" is null`.execute(
        db,
      );
    },
  };
}
