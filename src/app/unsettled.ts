import { UNSETTLED } from './forgetDrafts.ts';

/** A reference is a random UUID; ignore keys that end otherwise, which somebody else wrote. */
const REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The references of a customer's writes whose results nobody has heard. */
export interface Unsettled {
  /** The oldest first. */
  all(): string[];
  keep(reference: string): void;
  forget(reference: string): void;
}

/**
 * Keeps on this device which writes were sent and not answered: also after a logout, in another tab, and while somebody
 * else is logged in, who neither sees nor deletes them. Else the same could be sent once more as a new one. Each ends when
 * the shop tells what was made under it, or when the app is next opened after 30 days; one that the shop does not know, and
 * that nobody has sent again, stays until then. What was written stands at the shop: here is only the reference that finds
 * it, and whose it is; no amount, no address (decision 19). Each has an entry of its own, so that tabs do not overwrite each
 * other's.
 *
 * @param what Kind and object of the write, without personal data: `transfer:WOHNBAU-LEIPZIG-2029-TOKEN`.
 */
export function unsettled(what: string, customerUuid: string): Unsettled {
  const prefix = `${UNSETTLED}${customerUuid}.${what}.`;
  return {
    all() {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix) && REFERENCE.test(key.slice(prefix.length)))
          .toSorted((one, other) => sentAt(one) - sentAt(other))
          .map((key) => key.slice(prefix.length));
      } catch {
        return []; // Storage is forbidden.
      }
    },
    keep(reference) {
      try {
        if (localStorage.getItem(prefix + reference) === null)
          localStorage.setItem(prefix + reference, String(Date.now()));
      } catch {
        // Without storage a reference lasts as long as its page.
      }
    },
    forget(reference) {
      try {
        localStorage.removeItem(prefix + reference);
      } catch {
        // Nothing was stored where storing is forbidden.
      }
    },
  };
}

/** Milliseconds since 1970. */
const sentAt = (key: string): number => Number(localStorage.getItem(key)) || 0;
