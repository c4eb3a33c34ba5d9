import type { PapersProps } from '#components/papers/PaperList.tsx';
import { useApp } from './app.ts';
import type { Resource } from './resources.ts';
import { type ListPath, useListAddress } from './useListAddress.ts';
import { usePlace } from './usePlace.ts';
import { useGrowing } from './useResource.ts';

/** What a page of papers shows: all of them, what its address says of them, and the one that is being saved. */
export function usePapers<T extends { id: number }>(
  path: ListPath,
  papers: Resource<T[]>,
  { saving, save }: { saving: T | null; save: (paper: T) => void },
): PapersProps<T> {
  const { resources } = useApp();
  const { part, ...read } = useGrowing(resources.of(papers));
  usePlace(read.data !== null);
  return { read, part, ...useListAddress(path), saving: saving?.id ?? null, onSave: save };
}
