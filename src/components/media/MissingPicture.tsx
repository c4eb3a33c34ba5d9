import { Trans } from '@lingui/react/macro';
import classes from './media.module.css';

/** Stands in the square place of a picture that cannot be had. */
export function MissingPicture() {
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <p>
        <Trans>Dieses Bild konnte nicht geladen werden.</Trans>
      </p>
    </div>
  );
}
