import { Trans } from '@lingui/react/macro';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** `/new-password/{token}` after the password is set. */
export function PasswordSetView() {
  return (
    <GateView>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h1 tabIndex={-1}>
            <Trans>Ihr neues Passwort gilt</Trans>
          </h1>
          <p className="soft">
            <Trans>Das bisherige gilt nicht mehr, und auf allen Geräten sind Sie abgemeldet.</Trans>
          </p>
        </div>
        <div>
          <ButtonLink href={pathTo('/login')}>
            <Trans>Jetzt anmelden</Trans>
          </ButtonLink>
        </div>
      </div>
    </GateView>
  );
}
