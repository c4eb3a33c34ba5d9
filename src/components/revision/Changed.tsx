import { Trans } from '@lingui/react/macro';
import { FormAlert } from '#components/form/FormAlert.tsx';
import { OutdatedFields, type OutdatedFieldsProps } from './OutdatedFields.tsx';

/** Alert before a save: some fields were changed here and elsewhere. */
export const OutdatedAlert = (props: OutdatedFieldsProps) => (
  <FormAlert>
    <Trans>Das hat sich inzwischen geändert:</Trans> <OutdatedFields {...props} />{' '}
    <Trans>Prüfen Sie Ihre Angaben, und speichern Sie noch einmal, wenn sie gelten sollen.</Trans>
  </FormAlert>
);

/** Note after a save: some fields were changed elsewhere only. */
export const ChangedElsewhere = (props: OutdatedFieldsProps) => (
  <>
    <Trans>Anderswo wurde inzwischen geändert:</Trans> <OutdatedFields {...props} />{' '}
    <Trans>Das Formular zeigt jetzt diesen Stand.</Trans>
  </>
);
