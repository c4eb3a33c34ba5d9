import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FailureError, type FailureKind } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type StatementRequestEvent, statementRequestMachine } from '../machine.ts';
import { isBusy, isUnsure, selectFailure, selectStage } from '../selectors.ts';
import { nothingHeld, subject } from './cases.ts';

specOfMachine(subject);

const requested: StatementRequestEvent = { type: 'statements.requested' };
const found = (made: boolean) => succeeds('findStatements', { made });
const lost = fails('requestStatements', offline);

const played = (...events: AnyEventObject[]) => play(statementRequestMachine, undefined, ...events);
const seen = (...events: AnyEventObject[]) => {
  const { snapshot } = played(...events);
  return [selectStage(snapshot), isBusy(snapshot), isUnsure(snapshot), selectFailure(snapshot)?.kind ?? null];
};
const told = { type: 'emit', event: { type: 'statements.made' } };
const started = (...events: AnyEventObject[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'start' ? [effect.src] : []));

describe('statements', () => {
  test('are requested once, however often the button is pressed', () => {
    expect(seen()).toEqual(['open', false, false, null]);
    const { snapshot } = played(requested);
    expect([isBusy(snapshot), snapshot.can(requested)]).toEqual([true, false]);
    const made = played(requested, succeeds('requestStatements', undefined));
    expect(seen(requested, succeeds('requestStatements', undefined))).toEqual(['requested', false, false, null]);
    expect(made.effects).toContainEqual(told);
    expect(made.snapshot.status).toBe('done');
  });

  test('are looked up before another request, if their state is unknown', () => {
    const unknown = [requested, lost, fails('findStatements', offline)];
    expect(seen(...unknown)).toEqual(['open', false, true, 'offline']);
    const slow = fails('findStatements', new FailureError({ kind: 'timeout' }));
    expect(seen(requested, lost, slow)).toEqual(['open', false, true, 'timeout']);
    expect(started(...unknown, requested)).toEqual(['findStatements']);
    expect(seen(...unknown, requested)).toEqual(['open', true, false, null]);
    expect(seen(...unknown, requested, found(true))).toEqual(['requested', false, false, null]);
    expect(played(...unknown, requested, found(true)).effects).toContainEqual(told);
    expect(started(...unknown, requested, found(false))).toEqual(['requestStatements']);
    expect(seen(...unknown, requested, fails('findStatements', offline))).toEqual(['open', false, true, 'offline']);
  });

  const refused: readonly FailureError[] = [
    nothingHeld,
    new FailureError({ kind: 'violations', violations: [] }),
    new FailureError({ kind: 'notFound' }),
    new FailureError({ kind: 'rateLimited', retryAfter: 60 }),
    new FailureError({ kind: 'unauthorized' }),
    new FailureError({ kind: 'unavailable', retryAfter: 60 }),
  ];
  test.each(refused.map((error): [FailureKind, FailureError] => [error.failure.kind, error]))(
    'that are refused with %s do not exist, and are not looked up',
    (kind, error) => {
      expect(seen(requested, fails('requestStatements', error))).toEqual(['open', false, false, kind]);
    },
  );

  test.each<FailureError['failure']>([
    { kind: 'timeout' },
    { kind: 'contract', path: 'requestedAt' },
    { kind: 'general', status: 500, detail: null },
  ])('whose state is unknown are looked up: %o', (failure) => {
    expect(started(requested, fails('requestStatements', new FailureError(failure)))).toEqual(['findStatements']);
  });
});
