import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ResultView, type ResultViewProps } from './ResultView.tsx';

const answeredOf = (id: number, type: string, grade: number, points: readonly number[] = []) =>
  AnsweredQuestionnaire.parse({
    id,
    questionnaire: { type },
    grade,
    topics: points.map((each, index) => ({ topic: `Bereich ${index + 1}`, points: each, most: 3 })),
  });

/** Renders the result of a test with these points for knowledge by topic. */
const resultOf = (points: readonly number[], experience: number, props: Partial<ResultViewProps> = {}) =>
  rendered(
    <ResultView
      asked="wphg"
      answered={[answeredOf(1, 'wphg', 0, points), answeredOf(2, 'wphg_experience', experience)]}
      isFromElsewhere={false}
      onChange={null}
      onContinue={() => undefined}
      {...props}
    />,
  );

const GAPS = 'In einzelnen Bereichen haben Sie nach Ihren Antworten keine Kenntnisse.';
const NO_NOTICE = 'kein zusätzlicher Risikohinweis nötig';

test.each([
  ['no knowledge at all', GAPS, [0, 0]],
  ['no knowledge in one topic', GAPS, [3, 0]],
  ['little knowledge', NO_NOTICE, [1, 1]],
])('the best experience with %s: “%s”', async (_, sentence, points) => {
  const { text } = await resultOf(points, 20);
  expect([GAPS, NO_NOTICE].filter((each) => text.includes(each))).toEqual([sentence]);
  expect(text).not.toMatch(/(?<!nicht )zu Ihnen|geeignet|Angemessen\b/);
});

test('too little experience is answered with the risk notice, never with “suits you”', async () => {
  const { text } = await resultOf([3, 3], 7);
  expect(text).toContain('Nicht angemessen');
  expect(text).toContain('passen tokenisierte Anleihen nicht zu Ihren Kenntnissen und Erfahrungen');
  expect([GAPS, NO_NOTICE].filter((each) => text.includes(each))).toEqual([]);
});

const RISKS = 'Die Risiken einer Anleihe finden Sie auf der Seite der Anleihe unter „Risiken“ und in ihren Unterlagen.';

test.each([
  ['gaps', [0, 3], 20],
  ['full knowledge', [3, 3], 20],
  ['too little experience', [3, 3], 7],
])('%s in the test come with the place of the risks, and the way to the bonds', async (_, points, experience) => {
  const { text, markup } = await resultOf(points, experience);
  expect(text).toContain(RISKS);
  expect(markup).toContain(`href="${pathTo('/search')}"`);
});

test('the place of the risks is also named after the risk notice, and not in the result of a classification', async () => {
  for (const [asked, isNamed] of [
    ['wphg_risk', true],
    ['wphg_optional', false],
    ['professional', false],
  ] as const)
    expect((await resultOf([0, 3], 7, { asked })).text.includes(RISKS)).toBe(isNamed);
});

test.each([true, false])('answers of another tab are named as such: %s', async (isFromElsewhere) => {
  const { text } = await resultOf([3, 3], 20, { isFromElsewhere });
  expect(text.includes('Zu diesen Fragen lagen uns schon Antworten vor')).toBe(isFromElsewhere);
});
