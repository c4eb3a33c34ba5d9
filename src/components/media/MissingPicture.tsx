import { useLingui } from '@lingui/react/macro';
import classes from './media.module.css';

/** Square placeholder of a picture that failed to load. */
export function MissingPicture() {
  const { t } = useLingui();
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <p>{t`Dieses Bild konnte nicht geladen werden.`}</p>
    </div>
  );
}
