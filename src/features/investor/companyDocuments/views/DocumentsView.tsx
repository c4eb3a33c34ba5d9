import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { useSize } from '#i18n/useSize.ts';
import type { DocumentsStage } from '#machines/flows/documents/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';
import classes from './documents.module.css';

export interface DocumentsViewProps {
  stage: DocumentsStage;
  failure: Failure | null;
  /** `required`: number of required proofs. `open`: number of those still missing. */
  required: number;
  open: number;
  canGoOn: boolean;
  /** A `ProofView` for each required proof. */
  children: ReactNode;
  onRetry: () => void;
  onContinue: () => void;
}

/** `/self-disclosure/ubo-documents`: missing, present and outdated documents, and the button to continue. */
export function DocumentsView(props: DocumentsViewProps) {
  const { stage, failure, required, open, canGoOn, children, onRetry, onContinue } = props;
  const { t } = useLingui();
  const most = useSize()(evidenceLimits.bytes);
  const present = required - open;
  const reasons = [
    { holds: open === 1, text: t`Ein Nachweis fehlt noch.` },
    { holds: open > 1, text: t`Es fehlen noch ${open} Nachweise.` },
    { holds: !canGoOn, text: t`Ein Dokument wird gerade entfernt.` },
  ];
  const reason = reasons.find(({ holds }) => holds)?.text;
  const wayOn = (
    <Button onPress={onContinue} variant={open > 0 ? 'secondary' : 'primary'} disabledReason={reason}>
      <Trans>Weiter</Trans>
    </Button>
  );
  return (
    // Ignores files dropped beside a row; otherwise the browser would open them in place of this page.
    <FileDrop isOpen={false} onDrop={() => undefined}>
      <PageHeader
        title={<Trans>Nachweise</Trans>}
        lede={
          <Trans>
            Als PDF, höchstens {most}. Auszüge aus Registern dürfen nicht älter als drei Monate sein; alle übrigen
            Nachweise müssen aktuell gültig sein.
          </Trans>
        }
      />
      {stage === 'listed' ? (
        <div className="stack" data-gap="lg" ref={restoreFocus}>
          <Card as="section" className="stack" data-gap="lg">
            <div className="cluster" data-justify="between">
              <h2>
                <Trans>
                  {present} von {required} <Plural value={present} one="liegt vor" other="liegen vor" />
                </Trans>
              </h2>
              {open > 0 && <p className="soft small">{t`Die Prüfung beginnt, sobald alle Nachweise vorliegen.`}</p>}
            </div>
            <ul className={classes.proofs}>{children}</ul>
          </Card>
          <div className="cluster wide-only" data-justify="end">
            {wayOn}
          </div>
          <StickyBar label={t`Nächster Schritt`} action={wayOn} />
        </div>
      ) : stage === 'unread' && failure ? (
        <LoadFailed title={t`Ihre Nachweise konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
      ) : (
        <LoadingRegion label={t`Wird geladen`}>
          <SkeletonBlock height="28rem" />
        </LoadingRegion>
      )}
    </FileDrop>
  );
}
