import { describe, expect, test } from 'vitest';
import { conflict, offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { canChange, selectAnswered, selectOpen, selectStage } from '../selectors.ts';
import { half, nothing, passed, subject, tooLittle } from './cases.ts';
import { chosen, isExperienced, isNew, knows, test as testInput } from './fixtures.ts';

const { machine } = subject;
specOfMachine(subject);

const read = (reading: object) => succeeds('readQuestions', reading);
const submit = { type: 'answers.submitted', answers: chosen };
const change = { type: 'change.requested' };
const yes = { type: 'change.confirmed' };
const sent = (answer: object) => succeeds('sendAnswers', answer);
type Events = Parameters<typeof play>[2][];
const inTest = (...events: Events) => play(machine, testInput, ...events);
/** Returns the effects of these events, in order. */
const effectsOf = (input: object, events: Events) =>
  events.flatMap((_, at) => play(machine, input, ...events.slice(0, at + 1)).effects);
const startedBy = (events: Events, input: object = testInput) =>
  effectsOf(input, events).flatMap((effect) => (effect.type === 'start' ? [[effect.id, effect.input]] : []));
const emittedBy = (events: Events, input: object = testInput) =>
  effectsOf(input, events).flatMap((effect) => (effect.type === 'emit' ? [effect.event.type] : []));
const openTypes = ({ snapshot }: ReturnType<typeof play>) => selectOpen(snapshot).map(({ type }) => type);

describe('the appropriateness test', () => {
  test('sends each questionnaire separately, with the answers to its own questions', () => {
    const events = [read(nothing), submit, sent({ ...knows, questionnaire: { type: 'anything' } }), sent(isNew)];
    expect(startedBy(events)).toEqual([
      ['sendAnswers', { type: 'wphg', answers: [{ question: 'insolvency', options: ['loss'] }] }],
      ['sendAnswers', { type: 'wphg_experience', answers: [{ question: 'bondTrades', options: ['many'] }] }],
    ]);
    expect(selectAnswered(inTest(...events).snapshot).map(({ questionnaire }) => questionnaire.type)).toEqual([
      'wphg',
      'wphg_experience',
    ]);
    expect(emittedBy(events)).toEqual(['answers.changed', 'answers.changed', 'answers.forgotten']);
  });
});

describe('nothing is answered twice', () => {
  test('a lost answer is looked up before it is sent again', () => {
    const lost = [read(nothing), submit, fails('sendAnswers', offline)];
    expect(inTest(...lost).snapshot.value).toBe('notSent');
    const again = inTest(...lost, submit);
    expect(again.running).toEqual(['readAnswered']);
    const arrived = [...lost, submit, succeeds('readAnswered', passed.answered)];
    expect([inTest(...arrived).snapshot.value, inTest(...arrived).running]).toEqual(['answered', []]);
    expect(startedBy(arrived).filter(([id]) => id === 'sendAnswers')).toHaveLength(1);
    // If the shop already has the first questionnaire, only the second is sent.
    const first = [...lost, submit, succeeds('readAnswered', half.answered)];
    expect(startedBy(first).at(-1)).toMatchObject(['sendAnswers', { type: 'wphg_experience' }]);
  });

  test('another tab’s answers count', () => {
    const known = [read(nothing), submit, fails('sendAnswers', conflict)];
    expect(inTest(...known).running).toEqual(['readAnswered']);
    const theirs = [...known, succeeds('readAnswered', tooLittle.answered)];
    const { value, context } = inTest(...theirs).snapshot;
    expect([value, context.failure?.kind]).toEqual(['answered', 'conflict']);
    expect(emittedBy(theirs)).toContain('answers.forgotten');
    // If the browser itself has sent the first questionnaire twice, the second one follows.
    const first = [...known, succeeds('readAnswered', half.answered)];
    expect(startedBy(first).at(-1)).toMatchObject(['sendAnswers', { type: 'wphg_experience' }]);
    expect(inTest(...known, succeeds('readAnswered', [])).snapshot.value).toBe('notSent');
  });
});

describe('an answer that the shop has', () => {
  test('is changed only after a confirmation, and stays after a no', () => {
    expect(inTest(read(passed), change).running).toEqual([]);
    expect(emittedBy([read(passed), change])).toEqual(['change.asked']);
    const no = inTest(read(passed), change, { type: 'change.declined' });
    expect([no.snapshot.value, selectAnswered(no.snapshot)]).toEqual(['answered', passed.answered]);
    expect(inTest(read(half), change, { type: 'change.declined' }).snapshot.value).toBe('answering');
    expect(canChange(inTest(read(nothing)).snapshot)).toBe(false);
    // If a change would take back no answers, the user is not asked.
    expect(canChange(play(machine, { ...testInput, resets: [] }, read(passed)).snapshot)).toBe(false);
  });

  const back = succeeds('takeBack');
  const left = (...answered: object[]) => succeeds('readAnswered', answered);

  test('is retracted with all others of the test by one call, and with the choices here, before it is asked again', () => {
    const taken = [read(passed), change, yes, back, left()];
    expect(startedBy(taken).map(([id]) => id)).toEqual(['takeBack', 'readAnswered', 'readQuestions']);
    expect(emittedBy(taken)).toContain('answers.forgotten');
    const anew = inTest(...taken, read(nothing));
    expect(openTypes(anew)).toEqual(['wphg', 'wphg_experience']);
    expect(anew.snapshot.context.given).toEqual({});
  });

  test('is never kept after a reset: a failed retraction is tried again, and nothing else is possible', () => {
    const halfway = [read(passed), change, yes, back];
    for (const failed of [[fails('readAnswered', offline)], [left(isExperienced), fails('takeBack', offline)]]) {
      const stuck = [...halfway, ...failed];
      const { snapshot } = inTest(...stuck);
      expect([snapshot.value, selectStage(snapshot)]).toEqual(['notReset', 'notReset']);
      for (const event of [submit, { type: 'result.accepted' }, change, yes]) expect(snapshot.can(event)).toBe(false);
      expect(startedBy([...stuck, { type: 'retry.requested' }]).at(-1)).toEqual(['takeBack', { id: 12 }]);
    }
  });
});
