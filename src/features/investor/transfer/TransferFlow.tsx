import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { formDraft } from '#app/drafts/drafts.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenParams } from '#app/page/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, isEarlier, isUnsent, selectStage, selectTransfer } from '#machines/flows/tokenTransfer/selectors.ts';
import { type TokenTransferActor, transferFlow } from './flow.ts';
import { TransferView } from './views/TransferView.tsx';

/** `/transfer/{tkn}`: transfer of a token; `tkn` is the code of its variant. */
export function TransferFlow(): ReactNode {
  const { tkn } = useScreenParams('/transfer/$tkn');
  return <Transfer key={tkn} variantCode={tkn} />;
}

function Transfer({ variantCode }: { variantCode: string }) {
  const app = useApp();
  const go = useGo();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const [draft] = useState(() => formDraft(`transferDetails:${variantCode}`, customerUuid));
  const transfer: TokenTransferActor = useFlow(() =>
    transferFlow(app, {
      customerUuid,
      variantCode,
      onSent: () => draft.forget(),
      onTwoFactorMissing() {
        const redirectPath = pathTo('/transfer/$tkn', { tkn: variantCode });
        go(pathTo('/enable-twofactor', undefined, { redirectPath }), { replace: true });
      },
    }),
  );
  const { conditions, details, transfer: made, failure } = useSelector(transfer, selectTransfer);
  return (
    <TransferView
      stage={useSelector(transfer, selectStage)}
      busy={useSelector(transfer, isBusy)}
      token={conditions?.token ?? null}
      left={conditions ? (conditions.token?.balance ?? 0) : null}
      details={details}
      made={made}
      isEarlier={useSelector(transfer, isEarlier)}
      isUnsent={useSelector(transfer, isUnsent)}
      failure={failure}
      draft={draft}
      onRetry={() => transfer.send({ type: 'retry.requested' })}
      onSubmit={(entered) => transfer.send({ type: 'details.submitted', ...entered })}
      onReopen={() => transfer.send({ type: 'details.reopened' })}
      onAskWhitelisting={() => transfer.send({ type: 'whitelisting.requested' })}
      onConfirm={() => transfer.send({ type: 'summary.confirmed' })}
      onReview={() => transfer.send({ type: 'summary.reopened' })}
      onCode={(code) => transfer.send({ type: 'code.submitted', code })}
    />
  );
}
