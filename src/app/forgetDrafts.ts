/** How the keys of all drafts in this tab's storage begin. */
export const PREFIX = 'parkett.draft.';

/** Forgets all flows: after a logout nothing of the customer stays in this tab. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
