import { describe, expect, test } from 'vitest';
import { play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { confirmationMachine } from '../machine.ts';
import { questionIn } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

describe('a confirmation', () => {
  const ask = { type: 'confirmation.requested', id: 'order', question: 'loseData' };
  const answered = (id: string, accepted: boolean) => ({
    type: 'emit',
    event: { type: 'confirmation.answered', id, accepted },
  });

  test('answers its requester yes or no, once', () => {
    for (const accepted of [true, false]) {
      const type = accepted ? 'confirmation.accepted' : 'confirmation.declined';
      const { effects, snapshot } = play(confirmationMachine, undefined, ask, { type });
      expect(effects).toEqual([answered('order', accepted)]);
      expect(questionIn(snapshot)).toBeNull();
      expect(snapshot.can({ type })).toBe(false);
    }
  });

  test('declines a second question while the first is open', () => {
    const second = { type: 'confirmation.requested', id: 'questionnaire', question: 'deleteSurveys' };
    const { effects, snapshot } = play(confirmationMachine, undefined, ask, second);
    expect(effects).toEqual([answered('questionnaire', false)]);
    expect(questionIn(snapshot)).toBe('loseData');
  });
});
