import { expect, test } from 'vitest';
import { countedIn } from './reports.ts';

const failed = (state: string, failure: string) => ({ type: 'parkett-state', body: { state, actor: 'read', failure } });

test('equal failures of a state are counted, and other reports are not', () => {
  const reports = [
    failed('resource.loading', 'timeout'),
    { type: 'parkett-vital', body: { name: 'LCP', value: 800 } },
    failed('resource.loading', 'offline'),
    failed('resource.loading', 'timeout'),
  ];
  expect(countedIn(reports)).toEqual([
    { state: 'resource.loading', actor: 'read', failure: 'timeout', count: 2 },
    { state: 'resource.loading', actor: 'read', failure: 'offline', count: 1 },
  ]);
  expect(countedIn({ error: 'x' })).toEqual([]);
});
