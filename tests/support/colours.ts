interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface Reader extends Colour {
  parseString(text: string): Reader;
}

/**
 * Makes the axe of this page parse each colour once. axe parses the same few colours again for every element and its
 * background, which takes a quarter of its time. Playwright sends this function to the page, so it must not refer to
 * anything outside of itself.
 */
export function readColoursOnce(axe: { commons: { color: { Color: { prototype: Reader } } } }): void {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (this: Reader, text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
