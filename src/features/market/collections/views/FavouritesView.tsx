import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CollectionView, type CollectionViewProps } from './CollectionView.tsx';

/** `/favourites`: liked works (requirement 4.24). */
export function FavouritesView(props: CollectionViewProps) {
  const { t } = useLingui();
  return (
    <CollectionView
      {...props}
      title={<Trans>Favoriten</Trans>}
      lede={<Trans>Werke, die Sie sich gemerkt haben. Nur Sie sehen diese Liste.</Trans>}
      failed={t`Ihre Favoriten konnten nicht geladen werden.`}
      empty={
        <EmptyState
          title={t`Sie haben sich noch keine Werke gemerkt.`}
          action={<ButtonLink href={pathTo('/browse')}>{t`Zur Galerie`}</ButtonLink>}
        >
          <Trans>Tippen Sie bei einem Werk auf das Herz, dann finden Sie es hier wieder.</Trans>
        </EmptyState>
      }
    />
  );
}
