import { Trans } from '@lingui/react/macro';
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
  /** Why the shop did not take the price. */
  failure: Failure;
  /** On the way to where works are changed. */
  onMend: () => void;
  /** Leaves this one as it is. */
  onAnother: () => void;
}

/** The end of `/preparation-process/collection-summary` where the work is made and its price was refused; it stays until one goes on. */
export function UnpricedView({ title, code, failure, onMend, onAnother }: UnpricedViewProps) {
  const failureText = useFailureText();
  const isMarket = useContext(ShownReading) === 'marketplace';
  // What the shop says of a field is about the price: there was no other.
  const words = failure.kind === 'violations' ? failure.violations.map(({ message }) => message) : [];
  return (
    <div className="row page">
      <OutcomeHeader
        tone="warning"
        sign={<WarningIcon />}
        status={<Trans>Noch nicht im Angebot</Trans>}
        title={<Trans>Ihr Werk ist erstellt, der Preis aber nicht angenommen</Trans>}
        lede={<Trans>„{title}“ ist mit allen Angaben gespeichert. Ohne Preis sieht es außer Ihnen niemand.</Trans>}
      />
      <Card className="stack">
        <FormError>{[failureText(failure), ...words].join(' ')}</FormError>
        <div className="cluster">
          {isMarket ? (
            <>
              <ButtonLink href={pathTo('/edit-product/$productCode', { productCode: code })} onClick={onMend}>
                <Trans>Preis ändern</Trans>
              </ButtonLink>
              <ButtonLink variant="secondary" href={pathTo('/created')} onClick={onMend}>
                <Trans>Meine Werke</Trans>
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={pathTo('/contact')}>
              <Trans>Schreiben Sie uns</Trans>
            </ButtonLink>
          )}
          <Button variant="secondary" onPress={onAnother}>
            <Trans>Weiteres Werk erstellen</Trans>
          </Button>
        </div>
      </Card>
    </div>
  );
}
