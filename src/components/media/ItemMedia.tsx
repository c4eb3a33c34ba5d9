import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';
import { isPrivate } from '#domain/shop/itemFacts.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './media.module.css';

type MediaFile = Item['mediaFiles'][number];

/** What is known of the address of a private file. */
export interface PrivateAddress {
  url: string | null;
  failure: Failure | null;
}

export interface ItemMediaProps {
  file: MediaFile;
  /** The work's name: what a picture shows is not told by the shop. */
  name: string;
  /** The page begins with it: it is read first. */
  first?: boolean;
  /** Of a private file. */
  address?: PrivateAddress | null;
}

/**
 * A picture, a sound or a film of a work. Its place is kept before it is there, nothing plays by itself, and of a sound
 * or film no more is read than how long it is before somebody plays it.
 */
export function ItemMedia({ file, name, first = false, address = null }: ItemMediaProps) {
  const { t } = useLingui();
  const url = file.url ?? address?.url ?? null;
  if (url === null && isPrivate(file) && address !== null && address.failure === null)
    return <SkeletonBlock ratio="1" />;
  if (url === null) return <NotShown isPrivate={isPrivate(file)} />;
  switch (file.mediaType) {
    case 'image':
      return (
        <div className={classes.frame}>
          <img
            src={url}
            alt={t`Bild: ${name}`}
            width="800"
            height="800"
            decoding="async"
            fetchPriority={first ? 'high' : 'auto'}
            loading={first ? 'eager' : 'lazy'}
          />
        </div>
      );
    case 'audio':
      return (
        <div className={classes.sound}>
          {file.posterUrl && (
            <div className={classes.frame}>
              <img
                src={file.posterUrl}
                alt={t`Bild: ${name}`}
                width="800"
                height="800"
                fetchPriority={first ? 'high' : 'auto'}
              />
            </div>
          )}
          {/* biome-ignore lint/a11y/useMediaCaption: of sounds the shop has captions only where words are spoken */}
          <audio src={url} controls preload="metadata" aria-label={t`Ton: ${name}`} />
        </div>
      );
    case 'video':
      return (
        <div className={classes.frame}>
          {/* biome-ignore lint/a11y/useMediaCaption: the captions of the shop, where it has them */}
          <video
            src={url}
            controls
            playsInline
            preload="metadata"
            poster={file.posterUrl ?? undefined}
            aria-label={t`Film: ${name}`}
          >
            <Captions of={file} />
          </video>
        </div>
      );
  }
}

/** A track for each language that the shop has; that of the page is shown. */
function Captions({ of: { captions } }: { of: MediaFile }) {
  const { t, i18n } = useLingui();
  return captions.map(({ locale, url }) => (
    <track
      key={locale}
      kind="captions"
      src={url}
      srcLang={locale}
      label={locale === 'en' ? t`Englisch` : t`Deutsch`}
      default={locale === i18n.locale}
    />
  ));
}

function NotShown({ isPrivate }: { isPrivate: boolean }) {
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <LockIcon />
      <p>
        {isPrivate ? (
          <Trans>Diese Datei sieht nur, wer das Werk geschaffen hat oder besitzt.</Trans>
        ) : (
          <Trans>Zu diesem Werk gibt es keine Datei.</Trans>
        )}
      </p>
    </div>
  );
}
