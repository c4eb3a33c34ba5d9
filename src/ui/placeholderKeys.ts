/** React keys for `count` placeholders, which have no identity but their position. */
export const placeholderKeys = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `place-${place}`);
