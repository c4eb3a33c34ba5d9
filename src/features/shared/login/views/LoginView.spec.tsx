import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { LoginView } from './LoginView.tsx';

test.each([
  [60, 'In weniger als einer Minute können Sie es wieder versuchen.', false],
  [3_600, 'In 60 Minuten können Sie es wieder versuchen.', false],
  [20 * 86_400, 'In 20 Tagen können Sie es wieder versuchen. Mit einem neuen Passwort geht es sofort.', true],
])(
  'whoever must wait %i seconds reads so; a new password is offered only for a long wait',
  async (wait, says, isOffered) => {
    const { text, markup } = await rendered(
      <LoginView
        busy={false}
        failure={{ kind: 'rateLimited', retryAfter: wait }}
        barred={false}
        sessionEnded={false}
        onSubmit={() => undefined}
      />,
    );
    expect(text).toContain(`Das waren zu viele Versuche. ${says}`);
    const alert = /role="alert".*?<\/div>/s.exec(markup)?.[0] ?? '';
    expect(alert.includes(`href="${pathTo('/reset-password')}"`)).toBe(isOffered);
  },
);
