import { ITEMS } from '../items.ts';
import { LOGOS } from './logos.ts';
import { avatarOf, bannerOf } from './portraits.ts';
import { SCENES } from './scenes.ts';
import { workOf } from './works.ts';

const FOLDER = '/sandbox/pictures/';

export const pictureUrl = (name: string) => `${FOLDER}${name}.svg`;

/** Widths in pixels that the `width` parameter of a picture’s address may request. */
const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Widths available at a picture’s address; empty for uploads, which the shop serves unchanged. */
export const widthsOf = (url: string | null): number[] => (url?.startsWith(FOLDER) ? [...PICTURE_WIDTHS] : []);

/** Scales a picture to the requested width; returns it unchanged for an unknown width. */
export function inWidth(svg: string, asked: string | undefined): string {
  const width = PICTURE_WIDTHS.find((each) => String(each) === asked);
  const [, ownWidth = '', ownHeight = ''] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (width === undefined || ownWidth === '') return svg;
  const height = Math.round((Number(ownHeight) * width) / Number(ownWidth));
  return svg.replace(/^(<svg [^>]*) width="\d+" height="\d+"/, `$1 width="${width}" height="${height}"`);
}

/**
 * Draws a picture of the seeds as SVG by its name: a scene such as `wind` for bonds, `logo-…` for partners, the
 * lower-case code of a marketplace item for its work, `profile-1-avatar` and `profile-1-banner` for creators; null for
 * unknown names.
 */
export function pictureOf(name: string): string | null {
  const drawn = Object.hasOwn(SCENES, name) ? SCENES[name] : Object.hasOwn(LOGOS, name) ? LOGOS[name] : null;
  if (drawn) return drawn();
  const [, portrait = '', kind] = /^(profile-(?:[1-9]|1\d))-(avatar|banner)$/.exec(name) ?? [];
  if (kind) return kind === 'avatar' ? avatarOf(portrait) : bannerOf(portrait);
  const item = ITEMS.find((each) => each.slug === name);
  return item ? workOf(item.manner, item.code) : null;
}
