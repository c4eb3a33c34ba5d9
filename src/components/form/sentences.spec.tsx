import { expect, test } from 'vitest';
import type { RuleBreach } from '#domain/forms/validation.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { useBreachText } from './useBreachText.ts';

const Sentence = ({ breach }: { breach: RuleBreach }) => useBreachText()(breach);

test.each<[RuleBreach, string, string]>([
  [{ kind: 'belowMinimum', value: 1 }, 'Bitte geben Sie mindestens 1 an.', 'Please enter 1 or more.'],
  [{ kind: 'aboveMaximum', value: 6000 }, 'Bitte geben Sie höchstens 6.000 an.', 'Please enter 6,000 or less.'],
])('a bound of numbers is said in a sentence that fits any number: %j', async (breach, german, english) => {
  expect((await rendered(<Sentence breach={breach} />)).text).toBe(german);
  expect((await rendered(<Sentence breach={breach} />, 'en')).text).toBe(english);
});
