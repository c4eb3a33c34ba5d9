import { Trans } from '@lingui/react/macro';
import classes from './media.module.css';

/** Square placeholder of a picture that failed to load. */
export function MissingPicture() {
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <p>
        <Trans>Dieses Bild konnte nicht geladen werden.</Trans>
      </p>
    </div>
  );
}
