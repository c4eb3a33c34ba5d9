import { useSyncExternalStore } from 'react';

const print = matchMedia('print');

function onPrint(listen: () => void) {
  print.addEventListener('change', listen);
  return () => print.removeEventListener('change', listen);
}

/** Returns true while the browser prints the page. */
export const usePrinted = (): boolean => useSyncExternalStore(onPrint, () => print.matches);
