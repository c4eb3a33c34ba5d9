import { Trans } from '@lingui/react/macro';
import { PersonForm, type PersonFormProps } from '#components/disclosure/PersonForm.tsx';
import { SaveBar } from '#components/disclosure/SaveBar.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export function PersonalDataView(props: Omit<PersonFormProps, 'save'>) {
  return (
    <>
      <PageHeader
        title={<Trans>Persönliche Daten</Trans>}
        lede={
          <Trans>
            Bitte geben Sie alles so an, wie es in Ihrem Ausweis steht. Wir gleichen die Angaben bei der
            Identitätsprüfung ab.
          </Trans>
        }
      />
      <PersonForm {...props} save={<SaveBar busy={props.busy} />} />
    </>
  );
}
