import { Trans } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';

/** Why a step did not go on. What was typed is still there. */
export function StepFailureView({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  if (isAddressMissing(failure)) {
    return (
      <FormError>
        <Trans>
          In Ihrem Konto fehlt noch eine Anschrift. <Link href={pathTo('/contact')}>Bitte schreiben Sie uns</Link>, dann
          tragen wir sie ein; Ihre Angaben bleiben hier erhalten.
        </Trans>
      </FormError>
    );
  }
  return (
    <FormError tone={toneOf(failure)}>
      {failureText(failure)} <Trans>Ihre Angaben sind nicht verloren.</Trans>
    </FormError>
  );
}

/** The shop takes the customer's address when the documents are confirmed, and says so when there is none. */
function isAddressMissing(failure: Failure | null): boolean {
  return (
    failure?.kind === 'violations' && failure.violations.some(({ propertyPath }) => propertyPath === 'billingAddress')
  );
}
