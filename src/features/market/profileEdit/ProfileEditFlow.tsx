import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { readOwnProfile, saveProfile } from '#api/ownProfile.ts';
import { useApp } from '#app/app.ts';
import { useResource } from '#app/resources/useResource.ts';
import { namedFiles, useFiles } from '#app/revision/useFiles.ts';
import { useRevision } from '#app/revision/useRevision.ts';
import { MediaUploads } from '#app/upload/MediaUploads.tsx';
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
  const [latest] = useState(() => ({ profile }));
  const formOf = ({ profileName, profileDescription, ...names }: ProfileValues) => {
    const filesOf = (part: ProfilePart) => {
      const known = latest.profile.mediaFiles
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
      return namedFiles(names[part], known);
    };
    const files = { avatar: filesOf('avatar'), banner: filesOf('banner'), gallery: filesOf('gallery') };
    return { fields: { profileName, profileDescription }, files };
  };
  const [begun] = useState(() => formOf(profileValuesOf(profile)));
  const { uuid } = profile;
  const revision = useRevision<ProfileValues, ProfileChanges>({
    form: 'profileEdit',
    customerUuid: uuid,
    shown: profileValuesOf(profile),
    formOf(values) {
      const { fields, files } = formOf(values);
      return { ...fields, ...files };
    },
    async compare({ shown, wanted, sent }, signal) {
      latest.profile = await readOwnProfile(http, uuid, signal);
      return compareProfile(shown, wanted, latest.profile, sent);
    },
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
