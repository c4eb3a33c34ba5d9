import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import { downloadFile } from '#api/files.ts';
import { showBlob } from '#api/save.ts';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useToday } from '#app/page/useToday.ts';
import { useUploadLeaving } from '#app/upload/useUploadLeaving.ts';
import { plainName } from '#domain/onboarding/evidence.ts';
import { requireFound } from '#domain/shop/failure.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import {
  type Proof,
  selectCount,
  selectEvidence,
  selectFailure,
  selectProofs,
  selectRemoval,
  selectStage,
} from '#machines/flows/documents/selectors.ts';
import * as upload from '#machines/kit/upload/selectors.ts';
import { createFiles, type DocumentsActor, documentsFlow, type UploadActor, uploadFlow } from './flow.ts';
import { DocumentsView } from './views/DocumentsView.tsx';
import { ProofView, type ProofViewProps } from './views/ProofView.tsx';

/** Loaded on demand: only removals need the dialog. */
const RemovalView = lazyPart(() => import('./views/RemovalView.tsx').then((module) => module.RemovalView));

/** `/self-disclosure/ubo-documents`: the documents that a company must provide. */
export function DocumentsFlow(): ReactNode {
  return (
    <DisclosureFrame task="uboDocuments">
      <Documents />
    </DisclosureFrame>
  );
}

function Documents() {
  const app = useApp();
  const stepDone = useStepDone();
  const documents: DocumentsActor = useFlow(() => documentsFlow(app, stepDone));
  const snapshot = useSelector(documents, (current) => current);
  const removal = selectRemoval(snapshot);
  const isAsked = snapshot.matches('doubting');
  // The dialog stays mounted after its first opening: only then can it restore the focus.
  const [wasAsked, setAsked] = useState(false);
  const [uploads] = useState(() => new Set<UploadActor>());
  const { shown, show } = usePreview();
  const evidence = selectEvidence(snapshot);
  return (
    <>
      <DocumentsView
        stage={selectStage(snapshot)}
        failure={selectFailure(snapshot)}
        {...selectCount(snapshot)}
        canGoOn={snapshot.can({ type: 'step.accepted' })}
        onRetry={() => documents.send({ type: 'retry.requested' })}
        onContinue={() => documents.send({ type: 'step.accepted' })}
      >
        {selectProofs(snapshot).map((proof) => (
          <Slot
            key={proof.purpose}
            proof={proof}
            documents={documents}
            uploads={uploads}
            removal={removal}
            opening={shown}
            onOpen={show}
            onRemove={(id) => {
              setAsked(true);
              documents.send({ type: 'removal.requested', id });
            }}
          />
        ))}
      </DocumentsView>
      {(wasAsked || isAsked) && (
        <RemovalView
          isOpen={isAsked}
          name={plainName(evidence?.documents.find(({ id }) => id === removal?.id)?.name ?? '')}
          onRemove={() => documents.send({ type: 'removal.confirmed' })}
          onKeep={() => documents.send({ type: 'removal.dropped' })}
        />
      )}
    </>
  );
}

type SlotProps = Pick<ProofViewProps, 'proof' | 'removal' | 'opening' | 'onOpen' | 'onRemove'> & {
  documents: DocumentsActor;
  /** Uploads of all proofs. */
  uploads: Set<UploadActor>;
};

/** Required proof with an upload of its own. */
function Slot({ documents, uploads, proof, ...props }: SlotProps) {
  const app = useApp();
  const { purpose } = proof;
  const today = useToday();
  const [files] = useState(createFiles);
  const arrived = useRef(() => {});
  const sending: UploadActor = useFlow(() => {
    const present = () =>
      selectEvidence(documents.getSnapshot())?.documents.filter((document) => document.purpose === purpose) ?? [];
    return uploadFlow(app, purpose, files, present, (document) => {
      documents.send({ type: 'document.added', document });
      arrived.current();
    });
  });
  const snapshot = useSelector(sending, (current) => current);
  useUploadLeaving(sending, uploads, { isAtStake: upload.isUnderWay, discardEvent: 'upload.cancelled' });
  return (
    <ProofView
      {...props}
      proof={proof}
      upload={{
        stage: upload.selectStage(snapshot),
        file: upload.selectFile(snapshot),
        percent: upload.selectPercent(snapshot),
        breach: upload.selectBreach(snapshot),
        failure: upload.selectFailure(snapshot),
        canCancel: upload.canCancel(snapshot),
        onCancel: () => sending.send({ type: 'upload.cancelled' }),
        onDiscard: () => sending.send({ type: 'upload.discarded' }),
      }}
      today={today}
      onRetry={(issued) => {
        const file = upload.selectFile(sending.getSnapshot());
        if (file) files.setIssued(file, issued);
        sending.send({ type: 'upload.resumed' });
      }}
      onChoose={([file, ...more], issued, onArrived) => {
        if (upload.isBusy(sending.getSnapshot())) return;
        if (more.length > 0) sending.send({ type: 'choice.refused', breach: 'several' });
        else if (file) {
          arrived.current = onArrived;
          sending.send({ type: 'file.chosen', file: files.add(file, issued) });
        }
      }}
    />
  );
}

/** Opens documents in a tab of their own; reports failures in the notification bar. */
function usePreview() {
  const { http, notifications } = useApp();
  const [shown, setShown] = useState<number | null>(null);
  const { busy, onSubmit } = useSubmission<CustomerDocument, void>({
    async send({ fileUuid, name }, signal) {
      const { blob } = await downloadFile(http, requireFound(fileUuid), signal);
      showBlob(name, blob);
    },
    onFailed: (failure) =>
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'downloadFailed', failure }),
  });
  return {
    shown: busy ? shown : null,
    show(document: Proof['documents'][number]) {
      if (!busy) setShown(document.id);
      onSubmit(document);
    },
  };
}
