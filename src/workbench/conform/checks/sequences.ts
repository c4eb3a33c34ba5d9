import { pageOf } from '#domain/shop/collection.ts';
import { Identification, latestCheckOf } from '#domain/shop/onboarding.ts';
import type { Finding } from '../finding.ts';
import { about, type Run } from '../run.ts';

type Words = Pick<Finding, 'path' | 'expected' | 'got' | 'consequence'>;

const found = (run: Run, words: Words): void =>
  run.find({ ...about(run.last()), kind: 'differs', ...words, blocks: false });

/** The moments of a list that the app shows as it comes, page by page; null for an entry without one. */
export function checkLatestFirst(run: Run, path: string, moments: readonly (string | null)[]): void {
  const told = moments.filter((each) => each !== null);
  if (told.every((each, index) => index === 0 || Date.parse(each) <= Date.parse(told[index - 1] ?? ''))) return;
  found(run, {
    ...{ path, expected: 'the latest first', got: 'another order' },
    consequence: 'Parkett shows the list as it comes, and the latest are on a later page.',
  });
}

/** The codes of one list in both orders that the app asks for. */
export function checkSorted(run: Run, path: string, latest: readonly string[], oldest: readonly string[]): void {
  if (latest.length < 2 || latest.some((code, index) => code !== oldest[index])) return;
  found(run, {
    ...{ path, expected: 'another order for createdAt ASC than for DESC', got: 'the same' },
    consequence: 'Parkett shows as the latest what the shop has first.',
  });
}

/** The app asks for one identity check, the latest; all of them are asked for here. */
export async function checkLatestCheck(run: Run, latest: Identification | null): Promise<void> {
  const headers = { Authorization: `Bearer ${run.session.token()}`, Accept: 'application/ld+json' };
  const answer = await run.probe('identifications', 'identification', { headers });
  const all = pageOf(Identification).safeParse(answer?.body);
  const newest = all.success ? latestCheckOf(all.data.member) : null;
  if (latest === null || newest === null || newest.id <= latest.id) return;
  found(run, {
    ...{ path: 'member', expected: 'the latest check for itemsPerPage=1', got: 'an older one' },
    consequence: 'Parkett tells the state of an older check: who has failed once is called not identified for ever.',
  });
}
