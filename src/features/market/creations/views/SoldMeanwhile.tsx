import { Trans } from '@lingui/react/macro';
import { FormAlert } from '#components/form/FormAlert.tsx';

/** Alert of both edit pages: a sale came before the save, and froze the fields that buyers rely on. */
export const SoldMeanwhile = () => (
  <FormAlert>
    <Trans>
      Inzwischen wurde ein Exemplar verkauft. Titel, Beschreibung, Dateien, Eigenschaften, Nutzungsrechte und
      Beteiligung lassen sich deshalb nicht mehr ändern; Ihre Eingaben dazu wurden nicht gespeichert.
    </Trans>
  </FormAlert>
);
