import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { LoginView } from './LoginView.tsx';

test.each([
  [60, 'Bitte versuchen Sie es in weniger als einer Minute noch einmal.', false],
  [3_600, 'Bitte versuchen Sie es in 60 Minuten noch einmal.', false],
  [
    20 * 86_400,
    'Bitte versuchen Sie es in 20 Tagen noch einmal. Mit einem neuen Passwort können Sie sich sofort anmelden.',
    true,
  ],
])('shows a wait of %i seconds; offers a new password only for a long one', async (wait, says, isOffered) => {
  const { text, markup } = await rendered(
    <LoginView
      busy={false}
      failure={{ kind: 'rateLimited', retryAfter: wait }}
      barred={false}
      sessionEnded={false}
      onSubmit={() => undefined}
    />,
  );
  expect(text).toContain(`Zu viele Versuche. ${says}`);
  const alert = /role="alert".*?<\/div>/s.exec(markup)?.[0] ?? '';
  expect(alert.includes(`href="${pathTo('/reset-password')}"`)).toBe(isOffered);
});
