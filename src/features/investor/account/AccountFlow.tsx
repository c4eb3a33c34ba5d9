import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { guardOf } from '#app/onboarding/guard.ts';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { payouts } from '#app/reads/payouts.ts';
import { recentOrders } from '#app/reads/recentOrders.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectProgress } from '#machines/app/onboarding/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { AccountView } from './views/AccountView.tsx';

export function AccountFlow(): ReactNode {
  const app = useApp();
  const { resources, preferences, session } = app;
  const { classified = '' } = useScreenSearch('/account');
  const today = useToday();
  const guard = guardOf(app);
  // Also read for a cleared customer: an open step stops them from investing.
  const step = useSelector(guard, (snapshot) => selectProgress(snapshot)?.step ?? null);
  useSubscription(
    useCallback(() => {
      guard.send({ type: 'disclosure.opened' });
      return () => undefined;
    }, [guard]),
  );
  return (
    <AccountView
      read={useResource(resources.of(customer))}
      orders={useResource(resources.of(recentOrders))}
      payouts={useResource(resources.of(payouts))}
      answers={useResource(resources.of(answers))}
      step={step}
      classified={classified}
      onClassify={(wanted) => {
        // Path to return to after the reclassification.
        const path = pathTo('/account', undefined, { classified: wanted });
        guard.send({ type: 'path.requested', request: { path, purpose: 'home' } });
      }}
      today={today}
      onLocale={(locale) => preferences.send({ type: 'locale.chosen', locale })}
      onLogout={() => session.send({ type: 'logout.requested' })}
    />
  );
}
