import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { UploadProgress } from '#ui/UploadProgress.tsx';
import classes from './export.module.css';
import { PrintedSheet } from './PrintedSheet.tsx';
import type { ExportProps } from './props.ts';

/** How far an export is, what it has become, or why it has stopped; and on paper all rows of the list. */
export function ExportProgress({ today, ...props }: ExportProps & { today: CalendarDate }) {
  const { stage, format, read, total, failure, cancellable, printed, onCancel, onRetry } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const failureText = useFailureText();
  const isSaved = stage === 'done' && format === 'csv';
  // What is read by one page is there at once: nothing is told of it.
  const isLong = stage === 'running' && cancellable && total !== null;
  const isRead = total !== null && read === total;
  const unwritten =
    format === 'csv' ? t`Die Datei konnte nicht erstellt werden.` : t`Die Liste konnte nicht gedruckt werden.`;
  return (
    <>
      {/* It is there before there is anything to say, so that it is read out. */}
      <p role="status" className={isSaved ? 'soft small' : 'visually-hidden'}>
        {isSaved && t`Die Datei ist gespeichert. Zeilen: ${number(read)}.`}
      </p>
      {isLong && (
        <Card>
          <div className={classes.progress} ref={restoreFocus}>
            <UploadProgress label={t`Die Liste wird gelesen`} value={(100 * read) / Math.max(total, 1)}>
              <Trans>
                {number(read)} von {number(total)}
              </Trans>
            </UploadProgress>
            <Button variant="quiet" size="sm" onPress={onCancel}>
              <Trans>Abbrechen</Trans>
            </Button>
          </div>
        </Card>
      )}
      {stage === 'failed' && failure && (
        <Card padded={false}>
          <ErrorState
            title={isRead ? unwritten : t`Die Liste konnte nicht zu Ende gelesen werden.`}
            retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, onPress: onRetry }}
            action={
              <Button variant="quiet" onPress={onCancel}>
                <Trans>Abbrechen</Trans>
              </Button>
            }
          >
            {failure.kind !== 'general' && failureText(failure)}
            {total !== null && read > 0 && read < total && (
              <>
                {' '}
                <Trans>
                  {number(read)} von {number(total)} sind gelesen; dort geht es weiter.
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
