import { useSyncExternalStore } from 'react';
import { shopNow } from '#api/shopTime.ts';
import { type CalendarDate, dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';

/** The day at the shop, as of the last look at the page: also if it is printed, used or seen again days later. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(onLook, () => dateAt(shopNow(), SHOP_ZONE));
}

function onLook(look: () => void): () => void {
  window.addEventListener('beforeprint', look);
  // A page that stays in view over midnight is typed into.
  document.addEventListener('focusin', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('beforeprint', look);
    document.removeEventListener('focusin', look);
    document.removeEventListener('visibilitychange', look);
  };
}
