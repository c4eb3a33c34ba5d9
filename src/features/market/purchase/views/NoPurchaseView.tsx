import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { obstacleTexts } from '#components/item/obstacleTexts.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Obstacle } from '#domain/item/purchase.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';

const browse = () => (
  <ButtonLink href={pathTo('/browse')}>
    <Trans>Werke ansehen</Trans>
  </ButtonLink>
);

/** The order process without a work: not started, or over. */
export function NoPurchaseView() {
  const { t } = useLingui();
  return (
    <div className="row page">
      <PageHeader title={<Trans>Kauf</Trans>} />
      <Card>
        <EmptyState title={t`Sie haben noch keinen Kauf begonnen.`} action={browse()}>
          <Trans>Wählen Sie ein Werk und dort „Jetzt kaufen“.</Trans>
        </EmptyState>
      </Card>
    </div>
  );
}

export function OfferLoadingView() {
  const { t } = useLingui();
  return (
    <>
      <h1 data-placeholder className="visually-hidden" ref={restoreFocus}>{t`Kauf`}</h1>
      <LoadingRegion label={t`Das Werk wird geladen`} className="stack">
        <SkeletonLine width="70%" />
        <SkeletonBlock height="20rem" />
      </LoadingRegion>
    </>
  );
}

/** A work that failed to load, or does not exist. */
export function OfferFailedView({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui();
  const title = needsOperator(failure)
    ? t`Hier können Sie zurzeit nicht kaufen.`
    : t`Das Werk konnte nicht geladen werden.`;
  return (
    <>
      <PageHeader title={<Trans>Kauf</Trans>} />
      <Card>
        {failure.kind === 'notFound' ? (
          <EmptyState title={t`Dieses Werk gibt es nicht.`} action={browse()}>
            <Trans>Vielleicht ist die Adresse unvollständig, oder das Werk wird nicht mehr angeboten.</Trans>
          </EmptyState>
        ) : (
          <LoadFailed title={title} failure={failure} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}

export interface UnavailableViewProps {
  name: string;
  code: string;
  obstacle: Obstacle;
  onRetry: () => void;
}

/** Reason why this customer cannot buy this work, and the next step (requirements 2.41 and 6.6). */
export function UnavailableView({ name, code, obstacle, onRetry }: UnavailableViewProps) {
  const { t, i18n } = useLingui();
  const { title, text } = obstacleTexts[obstacle];
  const page = pathTo('/products/$productCode', { productCode: code });
  return (
    <>
      <PageHeader eyebrow={<bdi className="soft">{name}</bdi>} title={i18n._(title)} lede={i18n._(text)} />
      <Card>
        <div className="cluster" ref={restoreFocus}>
          {obstacle === 'identity' || obstacle === 'rejected' ? (
            <ButtonLink
              href={pathTo('/self-disclosure/kyc', undefined, {
                redirectPath: pathTo('/order-process/addresses', undefined, { product: code }),
              })}
            >
              {obstacle === 'identity' ? <Trans>Identität bestätigen</Trans> : <Trans>Zur Identitätsprüfung</Trans>}
            </ButtonLink>
          ) : obstacle === 'banned' || obstacle === 'locked' ? (
            <ButtonLink href={pathTo('/contact')}>{t`Schreiben Sie uns`}</ButtonLink>
          ) : (
            browse()
          )}
          <ButtonLink href={page} variant="secondary">{t`Zurück zum Werk`}</ButtonLink>
          {obstacle !== 'own' && <Button variant="quiet" onPress={onRetry}>{t`Noch einmal prüfen`}</Button>}
        </div>
      </Card>
    </>
  );
}
