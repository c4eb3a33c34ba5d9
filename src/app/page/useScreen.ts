import { useMatches, useSearch } from '@tanstack/react-router';
import type { ParamsOf, ScreenPath, SearchOf } from '#components/links/pathTo.ts';

/** Returns the query parameters of the displayed screen, as raw strings. */
export function useScreenSearch<P extends ScreenPath>(_path: P): SearchOf<P> {
  return useSearch({ strict: false });
}

/** Returns the path parameters of the displayed screen. */
export function useScreenParams<P extends ScreenPath>(_path: P): ParamsOf<P> {
  const matches = useMatches();
  return matches.at(-1)?.params;
}
