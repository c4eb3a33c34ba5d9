import { ConfirmationView, type ConfirmationViewProps } from '#views/shell/ConfirmationView.tsx';
import { KitLanguage } from './KitLanguage.tsx';

/** The confirmation dialog, which stands outside of the screens. */
export function ConfirmationPart(props: ConfirmationViewProps) {
  return (
    <KitLanguage>
      <ConfirmationView {...props} />
    </KitLanguage>
  );
}
