import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
