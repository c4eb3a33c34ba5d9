import { revisionOf } from '#domain/forms/revision.ts';
import type { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';

/** Editable values of a profile; files by the names that the shop gave them. */
export interface ProfileValues {
  profileName: string;
  profileDescription: string;
  /** At most one file, as for the banner. */
  avatar: readonly string[];
  banner: readonly string[];
  gallery: readonly string[];
}

/** Kinds of profile files that customers edit, in the order in which they are sent. */
export const profileParts = ['avatar', 'banner', 'gallery'] as const;
export type ProfilePart = (typeof profileParts)[number];

export function profileValuesOf({ profileName, profileDescription, mediaFiles }: OwnProfile): ProfileValues {
  const files = (part: ProfilePart) =>
    mediaFiles.flatMap(({ mediaType, fileName }) => (mediaType === part ? [fileName] : []));
  return {
    profileName: profileName ?? '',
    profileDescription: profileDescription ?? '',
    avatar: files('avatar'),
    banner: files('banner'),
    gallery: files('gallery'),
  };
}

/**
 * Compares the wanted values with the profile: the calls to make, and the fields changed elsewhere (`outdated`). No
 * calls if any field is outdated.
 *
 * @param sent Values of an earlier save whose answer was lost.
 */
export function compareProfile(shown: ProfileValues, wanted: ProfileValues, profile: OwnProfile, sent = shown) {
  const current = profileValuesOf(profile);
  const { changed, outdated, elsewhere, next } = revisionOf(shown, wanted, current, sent);
  const has = (field: keyof ProfileValues) => changed.includes(field);
  // The shop replaces all files at once, so files of other kinds are sent along.
  const others = profile.mediaFiles
    .filter(({ mediaType }) => mediaType === 'other')
    .map(({ mediaType, fileName }) => ({ mediaType, fileName }));
  const files = profileParts.flatMap((mediaType) => next[mediaType].map((fileName) => ({ mediaType, fileName })));
  const changes: ProfileChanges = {
    ...(has('profileName') && { profileName: next.profileName || null }),
    ...(has('profileDescription') && { profileDescription: next.profileDescription || null }),
    ...(profileParts.some(has) && { mediaFiles: [...files, ...others] }),
  };
  const isWritten = outdated.length === 0 && Object.keys(changes).length > 0;
  return { current, outdated, elsewhere, next, calls: isWritten ? [changes] : [] };
}
