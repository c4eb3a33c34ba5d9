import { Trans } from '@lingui/react/macro';
import { CompanyForm, type CompanyFormProps } from '#components/disclosure/CompanyForm.tsx';
import { SaveBar } from '#components/disclosure/SaveBar.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export function CompanyDataView(props: Omit<CompanyFormProps, 'save'>) {
  return (
    <>
      <PageHeader
        title={<Trans>Unternehmensdaten</Trans>}
        lede={
          <Trans>
            Bitte geben Sie alles so an, wie es im Register steht. Wir gleichen die Angaben mit Ihren Nachweisen ab.
          </Trans>
        }
      />
      <CompanyForm {...props} save={<SaveBar busy={props.busy} />} />
    </>
  );
}
