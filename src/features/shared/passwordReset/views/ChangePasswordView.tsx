import { Trans, useLingui } from '@lingui/react/macro';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** `/change-password` for visitors: with the known password, or by a mail. */
export function ChangePasswordView() {
  const { t } = useLingui();
  return (
    <GateView>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h1 tabIndex={-1}>{t`Passwort ändern`}</h1>
          <p className="soft">
            <Trans>
              Melden Sie sich mit Ihrem bisherigen Passwort an, dann können Sie es ändern. Wissen Sie es nicht mehr,
              setzen Sie ein neues mit einem Link, den wir Ihnen schicken.
            </Trans>
          </p>
        </div>
        <div className="cluster">
          <ButtonLink href={pathTo('/login', undefined, { redirectPath: pathTo('/account/change-password') })}>
            <Trans>Anmelden und ändern</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" href={pathTo('/reset-password')}>{t`Passwort vergessen?`}</ButtonLink>
        </div>
      </div>
    </GateView>
  );
}
