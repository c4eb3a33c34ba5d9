import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { OwedBack } from '#components/wallet/OwedBack.tsx';
import { TransfersLacking } from '#components/wallet/TransfersLacking.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import type { TransferableToken, TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import type { TransferStage } from '#machines/flows/tokenTransfer/selectors.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { RefusedPart, SentPart, UnknownPart, WhitelistingPart } from './OutcomeParts.tsx';
import { SummaryStep } from './SummaryStep.tsx';

export interface TransferViewProps {
  stage: TransferStage;
  busy: boolean;
  token: TransferableToken | null;
  /** Tokens left according to the shop; null if the shop could not be asked. */
  left: number | null;
  details: TransferDetails | null;
  made: Transfer | null;
  /** True if the transfer is not the one submitted on this page, but an earlier one. */
  isEarlier: boolean;
  /** True if the details submitted on this page were not sent. */
  isUnsent: boolean;
  failure: Failure | null;
  draft: FormDraft;
  onRetry: () => void;
  onSubmit: (details: TransferDetails) => void;
  onReopen: () => void;
  onAskWhitelisting: () => void;
  onConfirm: () => void;
  onReview: () => void;
  onCode: (code: string) => void;
}

/** `/transfer/{tkn}`: recipient and number of tokens, a review, a code, and the result (requirement 5.26). */
export function TransferView(props: TransferViewProps) {
  const { token } = props;
  return (
    <AccountLayout current="wallet">
      <PageHeader title={<Trans>Token übertragen</Trans>} lede={token?.productName} />
      {/* Each stage replaces the previous one, together with the button that was pressed there. */}
      <div key={props.stage} ref={restoreFocus}>
        <Stage {...props} />
      </div>
    </AccountLayout>
  );
}

function Stage(props: TransferViewProps) {
  const { stage, busy, token, details, made, failure } = props;
  const { t } = useLingui();
  if (stage === 'unread' && failure?.kind === 'notOffered') return <TransfersLacking />;
  if (stage === 'unread' && failure)
    return <LoadFailed title={t`Ihr Bestand konnte nicht geladen werden.`} failure={failure} onRetry={props.onRetry} />;
  if (stage === 'nothing')
    return (
      <Card padded={false}>
        <EmptyState
          title={t`Von diesem Wertpapier liegt nichts in Ihrer Wallet.`}
          action={<Link variant="strong" href={pathTo('/account/wallet')}>{t`Zur Wallet`}</Link>}
        />
      </Card>
    );
  if (stage === 'owed')
    return (
      <Card padded={false}>
        <EmptyState
          title={t`Zurzeit können Sie nichts übertragen.`}
          action={<Link variant="strong" href={pathTo('/account/orders')}>{t`Zu Ihren Zeichnungen`}</Link>}
        >
          <OwedBack count={token?.balance ?? 0} transferable={0} />
        </EmptyState>
      </Card>
    );
  if (stage === 'sent' && made) return <SentPart {...props} made={made} />;
  if (token && stage === 'entering') return <DetailsStep {...props} token={token} onSubmit={props.onSubmit} />;
  if (token && details) {
    if (stage === 'summary')
      return <SummaryStep token={token} details={details} onConfirm={props.onConfirm} onReopen={props.onReopen} />;
    if (stage === 'confirming')
      return (
        <CodeStep
          token={token}
          details={details}
          busy={busy}
          failure={failure}
          onSubmit={props.onCode}
          onReview={props.onReview}
        />
      );
    if (stage === 'notWhitelisted' || stage === 'whitelistingAsked')
      return (
        <WhitelistingPart
          details={details}
          busy={busy}
          failure={failure}
          asked={stage === 'whitelistingAsked'}
          onAsk={props.onAskWhitelisting}
          onReopen={props.onReopen}
        />
      );
    if (stage === 'refused' && failure) return <RefusedPart failure={failure} onReopen={props.onReopen} />;
    if (stage === 'unknown') return <UnknownPart busy={busy} onRetry={props.onRetry} />;
  }
  return (
    <LoadingRegion label={t`Wird geladen`}>
      <SkeletonBlock height="16rem" />
    </LoadingRegion>
  );
}
