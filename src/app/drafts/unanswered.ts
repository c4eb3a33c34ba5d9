import { UNSETTLED } from './forgetDrafts.ts';

/** A reference is a random UUID; other keys with the prefix are ignored, since the app did not write them. */
const REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** References of a customer's writes that were sent but never acknowledged. */
export interface UnansweredWrites {
  all(): string[];
  keep(reference: string): void;
  forget(reference: string): void;
}

/**
 * Stores on this device the references of writes that were sent and not answered. All survive a logout and are shared
 * by all tabs; another customer neither sees nor deletes them. Without them a write could be sent again as a new one. A
 * reference ends when the shop returns what was made under it, or when the app is next opened after 30 days; a
 * reference that the shop does not know, and that was not sent again, stays until then. The data itself is at the shop:
 * only the reference and its owner are stored, no amount, no address (decision 19). Each reference has an entry of its
 * own, so that tabs do not overwrite each other's.
 *
 * @param what Kind and object of the write, without personal data: `transfer:WOHNBAU-LEIPZIG-2029-TOKEN`.
 */
export function unansweredWrites(what: string, customerUuid: string): UnansweredWrites {
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
        // Without storage a reference ends with its page.
      }
    },
    forget(reference) {
      try {
        localStorage.removeItem(prefix + reference);
      } catch {
        // Storing is forbidden: nothing to delete.
      }
    },
  };
}

/** Milliseconds since 1970. */
const sentAt = (key: string): number => Number(localStorage.getItem(key)) || 0;
