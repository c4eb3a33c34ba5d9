import type { LiveNews } from '#app/inspection/protocol.ts';
import { emptyLog, heard, type Log, withoutEnded } from './log.ts';

/** Logs of the page, in ascending priority: live, the state when paused, a file. */
export interface Watching {
  live: Log;
  paused: Log | null;
  file: { name: string; log: Log } | null;
}

export type Step =
  | { type: 'heard'; news: LiveNews }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'ended.removed' }
  | { type: 'file.opened'; name: string; log: Log }
  | { type: 'file.closed' };

export const nothingWatched: Watching = { live: emptyLog, paused: null, file: null };

/** Reduces a step. The live log grows in every state, so that no entry is missed while another log is shown. */
export function watched(state: Watching, step: Step): Watching {
  switch (step.type) {
    case 'heard':
      return { ...state, live: heard(state.live, step.news) };
    case 'paused':
      return { ...state, paused: state.live };
    case 'resumed':
      return { ...state, paused: null };
    case 'ended.removed':
      return { ...state, live: withoutEnded(state.live), paused: state.paused && withoutEnded(state.paused) };
    case 'file.opened':
      return { ...state, file: { name: step.name, log: step.log } };
    case 'file.closed':
      return { ...state, file: null };
  }
}

export const shownIn = ({ live, paused, file }: Watching): Log => file?.log ?? paused ?? live;

/** Returns the number of entries that have arrived since the pause. */
export function waitingIn({ live, paused }: Watching): number {
  if (!paused) return 0;
  const known = new Set(paused.entries);
  return live.entries.filter((entry) => !known.has(entry)).length;
}
