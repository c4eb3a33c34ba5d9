import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { LIVE_CHANNEL, LIVE_QUESTION, liveLockOf } from '#app/inspection/channel.ts';
import { LiveNews } from '#app/inspection/protocol.ts';
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
      if (!news.success) return;
      step({ type: 'heard', news: news.data });
      if (news.data.type !== 'closed') void awaitEnd(news.data.tab);
    });
    channel.postMessage(LIVE_QUESTION);
  }
  return () => listeners.delete(listener);
}

/** Tabs whose end is waited for. */
const alive = new Set<string>();

/** A tab that crashed or was killed does not say so: its lock is then free, and it counts as closed. */
async function awaitEnd(tab: string): Promise<void> {
  if (alive.has(tab) || !('locks' in navigator)) return;
  alive.add(tab);
  // Shared, so that several atlases learn of it.
  await navigator.locks.request(liveLockOf(tab), { mode: 'shared' }, () => {});
  alive.delete(tab);
  step({ type: 'heard', news: { type: 'closed', tab } });
}

/** What is shown, and what happens meanwhile. */
export const useWatching = (): Watching => useSyncExternalStore(subscribe, () => state);
