/** How the keys of all drafts in this tab's storage begin. */
export const PREFIX = 'parkett.draft.';

/** Forgets all flows, or all but those of one customer: nothing of a person stays in the tab that another one uses. */
export function deleteDrafts(except?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !(except && isOf(key, except))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

function isOf(key: string, customerUuid: string): boolean {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '').customerUuid === customerUuid;
  } catch {
    return false;
  }
}
