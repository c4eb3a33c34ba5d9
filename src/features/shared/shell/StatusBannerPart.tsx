import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { guardOf } from '#app/onboarding/guard.ts';
import { pathOfStep } from '#app/onboarding/stepPaths.ts';
import {
  type BannerMemory,
  dismissBanner,
  entryOf,
  storedBanners,
  subscribeBannerMemory,
} from '#app/statusBanners/bannerMemory.ts';
import { isUnfinished } from '#domain/onboarding/progress.ts';
import { progressOf } from '#domain/onboarding/tasks.ts';
import { selectFailure, selectProgress } from '#machines/app/onboarding/selectors.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { selectBanners } from '#machines/app/statusBanners/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { type StatusBannersActor, statusBannersFlow } from './statusBanners.ts';
import { StatusBannerView } from './views/StatusBannerView.tsx';

/** Pages that show the banners' messages themselves (requirement 1.16). */
const silent = /^\/(?:self-disclosure|login|contact)(?:\/|$)/;

/**
 * Banner of the account, from login to logout, on every page but the `silent` ones. A bare page has no banner, but
 * still awaits the result of the identity check.
 */
export function StatusBannerPart({ path, isBare }: { path: string; isBare: boolean }) {
  const app = useApp();
  const banners: StatusBannersActor = useFlow(() => statusBannersFlow(app));
  const guard = guardOf(app);
  const customerUuid = useSelector(app.session, selectCustomerUuid);
  const { dismissed, welcome } = useBannerMemory(customerUuid);
  const about = useSelector(banners, selectBanners);
  const progress = useSelector(guard, selectProgress);
  const isUnknown = useSelector(
    guard,
    (current) => selectProgress(current) === null && selectFailure(current) === null,
  );
  const isLooking = useSelector(guard, (current) => current.hasTag('busy'));
  const isSilent = isBare || silent.test(path);
  // An incomplete self-disclosure is not checked yet: a single `unfinished` banner replaces these two.
  const isBefore = about.includes('identity') || about.includes('pending');
  const isAwaited = isBefore && isUnknown && !isSilent;
  useSubscription(
    useCallback(() => {
      if (isAwaited) guard.send({ type: 'disclosure.opened' });
      return () => undefined;
    }, [guard, isAwaited]),
  );
  if (isSilent) return null;
  const unfinished = progress !== null && isUnfinished(progress) ? progress : null;
  const banner = about
    // A customer with an open step cannot subscribe yet.
    .filter((name) => name !== 'welcome' || (welcome !== 'over' && !unfinished && !(isUnknown && isLooking)))
    .map((name) => (unfinished && (name === 'identity' || name === 'pending') ? 'unfinished' : name))
    .find((name) => !dismissed.includes(name));
  if (banner === undefined || (isAwaited && banner !== 'moreInfo')) return null;
  return (
    <StatusBannerView
      banner={banner}
      progress={unfinished && progressOf(unfinished.tasks)}
      continueHref={unfinished?.step ? pathOfStep(unfinished.step) : null}
      onDismiss={() => dismissBanner(customerUuid, banner)}
    />
  );
}

function useBannerMemory(customerUuid: string | null): BannerMemory {
  const text = useSyncExternalStore(subscribeBannerMemory, () => storedBanners(customerUuid));
  return useMemo(() => entryOf(text), [text]);
}
