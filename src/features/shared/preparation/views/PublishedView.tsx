import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { MadeItem } from '#machines/flows/preparation/selectors.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';

/** The end of `/preparation-process/collection-summary`: the work is published. */
export function PublishedView({ title, code, isRestricted }: Pick<MadeItem, 'title' | 'code' | 'isRestricted'>) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <div className="row page">
      <OutcomeHeader
        tone="positive"
        sign={<CheckIcon />}
        title={<Trans>Ihr Werk ist veröffentlicht</Trans>}
        lede={
          isRestricted ? (
            <Trans>
              Inhaber freigegebener Wallets können „{title}“ jetzt kaufen. Bitte schreiben Sie uns, welche Wallets wir
              freigeben sollen.
            </Trans>
          ) : (
            <Trans>„{title}“ steht jetzt zum Verkauf.</Trans>
          )
        }
      />
      <Card className="stack">
        <div className="cluster">
          <ButtonLink href={pathTo('/products/$productCode', { productCode: code })}>{t`Zum Werk`}</ButtonLink>
          {isMarket && <ButtonLink variant="secondary" href={pathTo('/created')}>{t`Meine Werke`}</ButtonLink>}
        </div>
      </Card>
    </div>
  );
}
