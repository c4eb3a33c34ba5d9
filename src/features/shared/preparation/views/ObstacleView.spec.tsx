import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ObstacleView, type ObstacleViewProps } from './ObstacleView.tsx';

async function shown(props: Pick<ObstacleViewProps, 'obstacle' | 'isBegun'>) {
  const { markup } = await rendered(
    <ObstacleView {...props} identityHref="/self-disclosure/kyc" onRetry={() => undefined} />,
  );
  return markup;
}

test.each([
  ['unidentified', true, true],
  ['unidentified', false, false],
  ['underReview', false, false],
  ['banned', true, false],
] as const)('%s, started: %s: the note that the draft is kept is shown: %s', async (obstacle, isBegun, isSaid) => {
  expect((await shown({ obstacle, isBegun })).includes('Was Sie schon vorbereitet haben')).toBe(isSaid);
});
