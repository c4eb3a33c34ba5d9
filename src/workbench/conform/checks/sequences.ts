import type { Http } from '#api/http.ts';
import type { Page } from '#domain/shop/collection.ts';
import type { Run } from '../run.ts';

/**
 * Checks that a list which the app shows unsorted, page by page, has the latest entries first. `moments` holds null for
 * an entry without a moment.
 */
export function checkLatestFirst(run: Run, path: string, moments: readonly (string | null)[]): void {
  const dated = moments.filter((each) => each !== null);
  if (dated.every((each, index) => index === 0 || Date.parse(each) <= Date.parse(dated[index - 1] ?? ''))) return;
  run.find(run.last(), {
    path,
    expected: 'the latest first',
    got: 'another order',
    consequence: 'Parkett shows the list as it comes, and the latest are on a later page.',
  });
}

/** Checks that a list differs between the two orders that the app requests. */
export function checkSorted(run: Run, path: string, latest: readonly string[], oldest: readonly string[]): void {
  if (latest.length < 2 || latest.some((code, index) => code !== oldest[index])) return;
  run.find(run.last(), {
    path,
    expected: 'another order for createdAt ASC than for DESC',
    got: 'the same',
    consequence: 'Parkett shows as the latest what the shop has first.',
  });
}

/** Checks a list's number of all entries, by requesting the last page that follows from it. */
export async function checkTotal(
  run: Run,
  path: string,
  { member, totalItems, leftOut = 0 }: Page<unknown>,
  readPage: (http: Http, number: number) => Promise<Page<unknown>>,
): Promise<void> {
  const size = member.length + leftOut;
  if (totalItems <= size) return;
  const last = size === 0 ? null : await run.ask((http) => readPage(http, Math.ceil(totalItems / size)));
  if (size > 0 && (last === null || last.member.length + (last.leftOut ?? 0) > 0)) return;
  run.find(run.last(), {
    path,
    expected: 'the number of all entries',
    got: `${totalItems}, and nothing on the last page`,
    consequence: 'Parkett asks for every page that the number tells: it may be slow, and says that there are more.',
  });
}
