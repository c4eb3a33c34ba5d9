import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './media.module.css';

/** Replaces files whose addresses only customers receive. `login`: path of the login that returns to the files. */
export function SignedInOnly({ login }: { login: string }) {
  const { t } = useLingui();
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <LockIcon />
      <p>{t`Dieses Werk sehen Sie, wenn Sie angemeldet sind.`}</p>
      <div>
        <ButtonLink href={login} variant="secondary" size="sm">{t`Anmelden`}</ButtonLink>
      </div>
    </div>
  );
}
