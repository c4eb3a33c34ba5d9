import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { LoadFailed } from './LoadFailed.tsx';

async function shown(failure: Failure, lacking?: ReactNode): Promise<string> {
  const { markup } = await rendered(
    <LoadFailed title="Es fehlt." lacking={lacking} failure={failure} onRetry={() => undefined} />,
  );
  return markup;
}

test('a feature that the shop does not offer is a line of text, not a failure', async () => {
  const text = await shown({ kind: 'notOffered' }, 'Codes nimmt dieser Shop nicht an.');
  expect(text).toBe('<p class="soft panel-note">Codes nimmt dieser Shop nicht an.</p>');
  expect(await shown({ kind: 'notOffered' })).toMatch(/^<p .*href="\/contact".*<\/p>$/);
});

test('another currency leads to the contact, without a retry', async () => {
  const text = await shown({ kind: 'otherCurrency', currency: 'USD' });
  expect(text).toContain(`href="${pathTo('/contact')}"`);
  expect(text).not.toContain('Noch einmal versuchen');
  expect(await shown({ kind: 'offline' })).toContain('Noch einmal versuchen');
});
