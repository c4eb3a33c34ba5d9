import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** Home page if the customer's onboarding state failed to load. */
export function NotKnownView({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader title={t`Übersicht`} />
      <Card>
        <LoadFailed title={t`Ihre Angaben konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
      </Card>
    </div>
  );
}
