import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { LIVE_CHANNEL, LIVE_QUESTION, liveLockOf } from '#app/inspection/channel.ts';
import { LiveNews } from '#app/inspection/protocol.ts';
import { nothingWatched, type Step, type Watching, watched } from './watching.ts';

let state: Watching = nothingWatched;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Applies a step, such as pausing or opening a file, and notifies all listeners. */
export function step(next: Step): void {
  state = watched(state, next);
  for (const listener of listeners) listener();
}

/**
 * Opens the channel to the app with the first subscriber, and keeps listening while the reader visits other pages of
 * the atlas.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(LIVE_CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      const news = z.safeParse(LiveNews, data);
      if (!news.success) return;
      step({ type: 'heard', news: news.data });
      if (news.data.type !== 'closed') void awaitEnd(news.data.tab);
    });
    channel.postMessage(LIVE_QUESTION);
  }
  return () => listeners.delete(listener);
}

/** Tabs whose end the atlas waits for. */
const alive = new Set<string>();

/** Marks a tab as closed once its lock is free: a crashed or killed tab sends no message. */
async function awaitEnd(tab: string): Promise<void> {
  if (alive.has(tab) || !('locks' in navigator)) return;
  alive.add(tab);
  // Shared, so that several atlases get the lock.
  await navigator.locks.request(liveLockOf(tab), { mode: 'shared' }, () => {});
  alive.delete(tab);
  step({ type: 'heard', news: { type: 'closed', tab } });
}

/** Returns the shown log and the state of the live one. */
export const useWatching = (): Watching => useSyncExternalStore(subscribe, () => state);
