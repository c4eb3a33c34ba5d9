import { Trans } from '@lingui/react/macro';
import { CompanyForm, type CompanyFormProps } from '#components/disclosure/CompanyForm.tsx';
import { useCompanyLabels } from '#components/disclosure/companyDefinitions.ts';
import { KeptNote } from '#components/disclosure/KeptNote.tsx';
import { CHECKED } from '#domain/person/legalCheck.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedView } from './SavedView.tsx';

export interface CompanyEditViewProps {
  form: Omit<CompanyFormProps, 'save'>;
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
}

export function CompanyEditView({
  form,
  formKey,
  saved,
  elsewhere,
  status,
  isKept,
  isElsewhere,
}: CompanyEditViewProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Unternehmensdaten</Trans>}
        lede={
          status === CHECKED && (
            <Trans>
              Name, Rechtsform, Register und Sitz sind geprüft. Wenn Sie daran etwas ändern, beginnt eine neue Prüfung.
            </Trans>
          )
        }
      />
      <SavedView
        saved={saved}
        status={status}
        elsewhere={elsewhere}
        labels={useCompanyLabels(form.now, form.countries)}
      />
      <CompanyForm key={formKey} {...form} save={<SaveButton busy={form.busy} />} />
      {isKept && <KeptNote isElsewhere={isElsewhere} />}
    </>
  );
}
