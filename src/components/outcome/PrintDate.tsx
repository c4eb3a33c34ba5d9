import { Trans } from '@lingui/react/macro';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Print date, on paper only: the printed data may have changed since. */
export function PrintDate({ today }: { today: CalendarDate }) {
  const { longDate } = useFormat();
  return (
    <p className="print-only end soft small">
      <Trans>Gedruckt am {longDate(today)}</Trans>
    </p>
  );
}
