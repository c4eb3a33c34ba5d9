import { useNavigate, useSearch } from '@tanstack/react-router';
import { pathTo, type ScreenPath, type ScreenPaths, type SearchOf } from '#components/links/pathTo.ts';
import { rowsShown } from './rowsShown.ts';

/** The screens of a list whose address says how many rows of it are shown. */
export type ListPath = { [P in ScreenPath]: 'limit' extends ScreenPaths[P] ? P : never }[ScreenPath];

/** What the address of a list says of it. */
type ListSearch<P extends ListPath> = Asked<P> & { limit?: string };

/** What it says beside the number of rows: what is chosen. */
type Asked<P extends ListPath> = Omit<SearchOf<P>, 'limit'>;

/** What of a list is shown stands in its address, so that it can be shared and comes back: what is chosen, and how many rows. */
export function useListAddress<P extends ListPath>(path: P) {
  const navigate = useNavigate();
  const { limit, ...asked }: ListSearch<P> = useSearch({ strict: false });
  return {
    asked,
    /** How many rows are shown at most. */
    limit: rowsShown(limit),
    /** Shows so many rows of what is chosen; without a number a first page. */
    show: (chosen: Asked<P>, rows?: number): void => {
      const search: SearchOf<ListPath> = { ...chosen, limit: rows === undefined ? '' : String(rows) };
      void navigate({ href: pathTo<ListPath>(path, undefined, search), replace: true });
    },
  };
}
