import { Trans } from '@lingui/react/macro';
import { KeptNote } from '#components/disclosure/KeptNote.tsx';
import { PersonForm, type PersonFormProps } from '#components/disclosure/PersonForm.tsx';
import { usePersonLabels } from '#components/disclosure/personDefinitions.ts';
import { type NewsletterProps, NewsletterView } from '#components/newsletter/NewsletterView.tsx';
import { CHECKED } from '#domain/person/legalCheck.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedView } from './SavedView.tsx';

export interface ProfileEditViewProps {
  form: Omit<PersonFormProps, 'save'>;
  /** Changes each time the form starts over. */
  formKey: number;
  /** True if the shop has all input, and nothing was typed since. */
  saved: boolean;
  /** Fields that were changed elsewhere before the save; null without any. */
  elsewhere: readonly string[] | null;
  status: string;
  isKept: boolean;
  /** True if the same form is also being filled in in another tab. */
  isElsewhere: boolean;
  newsletter: NewsletterProps;
}

export function ProfileEditView({
  form,
  formKey,
  saved,
  elsewhere,
  status,
  isKept,
  isElsewhere,
  newsletter,
}: ProfileEditViewProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Persönliche Daten</Trans>}
        lede={
          status === CHECKED && (
            <Trans>
              Name, Geburt, Staatsangehörigkeit und Anschrift sind geprüft. Wenn Sie daran etwas ändern, beginnt eine
              neue Prüfung.
            </Trans>
          )
        }
      />
      <SavedView
        saved={saved}
        status={status}
        elsewhere={elsewhere}
        labels={usePersonLabels(form.now, form.countries)}
      />
      <PersonForm key={formKey} {...form} save={<SaveButton busy={form.busy} />} />
      {isKept && <KeptNote isElsewhere={isElsewhere} />}
      <NewsletterView {...newsletter} />
    </>
  );
}
