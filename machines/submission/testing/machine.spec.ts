import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { fieldErrorsOf, formFailureOf, hasSucceeded, isSubmitting } from '../selectors.ts';
import { offline, subject, wrongFields } from './cases.ts';

const { machine } = subject;
const payload = { email: 'a@example.com', password: 'Geheim-1' };
const submit = { type: 'submission.requested', payload };
const edit = (field: string) => ({ type: 'submission.edited', field });

specOfMachine(subject);

describe('a form', () => {
  test('is sent once, however often one clicks', () => {
    const { snapshot, effects } = play(machine, undefined, submit);
    expect(effects).toEqual([{ type: 'start', id: 'submit', src: 'submit', input: { payload } }]);
    expect(isSubmitting(snapshot)).toBe(true);
    expect(snapshot.can(submit)).toBe(false);
    expect(snapshot.can(edit('email'))).toBe(false);
  });

  test('hands its result to who waits for it and keeps nothing of it', () => {
    const { snapshot, effects } = play(machine, undefined, submit, succeeds('submit', 'done'));
    expect(hasSucceeded(snapshot)).toBe(true);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'submission.succeeded', result: 'done' } });
    expect(snapshot.context).toEqual({ failure: null });
  });

  test('shows what is wrong at each field until that field is edited', () => {
    const failed = play(machine, undefined, submit, fails('submit', wrongFields));
    expect(fieldErrorsOf(failed.snapshot)).toEqual({ email: ['Diese Adresse gibt es nicht.'], password: ['Zu kurz.'] });
    expect(formFailureOf(failed.snapshot)).toEqual({
      kind: 'violations',
      violations: [{ propertyPath: '', message: 'So geht es nicht.' }],
    });
    const edited = play(machine, undefined, submit, fails('submit', wrongFields), edit('email'));
    expect(fieldErrorsOf(edited.snapshot)).toEqual({ password: ['Zu kurz.'] });
    expect(formFailureOf(edited.snapshot)).toBeNull();
  });

  test('shows a failure of the whole form, which any edit clears', () => {
    const failed = play(machine, undefined, submit, fails('submit', offline));
    expect(formFailureOf(failed.snapshot)).toEqual({ kind: 'offline' });
    expect(fieldErrorsOf(failed.snapshot)).toEqual({});
    expect(play(machine, undefined, submit, fails('submit', offline), edit('email')).snapshot.value).toBe('editing');
  });
});
