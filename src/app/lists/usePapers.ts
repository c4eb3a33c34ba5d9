import type { ScreenPaths } from '#components/links/pathTo.ts';
import type { PapersProps } from '#components/papers/PaperList.tsx';
import type { Choice } from '#domain/order/choice.ts';
import { useApp } from '../app.ts';
import type { Resource } from '../resources/resources.ts';
import { useGrowing } from '../resources/useGrowing.ts';
import { type ListPath, useListAddress } from './useListAddress.ts';
import { useScrollPosition } from './useScrollPosition.ts';

type PapersPath = { [P in ListPath]: keyof Choice extends ScreenPaths[P] ? P : never }[ListPath];

/** Returns the props of a document list: rows, active filters, running download. */
export function usePapers<T extends { id: number }>(
  path: PapersPath,
  papers: Resource<T[]>,
  { saving, save }: { saving: T | null; save: (paper: T) => void },
): PapersProps<T> {
  const { resources } = useApp();
  const { part, ...read } = useGrowing(resources.of(papers));
  useScrollPosition(read.data !== null);
  const { asked, limit, show } = useListAddress(path);
  return { read, part, asked, limit, onShow: show, saving: saving?.id ?? null, onSave: save };
}
