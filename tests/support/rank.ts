const RANGE = 2 ** 31;

/**
 * Returns a number between 0 and 1 for the name and the draw, itself between 0 and 1 (FNV-1a, finished as MurmurHash3
 * does).
 */
export function rankOf(name: string, draw: number): number {
  let hash = (2_166_136_261 ^ Math.floor(draw * RANGE)) >>> 0;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}
