import type { Subscription } from 'xstate';

/** Calls `act` when the browser restores this page from its cache, on the way back from a partner's page. */
export function onPageRestored(act: () => void): Subscription {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && act();
  window.addEventListener('pageshow', shown);
  return { unsubscribe: () => window.removeEventListener('pageshow', shown) };
}
