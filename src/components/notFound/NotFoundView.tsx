import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** The page for any unknown path (spec section 2): 404, with a link home. */
export function NotFoundView() {
  return (
    <div className="row page sparse stack" data-gap="lg">
      <PageHeader
        eyebrow="404"
        title={<Trans>Diese Seite gibt es nicht</Trans>}
        lede={<Trans>Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen.</Trans>}
      />
      <div>
        <ButtonLink href={pathTo('/')}>
          <Trans>Zur Übersicht</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
