import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/Form.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';

export interface UnpricedViewProps {
  title: string;
  code: string;
  /** Reason why the shop refused the price. */
  failure: Failure;
  /** Called on the way to a page that changes works. */
  onMend: () => void;
  /** Starts another work and leaves this one as it is. */
  onAnother: () => void;
}

/**
 * End of `/preparation-process/collection-summary` if the work was created and its price refused; shown until the
 * customer continues.
 */
export function UnpricedView({ title, code, failure, onMend, onAnother }: UnpricedViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const isMarket = useContext(ShownReading) === 'marketplace';
  // The price was the only field sent, so each violation is about the price.
  const words = failure.kind === 'violations' ? failure.violations.map(({ message }) => message) : [];
  return (
    <div className="row page">
      <OutcomeHeader
        tone="warning"
        sign={<WarningIcon />}
        status={<Trans>Noch nicht im Angebot</Trans>}
        title={<Trans>Ihr Werk ist erstellt, der Preis aber nicht angenommen</Trans>}
        lede={
          <Trans>
            „{title}“ ist mit allen Angaben gespeichert. Solange das Werk keinen Preis hat, sehen nur Sie es.
          </Trans>
        }
      />
      <Card className="stack">
        <FormError>{[failureText(failure), ...words].join(' ')}</FormError>
        <div className="cluster">
          {isMarket ? (
            <>
              <ButtonLink href={pathTo('/edit-product/$productCode', { productCode: code })} onClick={onMend}>
                <Trans>Preis ändern</Trans>
              </ButtonLink>
              <ButtonLink variant="secondary" href={pathTo('/created')} onClick={onMend}>{t`Meine Werke`}</ButtonLink>
            </>
          ) : (
            <ButtonLink href={pathTo('/contact')}>{t`Schreiben Sie uns`}</ButtonLink>
          )}
          <Button variant="secondary" onPress={onAnother}>{t`Weiteres Werk erstellen`}</Button>
        </div>
      </Card>
    </div>
  );
}
