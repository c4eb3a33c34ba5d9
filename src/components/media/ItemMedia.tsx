import { Trans, useLingui } from '@lingui/react/macro';
import { type Picture as PictureData, pictureAt } from '#domain/media/picture.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';
import { isPrivate } from '#domain/shop/itemFacts.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import classes from './media.module.css';
import { Picture } from './Picture.tsx';

type MediaFile = Item['mediaFiles'][number];

/** As wide as the column that it stands in (itemPage.module.css), pixels of it on a screen of twice the density. */
const SIZES = '(max-width: 60rem) 94vw, 46rem';
const POSTER_PIXELS = 1280;

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
        <Still
          // What is shown by an address of its own has no other widths.
          picture={{ url, widths: file.url === null ? [] : file.widths }}
          name={name}
          first={first}
        />
      );
    case 'audio':
      return (
        <div className={classes.sound}>
          {file.posterUrl && <Still picture={{ url: file.posterUrl, widths: file.widths }} name={name} first={first} />}
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
            poster={file.posterUrl ? pictureAt({ url: file.posterUrl, widths: file.widths }, POSTER_PIXELS) : undefined}
            aria-label={t`Film: ${name}`}
          >
            <Captions of={file} />
          </video>
        </div>
      );
  }
}

/** A picture of the work, or what is seen while its sound plays. */
function Still({ picture, name, first }: { picture: PictureData; name: string; first: boolean }) {
  const { t } = useLingui();
  return (
    <Picture
      of={picture}
      alt={t`Bild: ${name}`}
      sizes={SIZES}
      fallback={<MissingPicture />}
      className={classes.frame}
      width="800"
      height="800"
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      loading={first ? 'eager' : 'lazy'}
    />
  );
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
