/** The latest check as the shop tells it; null where none was begun. */
export type IdentityRecord = { state: string; reason: string | null } | null;
