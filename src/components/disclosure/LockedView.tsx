import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { TaskKey } from '#domain/onboarding/steps.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { lockedTexts, taskNames } from './taskTexts.ts';

/** Page of a locked task, with the steps to complete first (requirement 4.30). */
export function LockedView({ task }: { task: TaskKey }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(taskNames[task])} />
      <Card>
        <EmptyState
          title={t`Dieser Schritt ist noch gesperrt.`}
          action={<ButtonLink href={pathTo('/self-disclosure')}>{t`Zu den offenen Schritten`}</ButtonLink>}
        >
          {i18n._(lockedTexts[task])}
        </EmptyState>
      </Card>
    </>
  );
}
