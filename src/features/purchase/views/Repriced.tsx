import { Trans } from '@lingui/react/macro';
import { useFormat } from '#i18n/useFormat.ts';
import type { Repricing } from '#machines/purchase/types.ts';
import { FormError } from '#ui/Form.tsx';

/** Nothing is charged but the price that was read. */
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

/** The maker has changed the work that is about to be bought. */
export function Reissued() {
  return (
    <FormError tone="notice">
      <Trans>
        Das Werk wurde gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie Titel, Auflage, Nutzungsrechte
        und Dateien.
      </Trans>
    </FormError>
  );
}
