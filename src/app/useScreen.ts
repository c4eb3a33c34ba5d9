import { useMatches, useSearch } from '@tanstack/react-router';
import type { ParamsOf, ScreenPath, SearchOf } from '#components/links/pathTo.ts';

/** The query parameters of the screen that is shown, as raw strings. */
export function useScreenSearch<P extends ScreenPath>(_path: P): SearchOf<P> {
  return useSearch({ strict: false });
}

/** The parameters in the path of the screen that is shown. */
export function useScreenParams<P extends ScreenPath>(_path: P): ParamsOf<P> {
  const matches = useMatches();
  return matches.at(-1)?.params;
}
