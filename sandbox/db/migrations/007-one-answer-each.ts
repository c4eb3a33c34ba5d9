import { type Kysely, type Migration, sql } from 'kysely';
import { CUSTODY_AGREEMENT } from '../../content/questionnaires/notices.ts';

/**
 * A questionnaire is answered once; to answer anew, the former answer is taken back first. A shop that has people already
 * gets what its seeds did not know: the classification as an answer, and the file of the custody agreement.
 */
export function oneAnswerEach(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create unique index "answeredQuestionnaires_once" on "answeredQuestionnaires" ("customerId", "type")`.execute(
        db,
      );
      await sql`insert into "answeredQuestionnaires" ("customerId", "type", "grade", "answeredAt")
        select "id", 'wphg_optional', "adequacyOptionalResult", "createdAt" from "customers"
        where "adequacyOptionalResult" is not null`.execute(db);
      await sql`insert into "files" ("uuid", "visibility", "fileName", "mediaType", "size", "content", "createdAt")
        select ${CUSTODY_AGREEMENT}, 'public', 'Verwahrvertrag.pdf', 'application/pdf', 0, "content", "createdAt"
        from "files" where "size" = 0 order by "id" limit 1`.execute(db);
    },
  };
}
