import { Trans } from '@lingui/react/macro';
import { FormAlert } from '#components/form/FormAlert.tsx';
import { OutdatedFields, type OutdatedFieldsProps } from './OutdatedFields.tsx';

/** Alert before a save: some fields were changed here and elsewhere. */
export const OutdatedAlert = (props: OutdatedFieldsProps) => (
  <FormAlert>
    <Trans>Das hat sich inzwischen geändert:</Trans> <OutdatedFields {...props} />{' '}
    <Trans>Bitte prüfen Sie Ihre Angaben. Speichern Sie noch einmal, wenn Ihre Fassung gelten soll.</Trans>
  </FormAlert>
);

/** Note after a save: some fields were changed elsewhere only. */
export const ChangedElsewhere = (props: OutdatedFieldsProps) => (
  <>
    <Trans>Inzwischen wurde an anderer Stelle geändert:</Trans> <OutdatedFields {...props} />{' '}
    <Trans>Das Formular zeigt jetzt diese Angaben.</Trans>
  </>
);
