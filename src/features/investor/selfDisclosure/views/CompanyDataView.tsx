import { Trans } from '@lingui/react/macro';
import { CompanyForm, type CompanyFormProps } from '#components/disclosure/CompanyForm.tsx';
import { SaveBar } from '#components/disclosure/SaveBar.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export function CompanyDataView(props: Omit<CompanyFormProps, 'save'>) {
  return (
    <>
      <PageHeader
        title={<Trans>Unternehmensdaten</Trans>}
        lede={<Trans>Bitte wie im Register. Abgleichen werden wir sie mit Ihren Nachweisen.</Trans>}
      />
      <CompanyForm {...props} save={<SaveBar busy={props.busy} />} />
    </>
  );
}
