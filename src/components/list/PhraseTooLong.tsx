import { Trans, useLingui } from '@lingui/react/macro';
import { longestPhrase } from '#domain/search/phrase.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** Page of a search whose phrase is too long; `href` links to the same page without a phrase. */
export function PhraseTooLong({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader title={<Trans>Suche</Trans>} />
      <EmptyState
        title={t`Der Suchbegriff ist zu lang: Möglich sind höchstens ${longestPhrase}\u00a0Zeichen.`}
        action={<ButtonLink href={href} variant="secondary">{t`Suche leeren`}</ButtonLink>}
      />
    </div>
  );
}
