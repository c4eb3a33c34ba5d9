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
          Sie füllen dieses Formular auch in einem anderen Fenster aus. Es bleibt nur die letzte Eingabe gespeichert.
        </Trans>
      )}
    </p>
    <p className={`soft small ${classes.kept}`}>
      <Trans>
        Noch nicht gesendete Angaben bleiben höchstens {draftDays} Tage auf diesem Gerät gespeichert. Bankverbindung und
        Steuernummern bleiben nur gespeichert, bis Sie dieses Fenster schließen. Wenn Sie sich abmelden, werden alle
        diese Angaben gelöscht.
      </Trans>
    </p>
  </>
);
