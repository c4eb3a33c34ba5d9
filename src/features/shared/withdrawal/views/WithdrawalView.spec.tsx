import { expect, test } from 'vitest';
import type { WithdrawalPeriod } from '#domain/order/deadlines.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { WithdrawalView } from './WithdrawalView.tsx';

const NONE = 'Für Unternehmen gibt es kein gesetzliches Widerrufsrecht.';
const OPEN = 'Sie können diesen Vertrag noch widerrufen.';
const OVER = 'Die Widerrufsfrist dieses Vertrags ist abgelaufen.';

test.each<[WithdrawalPeriod, string]>([
  [{ state: 'none', until: null }, NONE],
  [{ state: 'open', until: '2026-11-30' }, OPEN],
  [{ state: 'over', until: '2026-11-20' }, OVER],
])('whatever the period, %j, the declaration can be made, and the page says what it is worth', async (period, says) => {
  const { text, markup } = await rendered(
    <WithdrawalView
      stage="declaring"
      declared={{ name: '', contract: '', email: '' }}
      period={period}
      withdrawnAt={null}
      choices={[]}
      tokenValue={null}
      busy={false}
      failure={null}
      contactEmail={null}
      onEntered={() => undefined}
      onChange={() => undefined}
      onConfirm={() => undefined}
    />,
  );
  expect([NONE, OPEN, OVER].filter((each) => text.includes(each))).toEqual([says]);
  expect(markup).toContain('name="contract"');
});
