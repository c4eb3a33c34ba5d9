import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { guardOf } from '#app/onboarding/guard.ts';
import { pathOfStep } from '#app/onboarding/stepPaths.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { selectProgress, selectRequest } from '#machines/app/onboarding/selectors.ts';
import { TaskListView } from './views/TaskListView.tsx';

export function SelfDisclosureFlow(): ReactNode {
  const app = useApp();
  const guard = guardOf(app);
  const progress = useSelector(guard, selectProgress);
  const request = useSelector(guard, selectRequest);
  const investor = useResource(app.resources.of(customer)).data;
  return (
    <DisclosureFrame>
      {progress && investor && (
        <TaskListView
          accountType={investor.accountType}
          tasks={progress.tasks}
          pathOf={({ step }) => pathOfStep(step)}
          onwardHref={safePath(request?.path ?? '', location.origin) ?? pathTo('/')}
        />
      )}
    </DisclosureFrame>
  );
}
