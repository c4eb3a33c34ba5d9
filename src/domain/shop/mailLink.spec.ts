import { expect, test } from 'vitest';
import type { Failure } from './failure.ts';
import { deadLinkIn, verdictIn } from './mailLink.ts';

const general = (status: number | null): Failure => ({ kind: 'general', status, detail: null });

test.each([
  [{ kind: 'violations', violations: [] }, 'alreadyVerified'],
  [general(422), 'alreadyVerified'],
  [{ kind: 'notFound' }, 'invalid'],
  [{ kind: 'conflict' }, 'invalid'],
  [general(400), 'invalid'],
  [general(410), 'expired'],
  [general(500), null],
  [general(null), null],
  [{ kind: 'offline' }, null],
] as [Failure, string | null][])('%j means for the link: %s', (failure, verdict) => {
  expect(verdictIn(failure)).toBe(verdict);
});

test.each([
  [{ kind: 'notFound' }, 'invalid'],
  [{ kind: 'conflict' }, 'used'],
  [general(410), 'expired'],
  [general(500), null],
  [general(null), null],
  [{ kind: 'offline' }, null],
  [{ kind: 'violations', violations: [] }, null],
] as [Failure, string | null][])('%j means for the link to a new password: %s', (failure, dead) => {
  expect(deadLinkIn(failure)).toBe(dead);
});
