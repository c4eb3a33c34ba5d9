import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { Svg } from '#ui/basicIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import classes from './audio.module.css';

export interface AudioPlayerProps {
  src: string;
  /** Name of the recording, for its controls. */
  name: string;
  onError?: () => void;
  /** Captions, which the player loads without showing them. */
  children?: ReactNode;
}

/** Seconds that an arrow key and a page key move. */
const STEP = 5;
const LEAP = 30;

const shifts: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -LEAP,
  PageUp: LEAP,
};

const changes = ['durationchange', 'timeupdate', 'play', 'playing', 'pause', 'ended', 'waiting'];

/** Returns a value of the audio element, which holds the state of its playback; `initial` before it is mounted. */
function usePlayback<T extends boolean | number>(
  audio: HTMLAudioElement | null,
  read: (audio: HTMLAudioElement) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const ended = new AbortController();
      for (const change of changes) audio?.addEventListener(change, changed, { signal: ended.signal });
      return () => ended.abort();
    },
    [audio],
  );
  return useSyncExternalStore(subscribe, () => (audio === null ? initial : read(audio)));
}

/** Formats seconds as minutes and seconds: 1:05. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * Plays a recording: a button, a bar to seek in, and the time. Nothing plays automatically, and only the metadata is
 * loaded before the first press.
 */
export function AudioPlayer({ src, name, onError, children }: AudioPlayerProps) {
  const { t } = useLingui();
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const isPlaying = usePlayback(audio, ({ paused, ended }) => !paused && !ended, false);
  const isLoaded = usePlayback(audio, ({ readyState }) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA, false);
  const time = usePlayback(audio, ({ currentTime }) => currentTime, 0);
  const duration = usePlayback(audio, (each) => (Number.isFinite(each.duration) ? each.duration : 0), 0);
  const seek = (seconds: number) => {
    if (audio === null) return;
    audio.currentTime = Math.min(Math.max(seconds, 0), duration);
    // The element reports it in a later task, before which React would put the bar back.
    audio.dispatchEvent(new Event('timeupdate'));
  };
  const toggle = () => {
    if (isPlaying) audio?.pause();
    // A recording that fails to load reports an error; a pause before it has loaded needs no report.
    else audio?.play().catch(() => undefined);
  };
  const seekByKey = (event: KeyboardEvent) => {
    const shift = shifts[event.key];
    if (shift === undefined) return;
    event.preventDefault();
    seek(time + shift);
  };
  const elapsed = clockOf(time);
  const total = clockOf(duration);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div className={classes.player} role="group" aria-label={t`Audio: ${name}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions of the shop, if it has any */}
      <audio ref={setAudio} src={src} preload="metadata" onError={onError}>
        {children}
      </audio>
      <button
        type="button"
        className={classes.toggle}
        aria-label={isPlaying ? t`Pause: ${name}` : t`Abspielen: ${name}`}
        onClick={toggle}
      >
        {isPlaying && !isLoaded ? <Spinner label={t`Wird geladen`} /> : isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <input
        type="range"
        className={classes.bar}
        style={{ backgroundSize: `${duration > 0 ? (100 * time) / duration : 0}% 0.25rem, 100% 0.25rem` }}
        min={0}
        max={duration}
        step="any"
        value={time}
        disabled={duration === 0}
        aria-label={t`Stelle in der Aufnahme: ${name}`}
        aria-valuetext={t`${elapsed} von ${total}`}
        onKeyDown={seekByKey}
        onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
      />
      <span className={classes.time} aria-hidden="true">
        {elapsed} / {total}
      </span>
    </div>
  );
}

const PlayIcon = () => (
  <Svg>
    <path d="M7 4.5v11l9-5.5z" fill="currentColor" />
  </Svg>
);

const PauseIcon = () => (
  <Svg>
    <path d="M7 5v10M13 5v10" strokeWidth="3" />
  </Svg>
);
