import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useState } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { RetriedBeside } from '#components/async/retriedBeside.ts';
import { DisclosureLayout } from '#components/disclosure/DisclosureLayout.tsx';
import { LockedView } from '#components/disclosure/LockedView.tsx';
import { AwaitedPath, TaskPath } from '#components/disclosure/TaskPath.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { isCheckedTask, type TaskKey } from '#domain/onboarding/steps.ts';
import { isFirstOf, withoutSpent } from '#domain/onboarding/tasks.ts';
import { CHECKED } from '#domain/person/legalCheck.ts';
import { nameOf } from '#domain/person/name.ts';
import { safePath } from '#domain/session/redirect.ts';
import { hasLostWay, selectFailure, selectProgress } from '#machines/app/onboarding/selectors.ts';
import { Banner } from '#ui/Banner.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { guardOf } from '../onboarding/guard.ts';
import { pathOfStep } from '../onboarding/stepPaths.ts';
import { useGo } from '../page/navigation.ts';
import { customer } from '../reads/customer.ts';
import { useResource } from '../resources/useResource.ts';
import { useIsElsewhere, useIsKept } from './saved.ts';
import { useSpentMinutes } from './spent.ts';

export interface DisclosureFrameProps {
  /** Displayed task; absent on the list of all tasks. */
  task?: TaskKey;
  children: ReactNode;
}

/**
 * Frames each page of the self-disclosure: the steps, the note that input is kept, and the exit. Replaces a locked task
 * by a notice, and follows the way that the guard finds after a completed step. The task renders before the steps are
 * read, and keeps its input if that read fails.
 */
export function DisclosureFrame({ task, children }: DisclosureFrameProps) {
  const { t } = useLingui();
  const app = useApp();
  const guard = guardOf(app);
  const go = useGo();
  const investor = useResource(app.resources.of(customer)).data;
  const progress = useSelector(guard, selectProgress);
  const failure = useSelector(guard, selectFailure);
  const isSent = useSelector(guard, hasLostWay);
  const isKept = useIsKept();
  const isElsewhere = useIsElsewhere();
  const spent = useSpentMinutes();
  const [visit, setVisit] = useState(0);
  useSubscription(
    useCallback(() => {
      const { unsubscribe } = guard.on('way.found', ({ step, path }) => {
        const asked = safePath(path ?? '', location.origin) ?? pathTo('/');
        const href = step === null ? asked : pathOfStep(step);
        // Another tab or the shop has undone this step: remount it.
        if (href === location.pathname) setVisit((before) => before + 1);
        else go(href);
      });
      guard.send({ type: 'disclosure.opened' });
      return unsubscribe;
    }, [guard, go]),
  );
  const isLocked = progress?.tasks.some(({ key, state }) => key === task && state === 'locked') ?? false;
  const isChecked = task !== undefined && isCheckedTask(task) && investor?.status === CHECKED;
  const retry = useCallback(() => guard.send({ type: 'retry.requested' }), [guard]);
  const unknown = failure && (
    <LoadFailed
      title={t`Der Status Ihrer Selbstauskunft konnte nicht geladen werden.`}
      failure={failure}
      onRetry={retry}
    />
  );
  return (
    <DisclosureLayout
      name={investor && nameOf(investor)}
      isKept={isKept}
      isElsewhere={isElsewhere}
      laterHref={pathTo('/search')}
      path={
        task &&
        !(unknown && isSent) &&
        (unknown ??
          (progress ? (
            <TaskPath
              tasks={withoutSpent(progress.tasks, task, spent)}
              current={task}
              pathOf={({ step }) => pathOfStep(step)}
            />
          ) : (
            <AwaitedPath />
          )))
      }
    >
      {unknown && (task === undefined || isSent) ? (
        <>
          <PageHeader title={t`Selbstauskunft`} />
          <Card>{unknown}</Card>
        </>
      ) : progress === null && task === undefined ? (
        <>
          <h1 data-placeholder className="visually-hidden">{t`Selbstauskunft`}</h1>
          <LoadingRegion label={t`Wird geladen`} className="stack">
            <SkeletonLine width="60%" />
            <SkeletonBlock height="24rem" />
          </LoadingRegion>
        </>
      ) : task && isLocked ? (
        <LockedView task={task} />
      ) : (
        <RetriedBeside key={visit} value={failure && retry}>
          <div className="stack" data-gap="lg">
            {isChecked && (
              <Banner title={t`Diese Angaben sind geprüft.`}>
                <Trans>
                  Wenn Sie etwas ändern, prüfen wir Ihre Angaben erneut. Bis die Prüfung abgeschlossen ist, können Sie
                  nicht zeichnen.
                </Trans>
              </Banner>
            )}
            {task && progress && isFirstOf(progress.tasks, task) && (
              <p>
                <Link variant="strong" href={pathTo('/self-disclosure')}>
                  <Trans>Alle Schritte, und was Sie dafür brauchen</Trans>
                </Link>
              </p>
            )}
            <div>{children}</div>
          </div>
        </RetriedBeside>
      )}
    </DisclosureLayout>
  );
}
