import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import type { ExportProps } from './props.ts';

/** A list as a file, and on paper; one at a time. */
export function ExportButtons({ stage, format, onSave, onPrint }: ExportProps) {
  const { t } = useLingui();
  const isRunning = stage === 'running';
  return (
    <div className="cluster">
      <Button
        variant="secondary"
        busy={isRunning && format === 'csv'}
        busyLabel={t`Wird geladen`}
        {...(isRunning && format === 'print' && { disabledReason: t`Die Liste wird gerade gelesen.` })}
        onPress={onSave}
      >
        <Trans>Als CSV speichern</Trans>
      </Button>
      <Button
        variant="secondary"
        busy={isRunning && format === 'print'}
        busyLabel={t`Wird geladen`}
        {...(isRunning && format === 'csv' && { disabledReason: t`Die Liste wird gerade gelesen.` })}
        onPress={onPrint}
      >
        <Trans>Drucken</Trans>
      </Button>
    </div>
  );
}
