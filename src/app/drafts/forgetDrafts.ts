import { draftAge } from '#domain/constants/freshness.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';

/** Key prefix of all drafts, in this tab's storage and in the device's. */
export const PREFIX = 'parkett.draft.';

/** Key prefix of references (`unanswered.ts`): a draft ends with its customer's session, a reference does not. */
export const UNSETTLED = 'parkett.unsettled.';

/**
 * Key of the greeting shown to a logged-in customer before the shop has answered
 * (`features/investor/home/remembered.ts`).
 */
export const GREETING = 'parkett.greeting';

/** Key prefix of dismissed banners and shown welcomes (`statusBanners/bannerMemory.ts`). */
export const BANNERS = 'parkett.banners';

/** Timestamp in the entry of a reference or a banner, which holds no other such number: milliseconds since 1970. */
const MOMENT = /\d{13}/;

/**
 * Deletes all drafts and the greeting, except those of customers for whom `mayKeep` returns true: no personal data
 * remains for the next person at the tab or the device. Entries that are too old are deleted for every customer;
 * references and banners are deleted for their age only.
 */
export function deleteDrafts(mayKeep: (customerUuid: unknown) => boolean = () => false): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) {
        const text = storage.getItem(key) ?? '';
        const isDated = key.startsWith(UNSETTLED) || key.startsWith(BANNERS);
        const isDraft = key.startsWith(PREFIX) || key === GREETING;
        if (isDated ? isOld(Number(MOMENT.exec(text)?.[0])) : isDraft && !stays(text, mayKeep)) storage.removeItem(key);
      }
  } catch {
    // Storing is forbidden: nothing to delete.
  }
}

function stays(text: string, mayKeep: (customerUuid: unknown) => boolean): boolean {
  try {
    const { customerUuid, at } = fieldsOf(JSON.parse(text));
    return mayKeep(customerUuid) && !isOld(at);
  } catch {
    return false;
  }
}

/**
 * True if an entry is too old.
 * @param at Milliseconds since 1970; absent for a tab's own drafts, which end with the tab. Any other value is too old.
 */
export const isOld = (at: unknown = Date.now()): boolean => !(Math.abs(Date.now() - Number(at)) < draftAge);
