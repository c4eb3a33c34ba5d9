import { expect, test } from 'vitest';
import { soakedIn } from './soak.ts';

const spec = (line: number, duration: number, status = 'expected') => ({
  file: 'stories/a.spec.ts',
  line,
  tests: [{ status, results: [{ duration }] }],
});

test('the failed specs and the ten slowest are soaked, each listed once', () => {
  const quick = Array.from({ length: 12 }, (_, index) => spec(index + 1, 100 + index));
  const report = {
    suites: [{ specs: quick, suites: [{ specs: [spec(90, 1, 'unexpected'), spec(91, 900, 'unexpected')] }] }],
  };
  const places = soakedIn([report]);
  expect(places.slice(0, 3)).toEqual(['stories/a.spec.ts:90', 'stories/a.spec.ts:91', 'stories/a.spec.ts:12']);
  expect(places).toHaveLength(11);
  expect(places).not.toContain('stories/a.spec.ts:3');
});
