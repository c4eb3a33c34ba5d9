import { expect, test } from 'vitest';
import type { AnsweredQuestionnaire, Question } from '#domain/shop/questionnaire.ts';
import { answerBreach, answeredOf, answersTo, isAsked, levelOf, openQuestions, testResult } from './questionnaires.ts';

const option = (code: string) => ({ code, text: code, detail: null });
const question = (facts: Partial<Question> = {}): Question => ({
  code: 'q',
  kind: 'single',
  topic: null,
  text: 'q?',
  help: null,
  options: [option('a'), option('b'), option('c')],
  least: 1,
  ...facts,
});
const answered = (type: string, grade: number | null): AnsweredQuestionnaire => ({
  id: 1,
  questionnaire: { type },
  grade,
  answeredAt: null,
  answers: [],
  topics: [],
});

const single = question();
const several = question({ kind: 'multiple', least: 2 });
const statement = question({ kind: 'confirmation', options: [option('yes')] });

test.each([
  [single, ['a'], null],
  [single, [], { kind: 'unanswered' }],
  [single, ['x'], { kind: 'unknown' }],
  [single, ['a', 'b'], { kind: 'unknown' }],
  [single, ['a', 'a'], { kind: 'unknown' }],
  [several, ['c', 'b', 'a'], null],
  [several, ['a'], { kind: 'tooFewChosen', count: 2 }],
  [several, ['a', 'a'], { kind: 'unknown' }],
  [statement, ['yes'], null],
  [statement, [], { kind: 'notConfirmed' }],
  [statement, ['no'], { kind: 'unknown' }],
])('$kind answered by %j: %j', (asked, chosen, breach) => expect(answerBreach(asked, chosen)).toEqual(breach));

test('a questionnaire is open while an answer is missing or invalid, in the order of its questions', () => {
  const questions = [question({ code: 'one' }), question({ code: 'two' }), question({ code: 'three' })];
  expect(openQuestions({ questions }, { three: ['a'], one: ['gone'] })).toEqual(['one', 'two']);
});

test('the shop receives the answers to its questions, and no others', () => {
  const questions = [question({ code: 'one' }), question({ code: 'two' })];
  expect(answersTo({ questions }, { two: ['b'], other: ['d'], one: ['a'] })).toEqual([
    { question: 'one', options: ['a'] },
    { question: 'two', options: ['b'] },
  ]);
  expect(answersTo({ questions }, {})[0]).toEqual({ question: 'one', options: [] });
});

test('the appropriateness test is open until both questionnaires are answered', () => {
  expect(testResult([])).toBe('open');
  expect(testResult([answered('wphg', 14)])).toBe('open');
  expect(testResult([answered('wphg_experience', 20), answered('platform_tac', null)])).toBe('open');
});

test('the appropriateness test requires the risk notice up to a grade of 7 in experience, whatever the knowledge', () => {
  for (const knowledge of [0, 14]) {
    const result = (grade: number | null) =>
      testResult([answered('wphg', knowledge), answered('wphg_experience', grade)]);
    // A missing grade does not count as experience.
    expect([null, 7, 8].map(result)).toEqual(['notAppropriate', 'notAppropriate', 'appropriate']);
  }
});

test('the notice follows a low grade, the professional classification a request, and the rest is for everyone', () => {
  const tested = (grade: number) => [answered('wphg', 14), answered('wphg_experience', grade)];
  expect([[], tested(8), tested(7)].map((answers) => isAsked('wphg_risk', answers))).toEqual([false, false, true]);
  const classified = (grade: number) => isAsked('professional', [answered('wphg_optional', grade)]);
  expect([isAsked('professional', []), classified(1), classified(2)]).toEqual([false, false, true]);
  for (const type of ['wphg', 'wphg_experience', 'wphg_optional', 'platform_tac'] as const)
    expect(isAsked(type, [])).toBe(true);
});

test('an answer is found by the type of its questionnaire', () => {
  const terms = answered('platform_tac', null);
  expect(answeredOf([answered('wphg', 1), terms], 'platform_tac')).toBe(terms);
  expect(answeredOf([terms], 'wphg')).toBeNull();
});

test('the latest of several answers counts, however the shop sorts them', () => {
  const tested = [9, 10, 3].map((grade, id) => ({ ...answered('wphg_experience', grade), id }));
  for (const answers of [tested, tested.toReversed()]) {
    expect(answeredOf(answers, 'wphg_experience')?.grade).toBe(3);
    expect(testResult([answered('wphg', 14), ...answers])).toBe('notAppropriate');
  }
});

test.each([
  [0, 8, 'none'],
  [5, 8, 'little'],
  [4, 6, 'sufficient'],
  [8, 8, 'sufficient'],
] as const)('%i of %i points are %s', (points, most, level) => {
  expect(levelOf({ points, most })).toBe(level);
});
