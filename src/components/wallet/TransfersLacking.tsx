import { Trans } from '@lingui/react/macro';
import { Lacking } from '#components/async/Lacking.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Link } from '#ui/Link.tsx';

/**
 * Says that the shop takes no transfers: a transfer needs the address of the tokens' wallet, which the shop does not
 * send.
 */
export function TransfersLacking() {
  return (
    <Lacking>
      <Trans>
        Token können Sie hier nicht online übertragen. Bitte <Link href={pathTo('/contact')}>schreiben Sie uns</Link>,
        wenn Sie Token übertragen möchten.
      </Trans>
    </Lacking>
  );
}
