import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linkDays } from '#domain/shop/mailLink.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { wordsOf } from './VerificationView.tsx';

const stages = ['asking', 'verifying', 'verified', 'alreadyVerified', 'expired', 'invalid', 'failed'] as const;

test.each(['signUp', 'change', 'takeBack'] as const)(
  'a tick appears for a link (%s) only if it did its work',
  (purpose) => {
    const tick = renderToStaticMarkup(<CheckIcon />);
    const ticked = stages.filter((stage) => renderToStaticMarkup(wordsOf(stage, purpose).sign) === tick);
    expect(ticked).toEqual(['verified']);
  },
);

test('a dead link to undo a change asks for no login, whatever the shop’s reason', () => {
  expect(wordsOf('alreadyVerified', 'takeBack')).toEqual(wordsOf('invalid', 'takeBack'));
});

test('the days of a link come from the rule of the links', () => {
  expect(wordsOf('expired', 'signUp').lede.values).toEqual({ days: linkDays.verification });
  expect(wordsOf('expired', 'takeBack').lede.values).toEqual({ daysToUndo: linkDays.takeBack });
});
