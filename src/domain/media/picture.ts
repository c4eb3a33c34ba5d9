/** Picture of the shop and its available widths in pixels; empty if the shop sends none. */
export interface Picture {
  url: string;
  widths: readonly number[];
}

/** Width of a form's preview in pixels, on a screen of twice the density. */
export const previewWidth = 480;

/** `width` in the address is an addition to the contract (src/docs/deployment.md). */
const inWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}width=${width}`;

/**
 * Address of the narrowest version with at least so many pixels, else of the widest; without widths the picture's own
 * address.
 */
export function pictureAt({ url, widths }: Picture, pixels: number): string {
  const narrowFirst = widths.toSorted((a, b) => a - b);
  const width = narrowFirst.find((each) => each >= pixels) ?? narrowFirst.at(-1);
  return width === undefined ? url : inWidth(url, width);
}

/**
 * Attributes of an `img`, by which the browser loads the width that it shows.
 * @param sizes Width at which the picture is shown, in the attribute's syntax.
 */
export function sourcesOf({ url, widths }: Picture, sizes: string): { src: string; sizes?: string; srcSet?: string } {
  if (widths.length === 0) return { src: url };
  // A space would end the address there (HTML, "srcset attributes").
  const address = url.replaceAll(' ', '%20');
  return { sizes, srcSet: widths.map((width) => `${inWidth(address, width)} ${width}w`).join(', '), src: url };
}
