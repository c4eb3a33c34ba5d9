import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import type { ExportFormat } from '#machines/kit/export/ports.ts';
import { Button } from '#ui/Button.tsx';
import classes from './export.module.css';
import type { ExportProps } from './props.ts';

export interface ExportButtonsProps extends ExportProps {
  /** Number of filtered rows and of all rows; null until known. */
  rows: { chosen: number; all: number } | null;
  /** Below the list, where only phones show the buttons; others have them in the page's header. */
  isAtEnd?: boolean;
}

/** Buttons that save or print a list, one export at a time, with a note on the exported rows. */
export function ExportButtons({ stage, format, rows, isAtEnd = false, onSave, onPrint }: ExportButtonsProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const hint = useId();
  const all = number(rows?.all ?? 0);
  const isRunning = stage === 'running';
  // Avoids reading the hint twice: if it is the reason why the button is disabled, `disabledBy` names it already.
  const describedFor = (other: ExportFormat) =>
    isRunning && format === other ? { disabledBy: hint } : { 'aria-describedby': hint };
  return (
    <div className={isAtEnd ? `narrow-only ${classes.late}` : 'wide-only'}>
      <div className={classes.offer}>
        <p id={hint} className="soft small">
          {isRunning
            ? t`Die Liste wird gerade geladen.`
            : rows &&
              rows.chosen < rows.all &&
              t`${plural(rows.chosen, {
                one: `# von ${all} Einträgen wird exportiert.`,
                other: `# von ${all} Einträgen werden exportiert.`,
              })}`}
        </p>
        <div className="cluster">
          <Button
            variant="secondary"
            size="sm"
            busy={isRunning && format === 'csv'}
            busyLabel={t`Wird geladen`}
            {...describedFor('print')}
            onPress={onSave}
          >
            <Trans>Als CSV speichern</Trans>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={isRunning && format === 'print'}
            busyLabel={t`Wird geladen`}
            {...describedFor('csv')}
            onPress={onPrint}
          >
            <Trans>Drucken</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
