import { Trans } from '@lingui/react/macro';
import { draftDays } from '#domain/constants/freshness.ts';
import classes from './keptNote.module.css';

export interface KeptNoteProps {
  /** True if another tab fills in the same form. */
  isElsewhere: boolean;
}

/** Note below a form: unsent input stays on this device; if two tabs fill in the form, the last input wins. */
export const KeptNote = ({ isElsewhere }: KeptNoteProps) => (
  <>
    <p role="status" className={isElsewhere ? classes.elsewhere : 'visually-hidden'}>
      {isElsewhere && (
        <Trans>
          Dasselbe Formular wird auch in einem anderen Fenster ausgefüllt. Gespeichert bleibt, was zuletzt eingegeben
          wurde.
        </Trans>
      )}
    </p>
    <p className={`soft small ${classes.kept}`}>
      <Trans>
        Was Sie noch nicht gesendet haben, bleibt auf diesem Gerät, höchstens {draftDays} Tage. Bankverbindung und
        Steuernummern bleiben nur, bis Sie dieses Fenster schließen. Wenn Sie sich abmelden, wird alles gelöscht.
      </Trans>
    </p>
  </>
);
