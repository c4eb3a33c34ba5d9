import { useSelector } from '@xstate/react';
import { useApp } from '#app/app.ts';
import { guardOf } from '#app/onboarding/guard.ts';
import { useFlow } from '#app/useFlow.ts';
import { isUnfinished } from '#domain/onboarding/standing.ts';
import { selectStanding } from '#machines/onboarding/selectors.ts';
import { selectBanner } from '#machines/statusBanners/selectors.ts';
import { type StatusBannersActor, statusBannersFlow } from './statusBanners.ts';
import { StatusBannerView } from './views/StatusBannerView.tsx';

/** The pages that say themselves what the banners would (spec section 2). */
const silent = /^\/(?:self-disclosure|login|contact)(?:\/|$)/;

/**
 * The banner of the account, from login to logout: on every page but those. Where the page is bare of banners, the identity
 * check is waited for all the same.
 */
export function StatusBannerPart({ path, isBare }: { path: string; isBare: boolean }) {
  const app = useApp();
  const banners: StatusBannersActor = useFlow(() => statusBannersFlow(app));
  const banner = useSelector(banners, selectBanner);
  const standing = useSelector(guardOf(app), selectStanding);
  if (banner === null || isBare || silent.test(path)) return null;
  // Nobody checks what is not told in full.
  const said = banner === 'pending' && standing !== null && isUnfinished(standing) ? 'unfinished' : banner;
  return <StatusBannerView banner={said} onDismiss={() => banners.send({ type: 'banner.dismissed', banner })} />;
}
