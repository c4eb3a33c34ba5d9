import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { readOwnProfile, saveProfile } from '#api/ownProfile.ts';
import { useApp } from '#app/app.ts';
import { MediaUploads } from '#app/media/MediaUploads.tsx';
import { useFiles } from '#app/revision/useFiles.ts';
import { useRevision } from '#app/revision/useRevision.ts';
import { useResource } from '#app/useResource.ts';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { pictureAt, previewWidth } from '#domain/media/picture.ts';
import { compareProfile, type ProfilePart, type ProfileValues, profileValuesOf } from '#domain/person/profileEdited.ts';
import type { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';
import { ownProfile } from './reads.ts';
import { ProfileEditView } from './views/ProfileEditView.tsx';
import { ProfileFrame } from './views/ProfileFrame.tsx';

export function ProfileEditFlow(): ReactNode {
  const read = useResource(useApp().resources.of(ownProfile));
  return <ProfileFrame read={read}>{(profile) => <Known profile={profile} />}</ProfileFrame>;
}

/** Maximum number of gallery pictures: all but avatar and banner. */
const GALLERY = itemLimits.profileFiles - 2;

function Known({ profile }: { profile: OwnProfile }) {
  const { http, resources } = useApp();
  const { t } = useLingui();
  const [begun] = useState(() => {
    const { profileName, profileDescription } = profileValuesOf(profile);
    const filesOf = (part: ProfilePart) =>
      profile.mediaFiles
        .filter(({ mediaType }) => mediaType === part)
        .map((file, index) => {
          const number = index + 1;
          return {
            fileName: file.fileName,
            url: file.url === null ? '' : pictureAt({ url: file.url, widths: file.widths }, previewWidth),
            kind: 'image' as const,
            name: t`Bild ${number}`,
          };
        });
    const files = { avatar: filesOf('avatar'), banner: filesOf('banner'), gallery: filesOf('gallery') };
    return { fields: { profileName, profileDescription }, files };
  });
  const { uuid } = profile;
  const revision = useRevision<ProfileValues, ProfileChanges>({
    form: 'profileEdit',
    customerUuid: uuid,
    begunWith: { ...begun.fields, ...begun.files },
    shown: profileValuesOf(profile),
    compare: async ({ shown, wanted }, signal) =>
      compareProfile(shown, wanted, await readOwnProfile(http, uuid, signal)),
    write: (changes, signal) => saveProfile(http, uuid, changes, signal),
    onChanged: () => resources.invalidate('customer'),
  });
  const parts = {
    avatar: useFiles(revision, 'avatar', begun.files.avatar, 1),
    banner: useFiles(revision, 'banner', begun.files.banner, 1),
    gallery: useFiles(revision, 'gallery', begun.files.gallery, GALLERY),
  };
  const namesIn = (part: ProfilePart) => parts[part].files.map(({ fileName }) => fileName);
  return (
    <ProfileEditView
      {...revision}
      initial={begun.fields}
      parts={parts}
      uploadOf={(part, label, hint) => (
        <MediaUploads
          label={label}
          hint={hint}
          kinds="image"
          room={part === 'gallery' ? GALLERY - parts.gallery.files.length : 1}
          {...parts[part].uploads}
        />
      )}
      onSubmit={({ profileName, profileDescription }) =>
        revision.onSubmit({
          profileName: profileName.trim(),
          profileDescription: profileDescription.trim(),
          avatar: namesIn('avatar'),
          banner: namesIn('banner'),
          gallery: namesIn('gallery'),
        })
      }
    />
  );
}
