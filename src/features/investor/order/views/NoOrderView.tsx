import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { reasonText } from '#components/product/reasons.ts';
import { Points } from '#components/review/Points.tsx';
import steps from '#components/steps/steps.module.css';
import type { Reason } from '#domain/order/eligibility.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { tokenQuestion } from './tokenQuestion.tsx';

/** The order process without a product: not started, or over. */
export function NoOrderView() {
  const { t } = useLingui();
  return (
    <div className="row page">
      <PageHeader title={<Trans>Zeichnung</Trans>} />
      <Card>
        <EmptyState title={t`Sie haben noch keine Zeichnung begonnen.`} action={<Home />}>
          <Trans>Wählen Sie in der Übersicht eine Anleihe und eine Stückzahl.</Trans>
        </EmptyState>
      </Card>
    </div>
  );
}

export interface OfferLoadingViewProps {
  /** True if the first step follows, whose question is then shown already. */
  first: boolean;
  /** True if the list of steps is above; otherwise the view reserves its space. */
  hasSteps: boolean;
}

/**
 * Placeholder while the product loads, as high as the first step. A navigation focuses the step's heading, never this
 * one; only a retry focuses this one meanwhile.
 */
export function OfferLoadingView({ first, hasSteps }: OfferLoadingViewProps) {
  const { t } = useLingui();
  return (
    <>
      {first ? (
        // Same height as the list of steps. Inline, since the HTML page appears before the view's style sheet has
        // loaded.
        <div style={{ paddingBlockStart: hasSteps ? 0 : '3.5rem' }}>
          <PageHeader placeholder {...tokenQuestion()} />
        </div>
      ) : (
        <h1 data-placeholder className="visually-hidden" ref={restoreFocus}>{t`Zeichnung`}</h1>
      )}
      <LoadingRegion label={t`Das Angebot wird geladen`} className="stack">
        {!first && !hasSteps && <SkeletonBlock height="2.75rem" />}
        <SkeletonLine width="70%" />
        <SkeletonBlock height={first ? '40rem' : '16rem'} />
      </LoadingRegion>
    </>
  );
}

export interface OfferFailedViewProps {
  failure: Failure;
  onRetry: () => void;
}

/** A product that failed to load, or does not exist. */
export function OfferFailedView({ failure, onRetry }: OfferFailedViewProps) {
  const { t } = useLingui();
  if (failure.kind === 'notFound') {
    return (
      <>
        <PageHeader title={<Trans>Zeichnung</Trans>} />
        <Card>
          <EmptyState title={t`Diese Anleihe gibt es nicht.`} action={<Home />}>
            <Trans>
              Vielleicht wird die Anleihe nicht mehr angeboten. Aktuelle Angebote finden Sie in der Übersicht.
            </Trans>
          </EmptyState>
        </Card>
      </>
    );
  }
  const title = needsOperator(failure)
    ? t`Hier können Sie zurzeit nicht zeichnen.`
    : t`Das Angebot konnte nicht geladen werden.`;
  return (
    <>
      <PageHeader title={<Trans>Zeichnung</Trans>} />
      <Card>
        <LoadFailed title={title} failure={failure} onRetry={onRetry} />
      </Card>
    </>
  );
}

export interface UnavailableViewProps {
  name: string;
  reasons: readonly Reason[];
  onRetry: () => void;
}

/** This investor cannot buy this product: lists every reason (requirement 5.23). */
export function UnavailableView({ name, reasons, onRetry }: UnavailableViewProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHeader title={<Trans>{name} können Sie zurzeit nicht zeichnen</Trans>} />
      <Card className={steps.sheet}>
        <Points>
          {reasons.map((reason) => (
            <li key={reason}>{i18n._(reasonText[reason])}</li>
          ))}
        </Points>
        <div className="cluster" ref={restoreFocus}>
          <Home />
          <ButtonLink href={pathTo('/contact')} variant="secondary">{t`Schreiben Sie uns`}</ButtonLink>
          <Button variant="quiet" onPress={onRetry}>{t`Noch einmal prüfen`}</Button>
        </div>
      </Card>
    </>
  );
}

function Home() {
  const { t } = useLingui();
  return <ButtonLink href={pathTo('/')}>{t`Zur Übersicht`}</ButtonLink>;
}
