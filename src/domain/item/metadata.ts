import type { Item } from '../shop/item.ts';

/** True if a property with this key is for machines and never shown (requirement 3.11). */
export const isHiddenKey = (key: string) => key.trim().startsWith('_');

/** True if a property with this key is editable and shown: its key is neither hidden nor empty. */
export const isSaidKey = (key: string) => key.trim() !== '' && !isHiddenKey(key);

/**
 * Properties of an item as shown, in the creator's order. Keys that begin with an underscore are for machines
 * (requirement 3.11).
 */
export function shownProperties({ metadata }: Pick<Item, 'metadata'>): [key: string, value: string][] {
  return Object.entries(metadata?.nft_metadata ?? {}).filter(([key, value]) => isSaidKey(key) && value.trim() !== '');
}
