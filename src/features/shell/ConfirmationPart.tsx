import { KitLanguage } from './KitLanguage.tsx';
import { ConfirmationView, type ConfirmationViewProps } from './views/ConfirmationView.tsx';

/** The confirmation dialog, which stands outside of the screens. */
export function ConfirmationPart(props: ConfirmationViewProps) {
  return (
    <KitLanguage>
      <ConfirmationView {...props} />
    </KitLanguage>
  );
}
