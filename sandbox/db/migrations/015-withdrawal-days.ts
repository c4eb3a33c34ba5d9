import { type Kysely, type Migration, sql } from 'kysely';
import { dayOf } from '#domain/time/calendar.ts';

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
        await sql`update "withdrawals" set "day" = ${dayOf(receivedAt)} where "id" = ${id}`.execute(db);
      await sql`drop index "withdrawalsInWords"`.execute(db);
      await sql`create unique index "withdrawalsInWords" on "withdrawals" ("day", "email", "contract", "name") where "orderId" is null`.execute(
        db,
      );
    },
  };
}
