import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '#api/files.ts';
import { useApp } from '#app/app.ts';
import { useDownload } from '#app/downloads/useDownload.ts';
import { useExcerptDownload } from '#app/downloads/useExcerptDownload.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useToday } from '#app/page/useToday.ts';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { excerpts } from '#app/reads/excerpts.ts';
import { holdings } from '#app/reads/holdings.ts';
import { useResource } from '#app/resources/useResource.ts';
import { allOf } from '#components/async/allOf.ts';
import { isRequestedOn } from '#domain/order/papers.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, isUnsure, selectFailure, selectStage } from '#machines/flows/statementRequest/selectors.ts';
import { type StatementRequestActor, statementRequestFlow } from './flow.ts';
import { custodyTerms } from './reads.ts';
import { CustodyPageView } from './views/CustodyPageView.tsx';
import { RequestPart } from './views/RequestPart.tsx';
import type { TermsDocument } from './views/TermsPart.tsx';

export function AccountCustodyFlow(): ReactNode {
  const { http, resources } = useApp();
  const today = useToday();
  const document = useDownload<TermsDocument>({
    read: ({ fileUuid }, signal) => downloadFile(http, fileUuid, signal),
    nameOf: ({ name }) => `${name}.pdf`,
  });
  const excerpt = useExcerptDownload();
  const person = useResource(resources.of(customer));
  const assets = useResource(resources.of(holdings));
  const answered = useResource(resources.of(answers));
  const terms = useResource(resources.of(custodyTerms));
  const papers = useResource(resources.of(excerpts));
  return (
    <CustodyPageView
      held={allOf(person, assets)}
      papers={papers}
      agreement={allOf(answered, terms)}
      opening={document.saving?.fileUuid ?? null}
      onOpen={document.save}
      saving={excerpt.saving?.id ?? null}
      onSave={excerpt.save}
      request={
        <Request
          // A new day allows a new request.
          key={today}
          isEmpty={assets.data?.length === 0}
          isThere={isRequestedOn(papers.data ?? [], today)}
        />
      }
    />
  );
}

function Request(props: { isEmpty: boolean; isThere: boolean }) {
  const app = useApp();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const request: StatementRequestActor = useFlow(() => statementRequestFlow(app, customerUuid));
  return (
    <RequestPart
      {...props}
      stage={useSelector(request, selectStage)}
      busy={useSelector(request, isBusy)}
      failure={useSelector(request, selectFailure)}
      isUnsure={useSelector(request, isUnsure)}
      onRequest={() => request.send({ type: 'statements.requested' })}
    />
  );
}
