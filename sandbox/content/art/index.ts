import { ITEMS } from '../items.ts';
import { LOGOS } from './logos.ts';
import { avatarOf, bannerOf } from './portraits.ts';
import { SCENES } from './scenes.ts';
import { workOf } from './works.ts';

/** Path that the sandbox serves a picture under. */
export const pictureUrl = (name: string) => `/sandbox/pictures/${name}.svg`;

/**
 * A picture of the seed data as SVG: `wind` and its like for bonds, `logo-…` for partners, the lower-case code of a
 * marketplace item for its work, `profile-1-avatar` and `profile-1-banner` for a creator; null for a name that is none of them.
 */
export function pictureOf(name: string): string | null {
  const drawn = Object.hasOwn(SCENES, name) ? SCENES[name] : Object.hasOwn(LOGOS, name) ? LOGOS[name] : null;
  if (drawn) return drawn();
  const [, portrait = '', kind] = /^(profile-(?:[1-9]|1\d))-(avatar|banner)$/.exec(name) ?? [];
  if (kind) return kind === 'avatar' ? avatarOf(portrait) : bannerOf(portrait);
  const item = ITEMS.find((each) => each.code.toLowerCase() === name);
  return item ? workOf(item.manner, item.code) : null;
}
