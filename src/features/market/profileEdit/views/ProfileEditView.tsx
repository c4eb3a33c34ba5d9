import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { FileList } from '#components/mediaUpload/FileList.tsx';
import { PublishedNote } from '#components/mediaUpload/MediaHint.tsx';
import type { RevisionViewProps } from '#components/revision/props.ts';
import { RevisionEnd } from '#components/revision/RevisionEnd.tsx';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength } from '#domain/forms/validation.ts';
import type { ItemFile } from '#domain/item/prepared.ts';
import { mediaMegabytes } from '#domain/media/mediaFile.ts';
import { type ProfilePart, profileParts } from '#domain/person/profileEdited.ts';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

export type ProfileFormValues = { profileName: string; profileDescription: string };

interface Pictures {
  files: readonly ItemFile[];
  /** True while some of them are still uploading. */
  areUnderWay: boolean;
  onRemove: (fileName: string) => void;
}

export interface ProfileEditViewProps extends RevisionViewProps {
  initial: ProfileFormValues;
  /** Values as last read from the shop. */
  now: ProfileFormValues;
  parts: Readonly<Record<ProfilePart, Pictures>>;
  /** Renders the file picker of a part of the profile, and its running uploads. */
  uploadOf: (part: ProfilePart, label: string, hint: string) => ReactNode;
  onSubmit: (values: ProfileFormValues) => void;
}

/** `/edit-profile`: the public name, text and pictures. */
export function ProfileEditView({ initial, now, parts, uploadOf, onSubmit, ...revision }: ProfileEditViewProps) {
  const { t } = useLingui();
  const [isRefused, setRefused] = useState(false);
  const { fields, submit, submitCount } = useForm<ProfileFormValues>({
    initial,
    rules: {
      profileName: [maxLength(textLimits.line)],
      profileDescription: [maxLength(itemLimits.profileDescription)],
    },
    ...revision,
  });
  const areUnderWay = profileParts.some((part) => parts[part].areUnderWay);
  const picturesOf = (part: ProfilePart, label: string, choose: string, hint: string) => (
    <div className="stack">
      {parts[part].files.length > 0 && (
        <FileList label={label} files={parts[part].files} hasCover={false} onRemove={parts[part].onRemove} />
      )}
      {uploadOf(part, choose, hint)}
    </div>
  );
  const types = t`PNG, GIF, WebP oder JPG, höchstens ${mediaMegabytes}\u00a0MB.`;
  return (
    <Form
      className="stack"
      submitCount={submitCount}
      onSubmit={() => {
        setRefused(areUnderWay);
        if (!revision.busy && !areUnderWay) submit(onSubmit);
      }}
    >
      <Panel title={<Trans>Über Sie</Trans>}>
        <div className="stack">
          <Field of={fields} name="profileName">
            {(field) => (
              <TextField
                label={t`Profilname`}
                hint={t`Unter diesem Namen findet man Sie und Ihre Werke. Ohne Namen sieht niemand Ihr Profil.`}
                optional={t`freiwillig`}
                autoComplete="nickname"
                {...field}
              />
            )}
          </Field>
          <Field of={fields} name="profileDescription">
            {(field) => <TextArea label={t`Über mich`} optional={t`freiwillig`} {...field} />}
          </Field>
        </div>
      </Panel>
      <Panel title={<Trans>Profilbild</Trans>}>
        {picturesOf('avatar', t`Ihr Profilbild`, t`Profilbild auswählen`, `${t`Am besten quadratisch.`} ${types}`)}
      </Panel>
      <Panel title={<Trans>Banner</Trans>}>
        {picturesOf(
          'banner',
          t`Ihr Banner`,
          t`Banner auswählen`,
          `${t`Am besten viermal so breit wie hoch.`} ${types}`,
        )}
      </Panel>
      <Panel title={<Trans>Galerie</Trans>}>
        {picturesOf('gallery', t`Ihre Galerie`, t`Bilder auswählen`, `${t`Auch mehrere auf einmal.`} ${types}`)}
      </Panel>
      <p className="soft small">
        <PublishedNote />
      </p>
      <RevisionEnd
        of={fields}
        {...revision}
        missing={
          isRefused &&
          areUnderWay && (
            <Trans>Bitte warten Sie, bis alle Dateien hochgeladen sind, oder verwerfen Sie die übrigen.</Trans>
          )
        }
        labels={{
          profileName: { label: t`Profilname`, value: now.profileName },
          profileDescription: { label: t`Über mich`, value: now.profileDescription },
          avatar: { label: t`Profilbild` },
          banner: { label: t`Banner` },
          gallery: { label: t`Galerie` },
        }}
      />
    </Form>
  );
}
