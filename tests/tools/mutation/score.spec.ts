import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machines/folders.ts';
import { areaOf } from './areas.ts';
import { rangesIn } from './changed.ts';
import { scoreOf } from './score.ts';

const area = { name: 'domain', holds: /^src\/domain\//, specs: '', threshold: 95 };
const path = 'src/domain/money/money.ts';
const mutant = (id: string, killed: boolean) => ({ path, line: 7, id, killed });
const many = (count: number) => Array.from({ length: count }, (_, index) => mutant(`a${index} → b`, true));

describe('scoreOf', () => {
  test('fails an area below its threshold, and names the survivors with their lines', () => {
    const { row, survivors, problems } = scoreOf(area, [...many(18), mutant('a > b → true', false)], () => ({}), false);
    expect(row).toBe('domain        18 of    19  94.7 %, at least 95 %, 0 explained');
    expect(survivors).toEqual(['SURVIVED src/domain/money/money.ts:7  a > b → true']);
    expect(problems).toEqual(['mutants of domain: 18 of 19 were noticed, less than 95 %']);
  });

  test('passes an area that has just its threshold', () => {
    expect(scoreOf(area, [...many(19), mutant('a > b → true', false)], () => ({}), false).problems).toEqual([]);
  });

  test('does not count a survivor that is explained', () => {
    const accepted = { 'money.ts: a > b → true': 'The two are never the same.' };
    const { row, survivors, problems } = scoreOf(
      area,
      [...many(1), mutant('a > b → true', false)],
      () => accepted,
      true,
    );
    expect(row).toContain('1 of     1 100.0 %, at least 95 %, 1 explained');
    expect([...survivors, ...problems]).toEqual([]);
  });

  test('fails on an explanation of a killed mutant, once all mutants of the file were judged', () => {
    const accepted = { 'money.ts: a0 → b': 'No test can notice it.', 'csv.ts: a → b': 'It stands in another file.' };
    expect(scoreOf(area, many(2), () => accepted, false).problems).toEqual([]);
    expect(scoreOf(area, many(2), () => accepted, true).problems).toEqual([
      'mutants of domain: explained beside src/domain/money/money.ts, and does not survive: money.ts: a0 → b',
    ]);
  });
});

test.each([
  ['src/domain/order/payment.ts', 'domain'],
  ['src/domain/order/payment.spec.ts', undefined],
  ['src/api/testing/browser.ts', undefined],
  ['src/app/app.ts', 'app'],
  ['src/app/lists/useList.ts', undefined],
  ['src/app/flow/useSubmission.ts', undefined],
  ['src/app/payment/PayNow.tsx', undefined],
  ['src/app/payment/flow.ts', 'app'],
  ['src/features/investor/order/flow.ts', 'app'],
  ['src/features/investor/order/views/StartView.tsx', undefined],
  ['sandbox/trade/cart.ts', 'trade'],
  ['sandbox/web.ts', undefined],
])('%s belongs to the area %s', (file, name) => {
  expect(areaOf(file)?.name).toBe(name);
});

test('the lines that a diff adds or changes are ranges, those that it only drops are not', () => {
  const diff = [
    'diff --git a/src/api/http.ts b/src/api/http.ts',
    '--- a/src/api/http.ts',
    '+++ b/src/api/http.ts',
    '@@ -10,2 +10,3 @@ function send() {',
    '@@ -20 +21 @@',
    '@@ -30,4 +30,0 @@',
    'diff --git a/src/api/save.ts b/src/api/save.ts',
    '--- /dev/null',
    '+++ b/src/api/save.ts',
    '@@ -0,0 +1,24 @@',
  ].join('\n');
  expect(rangesIn(diff)).toEqual(['src/api/http.ts:10-12', 'src/api/http.ts:21-21', 'src/api/save.ts:1-24']);
});

test('each explanation names an existing source beside it', async () => {
  const files = globSync('{src,sandbox}/**/testing/mutants.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { accepted }: { accepted: object } = await import(`${ROOT}${file}`);
    const gone = Object.keys(accepted).filter(
      (key) => !existsSync(`${ROOT}${dirname(dirname(file))}/${key.split(': ')[0]}`),
    );
    expect(gone, file).toEqual([]);
  }
});
