import { Trans } from '@lingui/react/macro';
import { PersonForm, type PersonFormProps } from '#components/disclosure/PersonForm.tsx';
import { usePersonLabels } from '#components/disclosure/personDefinitions.ts';
import { type NewsletterProps, NewsletterView } from '#components/newsletter/NewsletterView.tsx';
import { EditedView, type EditState } from './EditedView.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface ProfileEditViewProps extends EditState {
  form: Omit<PersonFormProps, 'save'>;
  /** Changes each time the form starts over. */
  formKey: number;
  newsletter: NewsletterProps;
}

export function ProfileEditView({ form, formKey, newsletter, ...state }: ProfileEditViewProps) {
  return (
    <>
      <EditedView
        {...state}
        title={<Trans>Persönliche Daten</Trans>}
        checked={
          <Trans>
            Name, Angaben zur Geburt, Staatsangehörigkeit und Anschrift sind geprüft. Wenn Sie daran etwas ändern,
            beginnt eine neue Prüfung.
          </Trans>
        }
        labels={usePersonLabels(form.now, form.countries)}
      >
        <PersonForm key={formKey} {...form} save={<SaveButton busy={form.busy} />} />
      </EditedView>
      <NewsletterView {...newsletter} />
    </>
  );
}
