import { useLingui } from '@lingui/react/macro';
import { languageTag } from '#i18n/amounts.ts';
import { localeOf } from '#i18n/localeOf.ts';

/** Day and time of a test run (ISO 8601), in the reader's language. */
export function RunTime({ time }: { time: string }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(languageTag[localeOf(i18n)], {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <time className="soft small" dateTime={time}>
      {format.format(new Date(time))}
    </time>
  );
}
