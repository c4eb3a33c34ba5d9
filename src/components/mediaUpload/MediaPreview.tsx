import type { MediaKind } from '#domain/media/mediaFile.ts';
import classes from './mediaUpload.module.css';

export interface MediaPreviewProps {
  kind: MediaKind;
  url: string;
  name: string;
}

/** Preview of an uploaded file. Nothing plays automatically. */
export function MediaPreview({ kind, url, name }: MediaPreviewProps) {
  if (kind === 'image') return <img className={classes.preview} src={url} alt={name} loading="lazy" />;
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: the creator's own file, before there are captions to it
    return <audio className={classes.audio} src={url} aria-label={name} controls preload="metadata" />;
  // biome-ignore lint/a11y/useMediaCaption: the creator's own file, before there are captions to it
  return <video className={classes.preview} src={url} aria-label={name} controls preload="metadata" playsInline />;
}
