// The schemas are apart, in `protocol.ts`: only the atlas reads with them, and the app's side, which only tells, stays small.

/** Name of the channel on which the tabs of the app tell the atlas what their actors do. */
export const LIVE_CHANNEL = 'parkett.live';

/** What an atlas asks on it when it opens. */
export const LIVE_QUESTION = 'tabs.asked';

/** Name of the lock that a tab holds as long as it lives: however it ends, the browser then gives it to who waits for it. */
export const liveLockOf = (tab: string): string => `${LIVE_CHANNEL} ${tab}`;
