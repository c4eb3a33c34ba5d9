import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Replaces questions or terms that the shop does not have: refers the customer to the contact page. */
export function NotOffered() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Dieser Schritt ist nicht online möglich.`}
      action={<ButtonLink variant="secondary" href={pathTo('/contact')}>{t`Zum Kontakt`}</ButtonLink>}
    >
      <Trans>
        Bitte schreiben Sie uns, dann gehen wir diesen Schritt mit Ihnen durch. Ihre übrigen Angaben bleiben
        gespeichert.
      </Trans>
    </EmptyState>
  );
}
