import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemFile } from '#domain/item/prepared.ts';
import type { MediaKind } from '#domain/media/mediaFile.ts';
import { Button } from '#ui/Button.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
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

interface MediaPreviewProps {
  kind: MediaKind;
  url: string;
  name: string;
}

/** Preview of an uploaded file. Nothing plays automatically. */
function MediaPreview({ kind, url, name }: MediaPreviewProps) {
  if (kind === 'image') return <img className={classes.preview} src={url} alt={name} loading="lazy" />;
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: the creator's own upload has no captions yet
    return <audio className={classes.audio} src={url} aria-label={name} controls preload="metadata" />;
  // biome-ignore lint/a11y/useMediaCaption: the creator's own upload has no captions yet
  return <video className={classes.preview} src={url} aria-label={name} controls preload="metadata" playsInline />;
}

/**
 * Ref for a row of files, or for a button in it, that its own press may remove. The focus goes to the button for
 * removal in the same row, else in the next or the previous one, else to the picker after the list.
 */
function focusBeside(part: HTMLElement | null): (() => void) | undefined {
  const row = part?.closest('li');
  if (!part || !row) return undefined;
  const restore = restoreFocus(part);
  return () => {
    const places = [row, row.nextElementSibling, row.previousElementSibling, row.parentElement?.nextElementSibling];
    if (part.contains(document.activeElement))
      queueMicrotask(() => {
        const place = places.find((each) => each?.isConnected);
        place?.querySelector<HTMLElement>(':scope > span > :last-child > button, .file-drop button')?.focus();
      });
    restore?.();
  };
}
