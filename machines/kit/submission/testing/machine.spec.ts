import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { hasSucceeded, isSubmitting } from '../selectors.ts';
import { offline, subject, wrongFields } from './cases.ts';

const { machine } = subject;
const payload = { email: 'a@example.com', password: 'Geheim-1' };
const submit = { type: 'submission.requested', payload };
const edit = { type: 'submission.edited' };

specOfMachine(subject);

describe('a form', () => {
  test('is sent once, however often the button is clicked', () => {
    const { snapshot, effects } = play(machine, undefined, submit);
    expect(effects).toEqual([{ type: 'start', id: 'submit', src: 'submit', input: { payload } }]);
    expect(isSubmitting(snapshot)).toBe(true);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can(submit)).toBe(false);
    expect(snapshot.can(edit)).toBe(false);
  });

  test('hands its result to its listener and keeps none of it', () => {
    const { snapshot, effects } = play(machine, undefined, submit, succeeds('submit', 'done'));
    expect(hasSucceeded(snapshot)).toBe(true);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'submission.succeeded', result: 'done' } });
    expect(snapshot.context).toEqual({ failure: null });
  });

  test('shows the failure, of fields or of the whole, until the next change', () => {
    for (const error of [wrongFields, offline]) {
      const failed = play(machine, undefined, submit, fails('submit', error));
      expect(failed.snapshot.context).toEqual({ failure: error.failure });
      expect(failed.effects).toContainEqual({
        type: 'emit',
        event: { type: 'submission.failed', failure: error.failure },
      });
      const edited = play(machine, undefined, submit, fails('submit', error), edit);
      expect([edited.snapshot.value, edited.snapshot.context]).toEqual(['editing', { failure: null }]);
    }
  });

  test('that is done or failed is sent again on request, and is edited again after a change', () => {
    for (const outcome of [succeeds('submit', 'done'), fails('submit', offline)]) {
      const again = play(machine, undefined, submit, outcome, submit);
      expect([again.snapshot.value, again.running]).toEqual(['submitting', ['submit']]);
      const edited = play(machine, undefined, submit, outcome, edit);
      expect([edited.snapshot.value, edited.snapshot.can(submit)]).toEqual(['editing', true]);
    }
  });
});
