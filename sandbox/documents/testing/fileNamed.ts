import type { Db } from '../../db/database.ts';

/** Returns the first stored file whose name contains `part`. @throws Error if there is none. */
export const fileNamed = (db: Db, part: string) =>
  db.selectFrom('files').selectAll().where('fileName', 'like', `%${part}%`).orderBy('id').executeTakeFirstOrThrow();
