import { Trans } from '@lingui/react/macro';
import { PersonForm, type PersonFormProps } from '#components/disclosure/PersonForm.tsx';
import { SaveBar } from '#components/disclosure/SaveBar.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export function PersonalDataView(props: Omit<PersonFormProps, 'save'>) {
  return (
    <>
      <PageHeader
        title={<Trans>Persönliche Daten</Trans>}
        lede={<Trans>Bitte wie in Ihrem Ausweis. Abgleichen werden wir sie in der Identitätsprüfung.</Trans>}
      />
      <PersonForm {...props} save={<SaveBar busy={props.busy} />} />
    </>
  );
}
