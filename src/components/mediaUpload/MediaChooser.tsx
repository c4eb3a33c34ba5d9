import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Children, type ReactNode, useState } from 'react';
import type { ChosenFile } from '#domain/media/chosenFile.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { UploadIcon } from '#ui/signIcons.tsx';
import classes from './mediaUpload.module.css';

export interface MediaChooserProps {
  label: string;
  hint?: ReactNode;
  /** Accepted files; pictures, sounds and films by default. */
  kinds?: 'media' | 'image';
  /** Number of further files that may be chosen. */
  room: number;
  /** Files whose upload was interrupted when the page was left. */
  stopped: readonly ChosenFile[];
  /** Names of chosen files that are already in the list, with the same size. */
  repeated: readonly string[];
  onChoose: (files: readonly File[]) => void;
  onForget: (file: ChosenFile) => void;
  children: ReactNode;
}

const accepts = {
  media: '.png,.gif,.webp,.jpg,.jpeg,.mp3,.mpeg,.mp4,.mov',
  image: '.png,.gif,.webp,.jpg,.jpeg',
};

/** Drop zone with the list of running uploads. */
export function MediaChooser({ label, hint, kinds = 'media', room, stopped, ...props }: MediaChooserProps) {
  const { repeated, onChoose, onForget, children } = props;
  const { t } = useLingui();
  const names = repeated.join(', ');
  const [leftOut, setLeftOut] = useState(0);
  const [lastRoom, setLastRoom] = useState(room);
  if (room !== lastRoom) {
    setLastRoom(room);
    // Once there is room again, a rejected file may be chosen again.
    if (room > lastRoom) setLeftOut(0);
  }
  const choose = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    onChoose(files.slice(0, room));
  };
  return (
    <div className="stack" data-gap="sm">
      <FileDrop className={classes.drop} isOpen={room > 0} onDrop={choose}>
        <UploadIcon />
        {hint && <p className="soft small">{hint}</p>}
        {room > 0 ? (
          <FileButton variant="secondary" accept={accepts[kinds]} multiple={room > 1} onChoose={choose}>
            {label}
          </FileButton>
        ) : (
          <p className="soft">{t`Mehr Dateien sind nicht möglich.`}</p>
        )}
        {leftOut > 0 && (
          <p role="status" className="small">
            <Plural
              value={leftOut}
              one="Eine Datei wurde nicht hinzugefügt: Mehr Dateien sind nicht möglich."
              other="# Dateien wurden nicht hinzugefügt: Mehr Dateien sind nicht möglich."
            />
          </p>
        )}
        {repeated.length > 0 && (
          <p role="status" className="small">
            <Trans>Bereits hinzugefügt, mit gleichem Namen und gleicher Größe: {names}</Trans>
          </p>
        )}
      </FileDrop>
      {(stopped.length > 0 || Children.count(children) > 0) && (
        <ul className={classes.lines}>
          {stopped.map(({ name, size }) => (
            <li key={`${name} ${size}`} className={classes.line} ref={restoreFocus}>
              <p className={classes.name}>
                <Trans>
                  <b>{name}</b> ist noch nicht vollständig hochgeladen. Wählen Sie die Datei noch einmal aus, dann wird
                  das Hochladen an derselben Stelle fortgesetzt.
                </Trans>
              </p>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t`Verwerfen: ${name}`}
                onPress={() => onForget({ name, size })}
              >
                <Trans>Verwerfen</Trans>
              </Button>
            </li>
          ))}
          {children}
        </ul>
      )}
    </div>
  );
}
