import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';

/** Selling takes an identity: told before anything is prepared (spec section 6). */
export function UnidentifiedView({ href, onRetry }: { href: string; onRetry: () => void }) {
  return (
    <>
      <PageHeader
        title={<Trans>Bestätigen Sie zuerst Ihre Identität</Trans>}
        lede={<Trans>Bevor Sie Werke anbieten, prüfen wir Ihre Identität. Das dauert meist wenige Minuten.</Trans>}
      />
      <div ref={restoreFocus}>
        <Card className="stack">
          <p>
            <Trans>Was Sie schon vorbereitet haben, bleibt in diesem Tab erhalten.</Trans>
          </p>
          <div className="cluster">
            <ButtonLink href={href}>
              <Trans>Zur Identitätsprüfung</Trans>
            </ButtonLink>
            <Button variant="secondary" onPress={onRetry}>
              <Trans>Erneut prüfen</Trans>
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
