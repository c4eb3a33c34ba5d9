import { revised } from '#domain/forms/revised.ts';
import type { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';

/** What somebody changes of their profile, field by field; files by the names that the shop gave them. */
export interface ProfileValues {
  profileName: string;
  profileDescription: string;
  /** One at most, and so is the banner. */
  avatar: readonly string[];
  banner: readonly string[];
  gallery: readonly string[];
}

/** The kinds of files that a profile is edited with, in the order in which the shop is told of them. */
export const profileParts = ['avatar', 'banner', 'gallery'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The profile as the shop has it. */
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

/** What is to be written so that the profile becomes the wanted one, and what was changed elsewhere. */
export function compareProfile(shown: ProfileValues, wanted: ProfileValues, profile: OwnProfile) {
  const { changed, outdated, next, shown: known } = revised(shown, wanted, profileValuesOf(profile));
  const has = (field: keyof ProfileValues) => changed.includes(field);
  // The shop is told of all files at once: those for something else stay.
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
  return { shown: known, outdated, calls: isWritten ? [changes] : [] };
}
