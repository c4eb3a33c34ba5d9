import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkOutcomeView, linkSigns } from '#components/gate/LinkOutcomeView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { DeadLink } from '#domain/shop/mailLink.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export const deadLinkTitles: Record<DeadLink, MessageDescriptor> = {
  used: msg`Dieser Link wurde schon benutzt`,
  expired: msg`Dieser Link ist abgelaufen`,
  invalid: msg`Diesen Link kennen wir nicht`,
};

/** `/new-password/{token}` with a dead link: the reason, and the way to a new link. */
export function DeadLinkView({ state }: { state: DeadLink }) {
  const { t } = useLingui();
  const reasons: Record<DeadLink, ReactNode> = {
    used: (
      <Trans>
        Wenn Sie mit diesem Link ein neues Passwort gesetzt haben, melden Sie sich mit dem neuen Passwort an.
        Andernfalls fordern Sie bitte einen neuen Link an.
      </Trans>
    ),
    expired: <Trans>Ein Link gilt nur kurze Zeit. Fordern Sie einfach einen neuen an.</Trans>,
    invalid: (
      <Trans>
        Vielleicht wurde der Link schon benutzt oder in der E-Mail umgebrochen. Kopieren Sie den ganzen Link in die
        Adresszeile, oder fordern Sie einen neuen an.
      </Trans>
    ),
  };
  return (
    <LinkOutcomeView
      {...linkSigns[state === 'expired' ? 'expired' : 'invalid']}
      title={t(deadLinkTitles[state])}
      lede={reasons[state]}
      actions={
        <>
          <ButtonLink wide href={pathTo('/reset-password')}>{t`Neuen Link anfordern`}</ButtonLink>
          <ButtonLink wide variant="secondary" href={pathTo('/login')}>{t`Zur Anmeldung`}</ButtonLink>
        </>
      }
    />
  );
}
