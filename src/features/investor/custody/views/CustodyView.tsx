import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { NotOffered } from '#components/disclosure/NotOffered.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Answers } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { CustodySetup } from '#machines/flows/custody/ports.ts';
import type { CustodyStage } from '#machines/flows/custody/selectors.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { SettledView, UnfinishedView } from './OutcomeViews.tsx';
import { type OpenableDocument, TermsView } from './TermsView.tsx';

export interface CustodyViewProps {
  stage: CustodyStage;
  custody: CustodySetup | null;
  busy: boolean;
  failure: Failure | null;
  /** File being opened; null if none. */
  opening: string | null;
  /** Files that the customer has opened. */
  opened: readonly string[];
  onOpen: (document: OpenableDocument) => void;
  onRetry: () => void;
  onEdited: () => void;
  onAgree: (answers: Answers) => void;
  onCreate: () => void;
  onContinue: () => void;
}

/** `/self-disclosure/custody`: parties, terms and wallet. */
export function CustodyView({ stage, custody, ...props }: CustodyViewProps) {
  const { busy, failure, onRetry, onCreate, onContinue } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  if (stage === 'settled') return <SettledView address={custody?.wallet ?? null} onContinue={onContinue} />;
  if (stage === 'unfinished') {
    // The custodian's own messages, if any.
    const refused = failure?.kind === 'violations' ? failure.violations.map(({ message }) => message).join(' ') : null;
    return <UnfinishedView busy={busy} problem={refused || (failure && failureText(failure))} onCreate={onCreate} />;
  }
  if (stage === 'terms' && custody) return <TermsView {...props} terms={custody.terms} />;
  return (
    <>
      <PageHeader title={<Trans>Verwahrung</Trans>} />
      {busy || failure === null ? (
        <LoadingRegion label={t`Wird geladen`}>
          <SkeletonBlock height="24rem" />
        </LoadingRegion>
      ) : failure.kind === 'notOffered' ? (
        <NotOffered />
      ) : (
        <LoadFailed title={t`Die Bedingungen konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
      )}
    </>
  );
}
