import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './media.module.css';

/** Takes the place of files whose addresses the shop tells customers alone. `login`: path that leads back to them. */
export function SignedInOnly({ login }: { login: string }) {
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <LockIcon />
      <p>
        <Trans>Dieses Werk sehen Sie, wenn Sie angemeldet sind.</Trans>
      </p>
      <div>
        <ButtonLink href={login} variant="secondary" size="sm">
          <Trans>Anmelden</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
