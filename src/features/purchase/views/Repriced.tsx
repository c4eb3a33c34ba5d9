import { Trans } from '@lingui/react/macro';
import { FormError } from '#ui/Form.tsx';

/** Nothing is charged but the price that was read. */
export function RepricedText() {
  return <Trans>Der Preis hat sich gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie ihn.</Trans>;
}

export function Repriced() {
  return (
    <FormError tone="notice">
      <RepricedText />
    </FormError>
  );
}
