import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';

/** Reason why a step failed. The input is kept. */
export function StepFailureView({ failure }: { failure: Failure }) {
  const { t } = useLingui();
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
  return <FailureNote failure={failure}>{t`Ihre Angaben sind nicht verloren.`}</FailureNote>;
}

/**
 * Returns true if the customer has no address: the shop needs one when the documents are confirmed, and reports a
 * missing one.
 */
function isAddressMissing(failure: Failure | null): boolean {
  return (
    failure?.kind === 'violations' && failure.violations.some(({ propertyPath }) => propertyPath === 'billingAddress')
  );
}
