import { describe, expect, test } from 'vitest';
import { testResult } from '#domain/person/questionnaires.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { canChange, isBusy, selectAnswered, selectOpen, selectStage } from '../selectors.ts';
import { accepted, conflict, half, nothing, offline, passed, refused, subject, tooLittle } from './cases.ts';
import { accepts, chosen, isExperienced, isNew, knows, notice, test as testInput } from './fixtures.ts';

const { machine } = subject;
specOfMachine(subject);

const read = (reading: object) => succeeds('readQuestions', reading);
const submit = { type: 'answers.submitted', answers: chosen };
const change = { type: 'change.requested' };
const yes = { type: 'change.confirmed' };
const sent = (answer: object) => succeeds('sendAnswers', answer);
type Events = Parameters<typeof play>[2][];
const inTest = (...events: Events) => play(machine, testInput, ...events);
const inNotice = (...events: Events) => play(machine, notice, ...events);
/** Returns the effects of these events, in order. */
const effectsOf = (input: object, events: Events) =>
  events.flatMap((_, at) => play(machine, input, ...events.slice(0, at + 1)).effects);
const startedBy = (events: Events, input: object = testInput) =>
  effectsOf(input, events).flatMap((effect) => (effect.type === 'start' ? [[effect.id, effect.input]] : []));
const emittedBy = (events: Events, input: object = testInput) =>
  effectsOf(input, events).flatMap((effect) => (effect.type === 'emit' ? [effect.event.type] : []));
const openTypes = ({ snapshot }: ReturnType<typeof play>) => selectOpen(snapshot).map(({ type }) => type);

describe('the appropriateness test', () => {
  test('asks only the open questions', () => {
    expect(openTypes(inTest(read(nothing)))).toEqual(['wphg', 'wphg_experience']);
    expect(openTypes(inTest(read(half)))).toEqual(['wphg_experience']);
    expect(selectStage(inTest(read(nothing)).snapshot)).toBe('questions');
    expect(selectStage(inTest(read(passed)).snapshot)).toBe('result');
  });

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

  test('is sent once, however often the button is clicked', () => {
    const { snapshot, running } = inTest(read(nothing), submit);
    expect([isBusy(snapshot), snapshot.can(submit), running]).toEqual([true, false, ['sendAnswers']]);
  });

  test('confirms a passed test, and continues with the notice after a failed one', () => {
    const good = inTest(read(half), submit, sent(isExperienced));
    expect([good.snapshot.value, testResult(good.snapshot.context.answered)]).toEqual(['answered', 'appropriate']);
    expect(inTest(read(half), submit, sent(isExperienced), { type: 'result.accepted' }).snapshot.value).toBe(
      'finished',
    );
    const low = inTest(read(half), submit, sent(isNew));
    expect([low.snapshot.value, testResult(low.snapshot.context.answered)]).toEqual(['finished', 'notAppropriate']);
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

  test('answers are not repeated while their arrival is unknown', () => {
    const lost = [read(nothing), submit, fails('sendAnswers', offline), submit, fails('readAnswered', offline)];
    expect(inTest(...lost).snapshot.value).toBe('notSent');
    expect(inTest(...lost, submit).running).toEqual(['readAnswered']);
    expect(inTest(...lost, { type: 'answers.edited' }, submit).running).toEqual(['readAnswered']);
    expect(inTest(...lost).snapshot.can(change)).toBe(false);
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

test('refused answers stay, and are sent after a correction', () => {
  const wrong = inTest(read(nothing), submit, fails('sendAnswers', refused));
  expect([wrong.snapshot.value, wrong.snapshot.context.failure?.kind]).toEqual(['answering', 'violations']);
  const edited = inTest(read(nothing), submit, fails('sendAnswers', refused), { type: 'answers.edited' });
  expect(edited.snapshot.context.failure).toBeNull();
  expect(inTest(read(nothing), submit, fails('sendAnswers', refused), submit).running).toEqual(['sendAnswers']);
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

  test('that the shop kept is retracted as well', () => {
    const taken = [read(passed), change, yes, back, left(isExperienced), back];
    expect(startedBy(taken).filter(([id]) => id === 'takeBack')).toEqual([
      ['takeBack', { id: 11 }],
      ['takeBack', { id: 12 }],
    ]);
    expect(inTest(...taken).snapshot.value).toBe('reading');
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

  test('is retracted from the notice, too, which leads to the test', () => {
    const events = [read(accepted), change, yes, back];
    expect(inNotice(...events, left()).snapshot.value).toBe('withdrawn');
    expect(inNotice(...events, left(isNew, accepts), back, left()).snapshot.value).toBe('withdrawn');
    expect(inNotice(...events, left(isNew, accepts), back, left(accepts), back).snapshot.value).toBe('withdrawn');
    expect(inNotice(read(tooLittle), change).snapshot.value).toBe('asking');
  });
});

test('the notice is for customers who completed and failed the test, and others are led to the steps before', () => {
  for (const reading of [nothing, half, passed]) expect(inNotice(read(reading)).snapshot.value).toBe('withdrawn');
  expect(inNotice(read(tooLittle)).snapshot.value).toBe('answering');
  expect(inNotice(read(accepted)).snapshot.value).toBe('answered');
});

test('the notice is confirmed, and then the test continues', () => {
  const asked = inNotice(read(tooLittle));
  expect([asked.snapshot.value, openTypes(asked)]).toEqual(['answering', ['wphg_risk']]);
  const answers = { notice: ['confirmed'] };
  const done = [read(tooLittle), { type: 'answers.submitted', answers }, sent(isNew)];
  expect(startedBy(done, notice)).toEqual([
    ['sendAnswers', { type: 'wphg_risk', answers: [{ question: 'notice', options: ['confirmed'] }] }],
  ]);
  expect(inNotice(...done).snapshot.value).toBe('finished');
});
