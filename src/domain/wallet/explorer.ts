/**
 * Returns the address of a transaction's page at a block explorer; null without an explorer, or for a text that is no
 * hash.
 *
 * @param template Web address or path of this site with `{hash}` in it.
 */
export function explorerLink(template: string | null, hash: string): string | null {
  if (template === null || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(template) || !template.includes('{hash}')) return null;
  return /^0x[0-9a-f]+$/i.test(hash) ? template.replace('{hash}', hash) : null;
}
