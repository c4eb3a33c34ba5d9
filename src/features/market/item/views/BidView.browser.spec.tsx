import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { activate } from '#i18n/locale.ts';
import { openHost } from '#ui/testing/host.ts';
import { BidView } from './BidView.tsx';

const nothing = () => undefined;

test.each([
  [49_00, '49'],
  [2_000_00, '1499,80'],
])('the first bid on a work of %i cents is within the balance of the demo', async (price, typed) => {
  await activate('de');
  const { root } = openHost();
  root.render(
    <I18nProvider i18n={i18n}>
      <BidView
        stage="entering"
        placing={false}
        name="Echo"
        price={price}
        obstacle={null}
        failure={null}
        draft={{ read: () => null, write: nothing }}
        here="/"
        onSubmit={nothing}
        onRetry={nothing}
        onClose={nothing}
      />
    </I18nProvider>,
  );
  await expect.poll(() => document.querySelector<HTMLInputElement>('input')?.value).toBe(typed);
});
