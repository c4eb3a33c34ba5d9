import { Trans } from '@lingui/react/macro';
import { draftDays } from '#domain/constants/freshness.ts';
import classes from './keptNote.module.css';

export interface KeptNoteProps {
  /** The same form is filled in in another tab, too. */
  isElsewhere: boolean;
}

/** Below a form: what was typed and not sent stays on this device, of two tabs what is typed last. */
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
