import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';

/** Empty state of a customer without a wallet, with a link to create one. */
export function NoWallet() {
  const { t } = useLingui();
  return (
    <Card padded={false}>
      <EmptyState
        title={t`Sie haben noch keine Wallet.`}
        action={<Link variant="strong" href={pathTo('/self-disclosure/custody')}>{t`Verwahrung einrichten`}</Link>}
      >
        <Trans>Ihre Wallet wird angelegt, wenn Sie die Verwahrung einrichten. Darin liegen dann Ihre Token.</Trans>
      </EmptyState>
    </Card>
  );
}
