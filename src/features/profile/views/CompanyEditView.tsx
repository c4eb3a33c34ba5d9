import { Trans } from '@lingui/react/macro';
import { CompanyForm, type CompanyFormProps } from '#components/disclosure/CompanyForm.tsx';
import { KeptNote } from '#components/disclosure/KeptNote.tsx';
import { CHECKED } from '#domain/person/legalCheck.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedView } from './SavedView.tsx';

export interface CompanyEditViewProps {
  form: Omit<CompanyFormProps, 'save'>;
  /** Another one for each time that it begins anew. */
  formKey: number;
  /** The shop has all of it, and nothing was typed since. */
  saved: boolean;
  status: string;
  isKept: boolean;
  /** The same form is filled in in another tab, too. */
  isElsewhere: boolean;
}

/** `/account/company-edit`. */
export function CompanyEditView({ form, formKey, saved, status, isKept, isElsewhere }: CompanyEditViewProps) {
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
      <SavedView saved={saved} status={status} />
      <CompanyForm key={formKey} {...form} save={<SaveButton busy={form.busy} />} />
      {isKept && <KeptNote isElsewhere={isElsewhere} />}
    </>
  );
}
