import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const KEY = 'parkett.banners';

/** Banners that can be dismissed; `unfinished` stands in for others while the self-disclosure is not complete. */
const Dismissible = z.enum(['identity', 'pending', 'moreInfo', 'welcome', 'unfinished']);
export type Dismissible = z.infer<typeof Dismissible>;

const Entry = z.object({
  /** Dismissed since the login (spec section 4). */
  dismissed: z.array(Dismissible),
  /** `awaited`: not cleared when last seen here. `shown`: since this login. `over`: shown once, and not again. */
  welcome: z.nullable(z.enum(['awaited', 'shown', 'over'])),
});
type Entry = z.infer<typeof Entry>;
/** By customer; it holds nothing but their uuid. */
const Memory = z.record(z.string(), Entry);

const none: Entry = { dismissed: [], welcome: null };
const listeners = new Set<() => void>();
/** Used where storing is forbidden: it ends with the page. */
let fallback = '{}';

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return fallback;
  }
}

function parsed(text: string): z.infer<typeof Memory> {
  try {
    return Memory.parse(JSON.parse(text));
  } catch {
    return {}; // Another version stored it.
  }
}

function store(memory: z.infer<typeof Memory>): void {
  const text = JSON.stringify(memory);
  if (text === readText()) return;
  fallback = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // The fallback has it.
  }
  for (const changed of listeners) changed();
}

const entryIn = (text: string, customerUuid: string | null): Entry => parsed(text)[customerUuid ?? ''] ?? none;

/** Banners that were dismissed on this device, and whether the customer was welcomed. */
export const readBannerMemory = (customerUuid: string | null): Entry => entryIn(readText(), customerUuid);

function change(customerUuid: string | null, changed: Partial<Entry>): void {
  if (customerUuid === null) return;
  const memory = parsed(readText());
  store({ ...memory, [customerUuid]: { ...(memory[customerUuid] ?? none), ...changed } });
}

/** Dismisses a banner until the logout; a welcome for good. */
export function dismissBanner(customerUuid: string | null, banner: Dismissible): void {
  const { dismissed } = readBannerMemory(customerUuid);
  change(customerUuid, {
    dismissed: [...new Set([...dismissed, banner])],
    ...(banner === 'welcome' && { welcome: 'over' as const }),
  });
}

/** Notes that a customer waits to be cleared, or is welcomed; a welcome that is over stays so. */
export function noteWelcome(customerUuid: string | null, welcome: 'awaited' | 'shown'): void {
  if (readBannerMemory(customerUuid).welcome !== 'over') change(customerUuid, { welcome });
}

/** Resets the dismissals at logout, and ends the welcome of whoever has seen it. */
export function endBannerSession(): void {
  const entries = Object.entries(parsed(readText())).map(([uuid, { welcome }]): [string, Entry] => [
    uuid,
    { dismissed: [], welcome: welcome === 'shown' ? 'over' : welcome },
  ]);
  store(Object.fromEntries(entries.filter(([, { welcome }]) => welcome !== null)));
}

/** The same for a view, which renders again when it changes, also by another tab. */
export function useBannerMemory(customerUuid: string | null): Entry {
  const text = useSyncExternalStore(subscribe, readText);
  return useMemo(() => entryIn(text, customerUuid), [text, customerUuid]);
}

function subscribe(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', hear);
  };
}
