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
      <Trans>
        Diese Token werden nach Ihrem Widerruf mit der Erstattung ausgebucht. Bis dahin lassen sie sich nicht
        übertragen.
      </Trans>
    );
  return (
    <Trans>
      Nach Ihrem Widerruf werden davon <Tokens count={count} /> mit der Erstattung ausgebucht. Übertragbar sind{' '}
      <Tokens count={transferable} />.
    </Trans>
  );
}
