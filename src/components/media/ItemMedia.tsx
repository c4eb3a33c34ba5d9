import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { type Picture as PictureData, pictureAt } from '#domain/media/picture.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';
import { isPrivate } from '#domain/shop/itemFacts.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import classes from './media.module.css';
import { Picture } from './Picture.tsx';

type MediaFile = Item['mediaFiles'][number];

/** As wide as the column that it stands in (itemPage.module.css), pixels of it on a screen of twice the density. */
const SIZES = '(max-width: 60rem) 94vw, 46rem';
const POSTER_PIXELS = 1280;

/** State of the signed address of a file. */
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
  /** Null unless one is asked for: of a private file, or where the shop says no address with the work. */
  address?: PrivateAddress | null;
}

/**
 * A picture, a sound or a film of a work. Its place is kept before it is there, nothing plays by itself, and of a sound
 * or film no more is read than how long it is before somebody plays it.
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

/** The line of a caption, without its marks (WebVTT section 3). */
const wordsOf = (cue: TextTrackCue): string[] => (cue instanceof VTTCue ? [cue.getCueAsHTML().textContent ?? ''] : []);

/** A sound, with what there is to hear in words, where the shop has them. */
function Sound({ url, file: { captions }, name }: PlayableProps) {
  const { t, i18n } = useLingui();
  const [isBroken, setBroken] = useState(false);
  // Null until they are read.
  const [words, setWords] = useState<string[] | null>(null);
  const [isUnread, setUnread] = useState(false);
  const caption = captions.find(({ locale }) => locale === i18n.locale) ?? captions[0];
  const read = useCallback((track: HTMLTrackElement | null) => {
    if (track === null) return;
    const ended = new AbortController();
    const tell = () => setWords([...(track.track.cues ?? [])].flatMap(wordsOf));
    track.addEventListener('load', tell, { signal: ended.signal });
    track.addEventListener('error', () => setUnread(true), { signal: ended.signal });
    // A sound shows no captions: they are only read.
    track.track.mode = 'hidden';
    return () => ended.abort();
  }, []);
  return (
    <>
      {isBroken ? (
        <NotPlayed onRetry={() => setBroken(false)}>
          <Trans>Dieser Ton konnte nicht geladen werden.</Trans>
        </NotPlayed>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the captions of the shop, where it has them
        <audio src={url} controls preload="metadata" aria-label={t`Ton: ${name}`} onError={() => setBroken(true)}>
          {caption && <track ref={read} kind="captions" src={caption.url} srcLang={caption.locale} />}
        </audio>
      )}
      {caption && (
        <Disclosure summary={<Trans>Was zu hören ist</Trans>}>
          {words === null && (isUnread || isBroken) ? (
            <p>
              <Trans>Der Text zu diesem Ton konnte nicht geladen werden.</Trans>
            </p>
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
        <NotPlayed onRetry={() => setBroken(false)}>
          <Trans>Dieser Film konnte nicht geladen werden.</Trans>
        </NotPlayed>
      </div>
    );
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
        onError={() => setBroken(true)}
      >
        <Captions of={file} />
      </video>
    </div>
  );
}

/** In the place of a sound or a film that cannot be had, or any more. */
function NotPlayed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className={classes.broken} ref={restoreFocus}>
      <p>{children}</p>
      <Button variant="secondary" size="sm" onPress={onRetry}>
        <Trans>Noch einmal versuchen</Trans>
      </Button>
    </div>
  );
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
  return (
    <div className={`${classes.frame} ${classes.hidden}`}>
      <LockIcon />
      <p>
        {isPrivate ? (
          <Trans>Diese Datei sieht nur, wer das Werk geschaffen hat oder besitzt.</Trans>
        ) : (
          <Trans>Diese Datei ist hier nicht zu sehen.</Trans>
        )}
      </p>
    </div>
  );
}
