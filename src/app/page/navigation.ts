import {
  type HistoryLocation,
  type NavigateOptions,
  type ParsedLocation,
  type RouterHistory,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';

/** Entry of the tab's history: its address, and its state. */
export type Place = HistoryLocation;
export type TabHistory = RouterHistory;

declare module '@tanstack/history' {
  interface HistoryState {
    /** Screen of the entry among several at one address; absent for the first of them. */
    screen?: string | undefined;
    /** True if the customer returned to a finished flow and was redirected to its result. */
    cameBack?: boolean | undefined;
  }
}

type GoOptions = Pick<NavigateOptions, 'replace' | 'state' | 'ignoreBlocker'>;

/** Returns a stable function that navigates to an address, made by `pathTo`. */
export function useGo() {
  const router = useRouter();
  return useCallback((href: string, options?: GoOptions): void => void router.navigate({ ...options, href }), [router]);
}

/** Returns the selected part of the page's location, and renders again when it changes. */
export const usePlace = <T>(select: (place: Pick<ParsedLocation, 'pathname' | 'href' | 'state'>) => T) =>
  useLocation({ select });

/** Returns the tab's history; its `location` is the present one, but does not render again. */
export const useHistory = (): TabHistory => useRouter().history;
