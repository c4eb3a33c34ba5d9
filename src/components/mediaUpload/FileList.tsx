import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemFile } from '#domain/item/prepared.ts';
import { Button } from '#ui/Button.tsx';
import { focusBeside } from './focusBeside.ts';
import { MediaPreview } from './MediaPreview.tsx';
import classes from './mediaUpload.module.css';

export interface FileListProps {
  label: string;
  files: readonly ItemFile[];
  /** Marks the first file as the cover. */
  hasCover?: boolean;
  /** Absent if files cannot be removed. */
  onRemove?: ((fileName: string) => void) | undefined;
  /** Moves a file one place forward; absent if the order is fixed. */
  onMove?: ((fileName: string) => void) | undefined;
}

/** Uploaded files with previews; the first file of a work is its cover. */
export function FileList({ label, files, hasCover = true, onRemove, onMove }: FileListProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ fileName, name, kind, url }, index) => (
        <li key={fileName} ref={focusBeside}>
          {url !== '' && <MediaPreview kind={kind} url={url} name={name} />}
          <p className={`small ${classes.name}`}>
            {name}
            {hasCover && index === 0 && (
              <span className="soft">
                {' '}
                <Trans>(Titelbild)</Trans>
              </span>
            )}
          </p>
          {(onRemove || onMove) && (
            <span>
              {onMove && index > 0 && (
                <Button
                  ref={focusBeside}
                  variant="quiet"
                  size="sm"
                  aria-label={t`Nach vorn: ${name}`}
                  onPress={() => onMove(fileName)}
                >
                  <Trans>Nach vorn</Trans>
                </Button>
              )}
              {onRemove && (
                <Button variant="quiet" size="sm" aria-label={t`Entfernen: ${name}`} onPress={() => onRemove(fileName)}>
                  <Trans>Entfernen</Trans>
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
