import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Repricing } from '#machines/flows/purchase/types.ts';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';

/** Notice of a changed price: the shop charges only the price that the customer has read. */
export function RepricedText({ from, to }: Repricing) {
  const { money } = useFormat();
  return (
    <Trans>
      Der Preis hat sich gerade von {money(from)} auf {money(to)} geändert; es wurde noch nichts bestellt. Bitte prüfen
      Sie ihn.
    </Trans>
  );
}

export function Repriced(prices: Repricing) {
  return (
    <FormError tone="notice">
      <RepricedText {...prices} />
    </FormError>
  );
}

/** Notice that the creator has changed the work during its purchase, with a link to all that it is. */
export function Reissued({ productCode }: { productCode: string }) {
  const { t } = useLingui();
  return (
    <FormError tone="notice">
      <Trans>
        Das Werk wurde gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie auf{' '}
        <Link href={pathTo('/products/$productCode', { productCode })} newTab={t`(öffnet einen neuen Tab)`}>
          seiner Seite
        </Link>{' '}
        Titel, Beschreibung, Auflage, Nutzungsrechte und Dateien.
      </Trans>
    </FormError>
  );
}
