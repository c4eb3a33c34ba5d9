import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readCatalogue } from '#i18n/allTexts.ts';
import { ObstacleView, type ObstacleViewProps } from './ObstacleView.tsx';

async function shown(props: Pick<ObstacleViewProps, 'obstacle' | 'isBegun'>) {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ObstacleView {...props} identityHref="/self-disclosure/kyc" onRetry={() => undefined} />
    </I18nProvider>,
  );
}

test.each([
  ['unidentified', true, true],
  ['unidentified', false, false],
  ['underReview', false, false],
  ['banned', true, false],
] as const)('%s, started: %s: the note that the draft is kept is shown: %s', async (obstacle, isBegun, isSaid) => {
  expect((await shown({ obstacle, isBegun })).includes('Was Sie schon vorbereitet haben')).toBe(isSaid);
});
