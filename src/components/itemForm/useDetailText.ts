import { useLingui } from '@lingui/react/macro';
import { useBreachText } from '#components/form/useBreachText.ts';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import type { DetailBreach } from './DetailFields.tsx';

/** Returns a function that translates a breach of a work's properties into a sentence. */
export function useDetailText(): (breach: DetailBreach) => string {
  const { t } = useLingui();
  const breachText = useBreachText();
  return (breach) => {
    if (breach.kind === 'hidden')
      return t`Am Anfang darf kein „_“ stehen: Eigenschaften mit solchen Namen sind nicht sichtbar.`;
    if (breach.kind === 'twice')
      return t`„${breach.key}“ steht hier mehrmals. Bitte geben Sie jeder Eigenschaft einen eigenen Namen.`;
    if (breach.kind === 'tooManyRows') return t`Möglich sind höchstens ${itemLimits.metadataRows} Eigenschaften.`;
    if (breach.kind === 'rightsOfOne') return t`Das geht nur bei einem Einzelstück.`;
    return breachText(breach);
  };
}
