import { Trans, useLingui } from '@lingui/react/macro';
import { Lacking } from '#components/async/Lacking.tsx';
import { Money } from '#components/money/Money.tsx';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { DownloadIcon } from '#ui/signIcons.tsx';
import classes from './payouts.module.css';

export interface TaxFile {
  year: number;
  format: 'pdf' | 'csv';
}

export interface TaxFilePartProps {
  year: number;
  /** The year's payouts of all securities. */
  of: YearOfPayouts;
  today: CalendarDate;
  saving: TaxFile | null;
  /** True if the shop was asked for a tax file and has none. */
  isLacking: boolean;
  onSave: (file: TaxFile) => void;
}

const formats = ['pdf', 'csv'] as const;

/** Tax file of a year, with its number of payments and their sum, so that customers do not file an incomplete one. */
export function TaxFilePart({ year, of: { paid, received }, today, saving, isLacking, onSave }: TaxFilePartProps) {
  const { t, i18n } = useLingui();
  const { date, number } = useFormat();
  const count = number(paid.length);
  const current = Number(today.slice(0, 4));
  const readyOn = date(`${year + 1}-01-01`);
  const readiness = t`Die Datei für das ganze Jahr ${year} liegt ab dem ${readyOn} bereit.`;
  return (
    <Card as="section" aria-labelledby="tax-file">
      <div className={classes.file}>
        <div className={classes.fileHead}>
          <h2 id="tax-file">
            <Trans>Steuerübersicht {year}</Trans>
          </h2>
          {year <= current && !isLacking && (
            <div className="cluster no-print" data-gap="sm">
              {formats.map((format) => (
                <Button
                  key={format}
                  variant="secondary"
                  size="sm"
                  busy={saving?.year === year && saving.format === format}
                  busyLabel={t`Wird geladen`}
                  aria-label={t`Steuerübersicht ${year} als ${format.toUpperCase()} speichern`}
                  onPress={() => onSave({ year, format })}
                >
                  <DownloadIcon />
                  {format.toUpperCase()}
                </Button>
              ))}
            </div>
          )}
        </div>
        <div role="status">
          {isLacking && (
            <Lacking>
              <Trans>
                Eine Steuerübersicht ist hier nicht verfügbar. Die Zahlungen des Jahres können Sie oben als CSV
                speichern.
              </Trans>
            </Lacking>
          )}
        </div>
        {!isLacking && (
          <div className="small">
            {year < current && (
              <p>
                <Trans>
                  Alle Zahlungen des Jahres ({count}), zusammen <Money cents={received} />.
                </Trans>
              </p>
            )}
            {year === current && (
              <p>
                <Trans>
                  Alle Zahlungen bis heute ({count}), zusammen <Money cents={received} />. Vorläufig, weil das Jahr noch
                  nicht zu Ende ist.
                </Trans>
              </p>
            )}
            {year > current && <p>{readiness}</p>}
          </div>
        )}
        {!isLacking && year <= current && (
          <Disclosure summary={t`Hinweise zur Datei`}>
            <p className="soft small">
              {year < current ? (
                <Trans>
                  Sie enthält auch Käufe, Rückgaben, Rückzahlungen, Übertragungen und den Bestand am 31. Dezember.
                </Trans>
              ) : (
                <Trans>Sie enthält auch Käufe, Rückgaben, Rückzahlungen, Übertragungen und den heutigen Bestand.</Trans>
              )}{' '}
              {year === current && readiness}{' '}
              <Trans>Die Datei ist keine Steuerbescheinigung im Sinne des § 45a EStG.</Trans>{' '}
              {i18n.locale !== 'de' && (
                <Trans>Die Datei ist auf Deutsch und Englisch. Verbindlich ist die deutsche Fassung.</Trans>
              )}
            </p>
          </Disclosure>
        )}
      </div>
    </Card>
  );
}
