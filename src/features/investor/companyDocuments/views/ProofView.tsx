import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { evidenceTexts } from '#components/disclosure/evidenceTexts.ts';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { evidenceLimits } from '#domain/constants/limits.ts';
import { isExcerpt, issueDayOf, lastDayOf, plainName } from '#domain/onboarding/evidence.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSize } from '#i18n/useSize.ts';
import type { EvidenceStatus, Proof } from '#machines/flows/documents/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { ClockIcon, FileIcon, UploadIcon } from '#ui/signIcons.tsx';
import classes from './documents.module.css';
import { UploadPart, type UploadPartProps } from './UploadPart.tsx';
import { useIssue } from './useIssue.tsx';

type Document = Proof['documents'][number];

export interface ProofViewProps {
  proof: Proof;
  upload: Omit<UploadPartProps, 'label' | 'onRetry'>;
  /** Removal of a document and its progress; null if none is pending. */
  removal: { id: number; isBusy: boolean; failure: Failure | null } | null;
  /** Id of the document being opened; null if none. */
  opening: number | null;
  onOpen: (document: Document) => void;
  onRemove: (id: number) => void;
  /** Current day at the shop. */
  today: CalendarDate;
  /**
   * `issued`: the day of issue of an excerpt; null for other documents. `onArrived`: called when the shop has the file.
   */
  onChoose: (files: readonly File[], issued: CalendarDate | null, onArrived: () => void) => void;
  /** Sends a failed or interrupted file again, with the current day of issue. */
  onRetry: (issued: CalendarDate | null) => void;
}

const signs: Record<EvidenceStatus | 'sending' | 'wrong', { tone: string; icon: ReactNode }> = {
  missing: { tone: 'neutral', icon: <FileIcon /> },
  tooOld: { tone: 'warning', icon: <ClockIcon /> },
  present: { tone: 'positive', icon: <CheckIcon /> },
  sending: { tone: 'info', icon: <UploadIcon /> },
  wrong: { tone: 'danger', icon: <CloseIcon /> },
};

const statuses: Record<EvidenceStatus, MessageDescriptor> = {
  missing: msg`fehlt noch`,
  tooOld: msg`zu alt, bitte neu hochladen`,
  present: msg`liegt vor`,
};
const optional = msg`nicht nötig`;

/** Row of a required proof: icon, name, status and actions. The row is also a drop target for a file. */
export function ProofView({
  proof,
  upload,
  removal,
  opening,
  today,
  onOpen,
  onRemove,
  onChoose,
  onRetry,
}: ProofViewProps) {
  const { i18n, t } = useLingui();
  const { purpose, status, documents, isOptional } = proof;
  const name = i18n._(evidenceTexts[purpose].name);
  const isSending = ['checking', 'sending', 'looking'].includes(upload.stage);
  const isWrong = upload.stage === 'refused' || upload.stage === 'failed';
  const { tone, icon } = signs[isSending ? 'sending' : isWrong ? 'wrong' : status];
  const isChoosable = !isSending && documents.length < evidenceLimits.perPurpose;
  const issue = useIssue(isExcerpt(purpose), today);
  const take = (files: readonly File[]) => issue.submit((issued, onArrived) => onChoose(files, issued, onArrived));
  const choose = {
    missing: t`PDF auswählen`,
    tooOld: t`Neues PDF auswählen`,
    present: t`Weiteres PDF`,
  }[status];
  const isAsked = isChoosable && isExcerpt(purpose) && (status !== 'present' || issue.isShown);
  const button = isChoosable && (
    <FileButton
      size="sm"
      variant={status === 'present' && !isAsked ? 'quiet' : 'secondary'}
      accept="application/pdf,.pdf"
      aria-label={`${name}: ${choose}`}
      before={issue.check}
      onChoose={take}
    >
      {choose}
    </FileButton>
  );
  return (
    <li>
      <FileDrop className={classes.proof} isOpen={isChoosable} onDrop={take} data-tone={tone}>
        <span className={classes.sign}>{icon}</span>
        <div className={classes.about}>
          <div className={classes.head}>
            <div>
              <h3>{name}</h3>
              <p className={classes.status} data-tone={signs[status].tone}>
                {i18n._(isOptional ? optional : statuses[status])}
              </p>
            </div>
            {!isAsked && button}
          </div>
          {status !== 'present' && <p className={classes.hint}>{i18n._(evidenceTexts[purpose].hint)}</p>}
          {isAsked && (
            <>
              {issue.field}
              <div>{button}</div>
            </>
          )}
          {documents.length > 0 && (
            <ul className={classes.documents}>
              {documents.map((document) => (
                <DocumentLine
                  key={document.id}
                  document={document}
                  removal={removal?.id === document.id ? removal : null}
                  isOpening={opening === document.id}
                  onOpen={() => onOpen(document)}
                  onRemove={() => onRemove(document.id)}
                />
              ))}
            </ul>
          )}
          <UploadPart {...upload} label={name} onRetry={() => issue.submit(onRetry)} />
        </div>
      </FileDrop>
    </li>
  );
}

interface DocumentLineProps {
  document: Document;
  removal: ProofViewProps['removal'];
  isOpening: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function DocumentLine({ document, removal, isOpening, onOpen, onRemove }: DocumentLineProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const sizeOf = useSize();
  const { createdAt, isOld } = document;
  const name = plainName(document.name);
  // Names the document for screen readers; others see the name beside the button.
  const which = <span className="visually-hidden">: {name}</span>;
  const issued = issueDayOf(document);
  const from = date(issued ?? createdAt);
  const last = date(lastDayOf(document));
  return (
    <li ref={restoreFocus}>
      <span className={classes.facts}>
        <b>{name}</b> {document.size !== null && `${sizeOf(document.size)}, `}
        {issued ? <Trans>ausgestellt am {from}</Trans> : <Trans>hochgeladen am {from}</Trans>},{' '}
        {isOld ? <Trans>war gültig bis {last}</Trans> : <Trans>gültig bis {last}</Trans>}
      </span>
      <span className={classes.buttons}>
        {document.fileUuid !== null && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${t`Ansehen`}: ${name}`}
            busy={isOpening}
            busyLabel={t`Wird geladen`}
            onPress={onOpen}
          >
            <Trans>Ansehen</Trans>
            {which}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${t`Entfernen`}: ${name}`}
          busy={removal?.isBusy ?? false}
          busyLabel={t`Wird entfernt`}
          onPress={onRemove}
        >
          <Trans>Entfernen</Trans>
          {which}
        </Button>
      </span>
      {removal?.failure && (
        <FailureNote failure={removal.failure}>
          <Trans>Vielleicht ist das Dokument noch da. Sie können es noch einmal entfernen.</Trans>
        </FailureNote>
      )}
    </li>
  );
}
