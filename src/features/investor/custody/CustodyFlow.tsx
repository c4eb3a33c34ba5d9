import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '#api/files.ts';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useDownload } from '#app/downloads/useDownload.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, selectCustody, selectFailure, selectStage } from '#machines/flows/custody/selectors.ts';
import { type CustodyActor, custodyFlow } from './flow.ts';
import { CustodyView } from './views/CustodyView.tsx';
import type { OpenableDocument } from './views/TermsView.tsx';

/** `/self-disclosure/custody`. A change of language reloads the terms, which come in one language. */
export function CustodyFlow(): ReactNode {
  const { i18n } = useLingui();
  return (
    <DisclosureFrame task="custody">
      <Custody key={i18n.locale} />
    </DisclosureFrame>
  );
}

function Custody() {
  const app = useApp();
  const stepDone = useStepDone();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const custody: CustodyActor = useFlow(() => custodyFlow(app, customerUuid, stepDone));
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { saving, save } = useDownload<OpenableDocument>({
    read: ({ fileUuid }, signal) => downloadFile(app.http, fileUuid, signal),
    nameOf: ({ name }) => `${name}.pdf`,
    onSaved: ({ fileUuid }) => setOpened([...opened, fileUuid]),
  });
  const snapshot = useSelector(custody, (current) => current);
  return (
    <CustodyView
      stage={selectStage(snapshot)}
      custody={selectCustody(snapshot)}
      busy={isBusy(snapshot)}
      failure={selectFailure(snapshot)}
      opening={saving?.fileUuid ?? null}
      opened={opened}
      onOpen={save}
      onRetry={() => custody.send({ type: 'retry.requested' })}
      onEdited={() => custody.send({ type: 'terms.edited' })}
      onAgree={(answers) => custody.send({ type: 'terms.submitted', answers })}
      onCreate={() => custody.send({ type: 'wallet.requested' })}
      onContinue={() => custody.send({ type: 'result.accepted' })}
    />
  );
}
