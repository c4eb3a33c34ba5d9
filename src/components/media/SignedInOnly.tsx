import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './media.module.css';

/** Replaces files whose addresses only customers receive. `login`: path of the login that returns to the files. */
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
