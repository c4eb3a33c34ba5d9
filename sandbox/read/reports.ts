import { Report } from '#domain/reports/report.ts';
import type { Db } from '../db/database.ts';

/** Received reports, oldest first. */
export async function reportsIn(db: Db): Promise<Report[]> {
  const rows = await db.selectFrom('reports').select('report').orderBy('id').execute();
  return rows.map(({ report }) => Report.parse(JSON.parse(report)));
}
