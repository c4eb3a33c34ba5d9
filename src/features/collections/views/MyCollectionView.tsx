import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CollectionView, type CollectionViewProps } from './CollectionView.tsx';

/** `/my-collection`: the works in somebody's wallets (spec section 2). */
export function MyCollectionView(props: CollectionViewProps) {
  const { t } = useLingui();
  return (
    <CollectionView
      {...props}
      isOwn
      title={<Trans>Meine Sammlung</Trans>}
      lede={<Trans>Werke, die in Ihren Wallets liegen.</Trans>}
      failed={t`Ihre Sammlung konnte nicht geladen werden.`}
      empty={
        <EmptyState
          title={t`Ihre Sammlung ist noch leer.`}
          action={
            <ButtonLink href={pathTo('/browse')}>
              <Trans>Zur Galerie</Trans>
            </ButtonLink>
          }
        >
          <Trans>Ein gekauftes Werk steht hier, sobald es in Ihrer Wallet ist.</Trans>
        </EmptyState>
      }
    />
  );
}
