import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { LiveNews } from '#domain/live.ts';
import { LIVE_CHANNEL, LIVE_QUESTION } from '#domain/liveChannel.ts';
import { nothingWatched, type Step, type Watching, watched } from './watching.ts';

let state: Watching = nothingWatched;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Makes a step of the page: pauses, opens a file … */
export function step(next: Step): void {
  state = watched(state, next);
  for (const listener of listeners) listener();
}

/** Listens to the app from the first time that somebody looks, and goes on while other pages of the atlas are read. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(LIVE_CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      const news = z.safeParse(LiveNews, data);
      if (news.success) step({ type: 'heard', news: news.data });
    });
    channel.postMessage(LIVE_QUESTION);
  }
  return () => listeners.delete(listener);
}

/** What is shown, and what happens meanwhile. */
export const useWatching = (): Watching => useSyncExternalStore(subscribe, () => state);
