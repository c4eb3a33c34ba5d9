import * as z from 'zod/mini';
import type { ShownBanner } from '#machines/app/statusBanners/types.ts';
import { BANNERS, isOld } from '../drafts/forgetDrafts.ts';

const Entry = z.object({
  /** Banners dismissed since the login (requirement 4.22). */
  dismissed: z.array(z.string()),
  /** `awaited`: not cleared when last seen here. `shown`: since this login. `over`: shown once, and not again. */
  welcome: z.nullable(z.enum(['awaited', 'shown', 'over'])),
});
export type BannerMemory = z.infer<typeof Entry>;
/** `at`: the day of the last change, in milliseconds since 1970; 30 days later the entry expires (decision 16). */
const Stored = z.extend(Entry, { at: z.number() });

const DAY = 86_400_000;
const none: BannerMemory = { dismissed: [], welcome: null };
const listeners = new Set<() => void>();
/** Entries by key while storing is forbidden; lost when the page is left. */
const fallback = new Map<string, string>();

/** Derives the key of a customer's entry: 32 bits of their uuid (FNV-1a), which do not reveal it. */
function keyOf(customerUuid: string): string {
  let hash = 0x811c9dc5;
  for (const character of customerUuid) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${BANNERS}.${(hash >>> 0).toString(36)}`;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...fallback.keys()].filter((key) => key.startsWith(BANNERS));
  } catch {
    return [...fallback.keys()];
  }
}

/** Parses an entry; empty if it is too old, missing or unreadable. */
export function entryOf(text: string | null): BannerMemory {
  try {
    const { at, ...entry } = Stored.parse(JSON.parse(text ?? ''));
    return isOld(at) ? none : entry;
  } catch {
    return none;
  }
}

/** Stores an entry; removes an entry without content. */
function store(key: string, entry: BannerMemory): void {
  const at = Math.floor(Date.now() / DAY) * DAY;
  const text = entry.dismissed.length === 0 && entry.welcome === null ? null : JSON.stringify({ ...entry, at });
  if (text === readText(key)) return;
  fallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) fallback.set(key, text);
  }
  for (const changed of listeners) changed();
}

/** Returns the text of a customer's entry: a stable snapshot while nothing changes, unlike a parsed entry. */
export const storedBanners = (customerUuid: string | null): string | null =>
  customerUuid === null ? null : readText(keyOf(customerUuid));

/** Returns the banners dismissed on this device and the customer's welcome stage. */
export const readBannerMemory = (customerUuid: string | null): BannerMemory => entryOf(storedBanners(customerUuid));

function change(customerUuid: string | null, changed: Partial<BannerMemory>): void {
  if (customerUuid !== null) store(keyOf(customerUuid), { ...readBannerMemory(customerUuid), ...changed });
}

/** Dismisses a banner until the logout; a welcome for good. */
export function dismissBanner(customerUuid: string | null, banner: ShownBanner): void {
  const { dismissed } = readBannerMemory(customerUuid);
  change(customerUuid, {
    dismissed: [...new Set([...dismissed, banner])],
    ...(banner === 'welcome' && { welcome: 'over' as const }),
  });
}

const stages = [null, 'awaited', 'shown', 'over'] as const;

/** Stores that a customer waits to be cleared, or was welcomed. A welcome already further is kept, for 30 more days. */
export function noteWelcome(customerUuid: string | null, noted: 'awaited' | 'shown'): void {
  const { welcome } = readBannerMemory(customerUuid);
  change(customerUuid, { welcome: stages.indexOf(welcome) > stages.indexOf(noted) ? welcome : noted });
}

/** Resets the dismissals at logout, and ends a welcome that was shown. */
export function endBannerSession(): void {
  for (const key of storedKeys()) {
    const { dismissed, welcome } = entryOf(readText(key));
    const mustChange = dismissed.length > 0 || welcome === 'shown';
    if (mustChange) store(key, { dismissed: [], welcome: welcome === 'shown' ? 'over' : welcome });
  }
}

/** Calls `changed` at each change of any customer's entry, also by another tab. Returns the unsubscribe function. */
export function subscribeBannerMemory(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(BANNERS)) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', hear);
  };
}
