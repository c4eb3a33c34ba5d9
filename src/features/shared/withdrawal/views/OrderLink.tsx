import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Link to an order's page, by the name of an order in each reading. */
export function OrderLink({ tokenValue }: { tokenValue: string }): ReactNode {
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <ButtonLink href={pathTo('/order-details/$uuid', { uuid: tokenValue })}>
      {isMarket ? <Trans>Zum Kauf</Trans> : <Trans>Zur Zeichnung</Trans>}
    </ButtonLink>
  );
}
