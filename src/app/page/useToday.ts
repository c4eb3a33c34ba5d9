import { useSyncExternalStore } from 'react';
import { shopNow } from '#api/shopTime.ts';
import { type CalendarDate, dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';

/** Returns today's date at the shop, updated whenever the page is printed, focused or shown again, even days later. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(onLook, () => dateAt(shopNow(), SHOP_ZONE));
}

function onLook(look: () => void): () => void {
  window.addEventListener('beforeprint', look);
  // A page left visible over midnight may be typed into.
  document.addEventListener('focusin', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('beforeprint', look);
    document.removeEventListener('focusin', look);
    document.removeEventListener('visibilitychange', look);
  };
}
