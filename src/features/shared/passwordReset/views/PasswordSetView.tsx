import { Trans, useLingui } from '@lingui/react/macro';
import { LinkOutcomeView, linkSigns } from '#components/gate/LinkOutcomeView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** `/new-password/{token}` after the password is set. */
export function PasswordSetView() {
  const { t } = useLingui();
  return (
    <LinkOutcomeView
      {...linkSigns.done}
      title={<Trans>Ihr neues Passwort ist gespeichert</Trans>}
      lede={<Trans>Ihr bisheriges Passwort gilt nicht mehr, und Sie sind auf allen Geräten abgemeldet.</Trans>}
      actions={<ButtonLink wide href={pathTo('/login')}>{t`Jetzt anmelden`}</ButtonLink>}
    />
  );
}
