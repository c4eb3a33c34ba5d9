import { pathTo, type ScreenPath, type ScreenPaths, type SearchOf } from '#components/links/pathTo.ts';
import { useGo } from '../page/navigation.ts';
import { useScreenSearch } from '../page/useScreen.ts';
import { rowsShown } from './rowsShown.ts';

/** Screens of a list whose address has the number of displayed rows. */
export type ListPath = { [P in ScreenPath]: 'limit' extends ScreenPaths[P] ? P : never }[ScreenPath];

type ListSearch<P extends ListPath> = Asked<P> & { limit?: string };

/** Filters of the list: all its query parameters but the number of rows. */
type Asked<P extends ListPath> = Omit<SearchOf<P>, 'limit'>;

/** Stores the list's filters and row limit in the URL, so that it can be shared and restored. */
export function useListAddress<P extends ListPath>(path: P) {
  const go = useGo();
  const { limit, ...asked }: ListSearch<P> = useScreenSearch(path);
  return {
    asked,
    /** Maximum number of rows to show. */
    limit: rowsShown(limit),
    /** Shows this many rows of the filtered list; the first page without a number. */
    show: (chosen: Asked<P>, rows?: number): void => {
      const search: SearchOf<ListPath> = { ...chosen, limit: rows === undefined ? '' : String(rows) };
      go(pathTo<ListPath>(path, undefined, search), { replace: true });
    },
  };
}
