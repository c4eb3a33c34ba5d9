import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './export.module.css';
import { PrintedSheet } from './PrintedSheet.tsx';
import type { ExportProps } from './props.ts';

/** Progress, result or failure of an export; for printing, all rows of the list. */
export function ExportProgress({ today, ...props }: ExportProps & { today: CalendarDate }) {
  const { stage, format, read, total, written, failure, cancellable, printed, onCancel, onRetry } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const failureText = useFailureText();
  const isSaved = stage === 'done' && format === 'csv';
  const isReading = stage === 'running' && cancellable;
  const reading = t`Die Liste wird geladen`;
  const unwritten =
    format === 'csv' ? t`Die Datei konnte nicht erstellt werden.` : t`Die Liste konnte nicht gedruckt werden.`;
  return (
    <>
      {/* Rendered before it has content, so that screen readers announce changes. */}
      <p role="status" className={isSaved ? `soft small ${classes.late}` : 'visually-hidden'}>
        {isReading && reading}
        {isSaved &&
          t`${plural(written ?? 0, {
            one: 'Die Datei ist gespeichert: # Eintrag.',
            other: 'Die Datei ist gespeichert: # Einträge.',
          })}`}
      </p>
      {isReading && (
        <Card className={classes.late}>
          <div className={classes.progress} ref={restoreFocus}>
            <ProgressBar label={reading} value={total === null ? null : (100 * read) / Math.max(total, 1)}>
              {total === null ? undefined : (
                <Trans>
                  {number(read)} von {number(total)}
                </Trans>
              )}
            </ProgressBar>
            <Button variant="quiet" size="sm" onPress={onCancel}>{t`Abbrechen`}</Button>
          </div>
        </Card>
      )}
      {failure && (
        <Card padded={false} className={classes.late}>
          <ErrorState
            title={stage === 'unwritten' ? unwritten : t`Die Liste konnte nicht vollständig geladen werden.`}
            retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, onPress: onRetry }}
            action={<Button variant="quiet" onPress={onCancel}>{t`Abbrechen`}</Button>}
          >
            {failure.kind !== 'general' && failureText(failure)}
            {total !== null && read > 0 && read < total && (
              <>
                {' '}
                <Trans>
                  {number(read)} von {number(total)} Einträgen sind geladen; wir machen dort weiter.
                </Trans>
              </>
            )}
          </ErrorState>
        </Card>
      )}
      {printed && <PrintedSheet list={printed} today={today} />}
    </>
  );
}
