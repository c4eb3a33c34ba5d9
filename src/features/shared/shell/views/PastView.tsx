import { Trans } from '@lingui/react/macro';
import { useFormat } from '#i18n/useFormat.ts';

/**
 * Tells how old the values are that the device shows without a connection.
 * @param since Time of the oldest one, in milliseconds since 1970.
 */
export function PastView({ since }: { since: number }) {
  const { moment } = useFormat();
  const time = moment(new Date(since).toISOString());
  return <Trans>Sie sind offline. Daten vom {time}.</Trans>;
}
