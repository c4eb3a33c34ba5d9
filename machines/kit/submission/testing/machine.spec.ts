import { describe, expect, test } from 'vitest';
import { play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { hasSucceeded, isSubmitting } from '../selectors.ts';
import { subject } from './cases.ts';

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

  test('passes its result to its listener and does not store it', () => {
    const { snapshot, effects } = play(machine, undefined, submit, succeeds('submit', 'done'));
    expect(hasSucceeded(snapshot)).toBe(true);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'submission.succeeded', result: 'done' } });
    expect(snapshot.context).toEqual({ failure: null });
  });
});
