import { Trans } from '@lingui/react/macro';
import { useFormat } from '#i18n/useFormat.ts';

/**
 * Tells how old the values of an earlier visit are that the page shows.
 * @param since Time of the oldest one, in milliseconds since 1970.
 */
export function PastView({ offline, since }: { offline: boolean; since: number }) {
  const { moment } = useFormat();
  const time = moment(new Date(since).toISOString());
  return offline ? <Trans>Sie sind offline. Daten vom {time}.</Trans> : <Trans>Sie sehen Daten vom {time}.</Trans>;
}
