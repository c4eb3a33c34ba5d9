import { Trans } from '@lingui/react/macro';
import { draftDays } from '#domain/constants/freshness.ts';
import classes from './disclosure.module.css';

/** Below a form: what was typed and not sent stays on this device. */
export const KeptNote = () => (
  <p className={`soft small ${classes.kept}`}>
    <Trans>
      Was Sie noch nicht gesendet haben, bleibt auf diesem Gerät, höchstens {draftDays} Tage. Wenn Sie sich abmelden,
      wird es gelöscht.
    </Trans>
  </p>
);
