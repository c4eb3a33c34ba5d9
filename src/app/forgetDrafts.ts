import { draftAge } from '#domain/constants/freshness.ts';

/** How the keys of all drafts begin, in this tab's storage and in the device's. */
export const PREFIX = 'parkett.draft.';

/** How the keys of references begin (`unsettled.ts`): a draft ends with its customer's session, a reference does not. */
export const UNSETTLED = 'parkett.unsettled.';

/** The key of how this device greets who is logged in, before the shop has answered (`features/home/remembered.ts`). */
export const GREETING = 'parkett.greeting';

/** How the keys of dismissed banners and shown welcomes begin (`onboarding/bannerMemory.ts`). */
export const BANNERS = 'parkett.banners';

/** Moment of a reference or of a banner's entry, which has no other such number: milliseconds since 1970. */
const MOMENT = /\d{13}/;

/**
 * Forgets all drafts, and the greeting, but those of the customers who may keep theirs: nothing of a person stays for another
 * who uses the tab or the device. What this device has kept for too long goes whoever it belongs to; of references and
 * banners only that.
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
    // Nothing was stored where storing is forbidden.
  }
}

function stays(text: string, mayKeep: (customerUuid: unknown) => boolean): boolean {
  try {
    const { customerUuid, at } = JSON.parse(text);
    return mayKeep(customerUuid) && !isOld(at);
  } catch {
    return false;
  }
}

/** @param at Milliseconds since 1970; none of a tab's own drafts, which end with it. */
export const isOld = (at = Date.now()): boolean => !(Math.abs(Date.now() - at) < draftAge);
