import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Page for any unknown path (requirement 2.2): 404, with a link home. */
export function NotFoundView() {
  const { t } = useLingui();
  return (
    <MessagePage
      eyebrow="404"
      title={<Trans>Diese Seite gibt es nicht</Trans>}
      lede={<Trans>Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen.</Trans>}
    >
      <div>
        <ButtonLink href={pathTo('/')}>{t`Zur Übersicht`}</ButtonLink>
      </div>
    </MessagePage>
  );
}
