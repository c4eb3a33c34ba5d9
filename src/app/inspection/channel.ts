// The schemas are in `protocol.ts`, since only the atlas parses; the app's side only sends, and stays small.

/** Channel on which the app's tabs report their actors' events to the atlas. */
export const LIVE_CHANNEL = 'parkett.live';

/** Message that an atlas sends when it opens. */
export const LIVE_QUESTION = 'tabs.asked';

/**
 * Name of the lock that a tab holds while it lives: however the tab ends, the browser then grants the lock to the
 * waiting atlas.
 */
export const liveLockOf = (tab: string): string => `${LIVE_CHANNEL} ${tab}`;
