import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { type Picture as PictureData, pictureAt } from '#domain/media/picture.ts';
import { isPrivate } from '#domain/media/shownMedia.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import classes from './media.module.css';
import { Picture } from './Picture.tsx';
import { Zoom } from './Zoom.tsx';

type MediaFile = Item['mediaFiles'][number];

/** Width of the column (itemPage.module.css), and its pixels on a screen of twice the density. */
const SIZES = '(max-width: 60rem) 94vw, 46rem';
const POSTER_PIXELS = 1280;

export interface PrivateAddress {
  url: string | null;
  failure: Failure | null;
}

export interface ItemMediaProps {
  file: MediaFile;
  /** Name of the work, used as alternative text: the shop does not describe its pictures. */
  name: string;
  /** True for the file at the top of the page, which loads first. */
  first?: boolean;
  /** Null unless requested: for a private file, or if the shop sends no address with the work. */
  address?: PrivateAddress | null;
}

/**
 * Picture, sound or film of a work. Reserves its space, plays nothing automatically, and loads only the metadata of a
 * sound or film before it is played.
 */
export function ItemMedia({ file, name, first = false, address = null }: ItemMediaProps) {
  const { i18n } = useLingui();
  const url = file.url ?? address?.url ?? null;
  if (url === null && address !== null && address.failure === null) return <SkeletonBlock ratio="1" />;
  if (url === null) return <NotShown isPrivate={isPrivate(file)} />;
  switch (file.mediaType) {
    case 'image':
      return (
        <Still
          // A picture with a signed address has no other widths.
          picture={{ url, widths: file.url === null ? [] : file.widths }}
          name={name}
          first={first}
        />
      );
    case 'audio':
      return (
        <div className={classes.sound}>
          {file.posterUrl && <Still picture={{ url: file.posterUrl, widths: file.widths }} name={name} first={first} />}
          <Sound key={`${url} ${i18n.locale}`} url={url} file={file} name={name} />
        </div>
      );
    case 'video':
      return <Film key={url} url={url} file={file} name={name} />;
  }
}

interface PlayableProps {
  url: string;
  file: MediaFile;
  name: string;
}

/** Returns the text of a caption without its markup (WebVTT section 3). */
const wordsOf = (cue: TextTrackCue): string[] => (cue instanceof VTTCue ? [cue.getCueAsHTML().textContent ?? ''] : []);

/** Sound with its transcript, if the shop has captions. */
function Sound({ url, file: { captions }, name }: PlayableProps) {
  const { t, i18n } = useLingui();
  const [isBroken, setBroken] = useState(false);
  // Null until the captions are loaded.
  const [words, setWords] = useState<string[] | null>(null);
  const [isUnread, setUnread] = useState(false);
  const caption = captions.find(({ locale }) => locale === i18n.locale) ?? captions[0];
  const read = useCallback((track: HTMLTrackElement | null) => {
    if (track === null) return;
    const ended = new AbortController();
    const tell = () => setWords([...(track.track.cues ?? [])].flatMap(wordsOf));
    track.addEventListener('load', tell, { signal: ended.signal });
    track.addEventListener('error', () => setUnread(true), { signal: ended.signal });
    // An audio element shows no captions: they are only loaded.
    track.track.mode = 'hidden';
    return () => ended.abort();
  }, []);
  return (
    <>
      {isBroken ? (
        <NotPlayed onRetry={() => setBroken(false)}>{t`Diese Audiodatei konnte nicht geladen werden.`}</NotPlayed>
      ) : (
        <AudioPlayer src={url} name={name} onError={() => setBroken(true)}>
          {caption && <track ref={read} kind="captions" src={caption.url} srcLang={caption.locale} />}
        </AudioPlayer>
      )}
      {caption && (
        <Disclosure summary={<Trans>Transkript</Trans>}>
          {words === null && (isUnread || isBroken) ? (
            <p>{t`Das Transkript dieser Audiodatei konnte nicht geladen werden.`}</p>
          ) : (
            <ol lang={caption.locale}>
              {words?.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one sound have fixed places
                <li key={index}>{line}</li>
              ))}
            </ol>
          )}
        </Disclosure>
      )}
    </>
  );
}

function Film({ url, file, name }: PlayableProps) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <div className={`${classes.frame} ${classes.hidden}`}>
        <NotPlayed onRetry={() => setBroken(false)}>{t`Dieses Video konnte nicht geladen werden.`}</NotPlayed>
      </div>
    );
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions only if the shop has them */}
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        poster={file.posterUrl ? pictureAt({ url: file.posterUrl, widths: file.widths }, POSTER_PIXELS) : undefined}
        aria-label={t`Video: ${name}`}
        onError={() => setBroken(true)}
      >
        <Captions of={file} />
      </video>
    </div>
  );
}

/** Replaces a sound or a film that fails to load. */
function NotPlayed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={classes.broken} ref={restoreFocus}>
      <p>{children}</p>
      <Button variant="secondary" size="sm" onPress={onRetry}>{t`Noch einmal versuchen`}</Button>
    </div>
  );
}

/** Picture of the work, or poster shown while its sound plays. */
function Still({ picture, name, first }: { picture: PictureData; name: string; first: boolean }) {
  const { t } = useLingui();
  return (
    <Zoom url={picture.url} name={name}>
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
    </Zoom>
  );
}

/** Track for each language of the captions; the page's language is the default. */
function Captions({ of: { captions } }: { of: MediaFile }) {
  const { i18n } = useLingui();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return captions.map(({ locale, url }) => (
    <track
      key={locale}
      kind="captions"
      src={url}
      srcLang={locale}
      label={languages.of(locale) ?? locale}
      default={locale === i18n.locale}
    />
  ));
}

function NotShown({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useLingui();
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <LockIcon />
      <p>
        {isPrivate
          ? t`Diese Datei ist nur für Personen sichtbar, die das Werk geschaffen haben oder besitzen.`
          : t`Diese Datei ist hier nicht zu sehen.`}
      </p>
    </div>
  );
}
