/** Latest check, as the shop returns it; null before the first check. */
export type IdentityRecord = { state: string; reason: string | null } | null;
