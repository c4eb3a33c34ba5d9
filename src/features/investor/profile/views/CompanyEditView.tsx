import { Trans } from '@lingui/react/macro';
import { CompanyForm, type CompanyFormProps } from '#components/disclosure/CompanyForm.tsx';
import { useCompanyLabels } from '#components/disclosure/companyDefinitions.ts';
import { EditedView, type EditState } from './EditedView.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface CompanyEditViewProps extends EditState {
  form: Omit<CompanyFormProps, 'save'>;
  /** Changes each time the form starts over. */
  formKey: number;
}

export function CompanyEditView({ form, formKey, ...state }: CompanyEditViewProps) {
  return (
    <EditedView
      {...state}
      title={<Trans>Unternehmensdaten</Trans>}
      checked={
        <Trans>
          Name, Rechtsform, Registereintrag und Sitz sind geprüft. Wenn Sie daran etwas ändern, beginnt eine neue
          Prüfung.
        </Trans>
      }
      labels={useCompanyLabels(form.now, form.countries)}
    >
      <CompanyForm key={formKey} {...form} save={<SaveButton busy={form.busy} />} />
    </EditedView>
  );
}
