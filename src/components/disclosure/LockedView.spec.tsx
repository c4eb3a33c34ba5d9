import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { LockedView } from './LockedView.tsx';

/** Requirement 4.30. */
test('a locked task says what comes before it, and leads to the open ones', async () => {
  const { markup, text } = await rendered(<LockedView task="custody" />);
  expect(text).toContain('Dieser Schritt ist noch gesperrt.');
  expect(text).toContain('Erst nach der Angemessenheitsprüfung');
  expect(markup).toContain(`href="${pathTo('/self-disclosure')}"`);
  expect(markup).not.toContain('<form');
});
