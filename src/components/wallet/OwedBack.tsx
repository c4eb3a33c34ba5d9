import { Trans } from '@lingui/react/macro';
import { Tokens } from '../money/Money.tsx';

/**
 * Sentence about the number of a holding's tokens that return to the shop, and the number that may be transferred
 * meanwhile.
 *
 * @param count Whole tokens, at least one.
 */
export function OwedBack({ count, transferable }: { count: number; transferable: number }) {
  if (transferable === 0)
    return (
      <Trans>Diese Token gehen nach Ihrem Widerruf an uns zurück. Bis dahin lassen sie sich nicht übertragen.</Trans>
    );
  return (
    <Trans>
      Nach Ihrem Widerruf gehen davon <Tokens count={count} /> an uns zurück. Übertragbar sind{' '}
      <Tokens count={transferable} />.
    </Trans>
  );
}
