/** A picture of the shop, and in which widths it can be had, in pixels; none where the shop does not tell. */
export interface Picture {
  url: string;
  widths: readonly number[];
}

/** Pixels of a preview in a form, on a screen of twice the density. */
export const previewWidth = 480;

/** `width` in its address is an addition to the contract (src/docs/deployment.md). */
const inWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}width=${width}`;

/** The address of the narrowest one that has so many pixels; of the widest where none has, and its own without widths. */
export function pictureAt({ url, widths }: Picture, pixels: number): string {
  const narrowFirst = widths.toSorted((a, b) => a - b);
  const width = narrowFirst.find((each) => each >= pixels) ?? narrowFirst.at(-1);
  return width === undefined ? url : inWidth(url, width);
}

/**
 * What an `img` is told, so that the browser takes the width that it shows.
 * @param sizes how wide the picture is shown, as the attribute says it.
 */
export function sourcesOf({ url, widths }: Picture, sizes: string): { src: string; sizes?: string; srcSet?: string } {
  if (widths.length === 0) return { src: url };
  // A space would end the address there (HTML, "srcset attributes").
  const address = url.replaceAll(' ', '%20');
  return { sizes, srcSet: widths.map((width) => `${inWidth(address, width)} ${width}w`).join(', '), src: url };
}
