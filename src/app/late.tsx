import { type ComponentType, type FunctionComponent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useApp } from './app.ts';
import { type Chunk, chunkOf } from './chunk.ts';

/**
 * A part of the page whose code comes when it is first shown. Until then, and for as long as its chunk cannot be had,
 * the placeholder stands in its place, and everything around it stays; it is asked for again when the connection is
 * back. (React's `lazy` throws instead, and keeps the failure for good: outside of the screens that takes the whole page
 * away.)
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): FunctionComponent<P> {
  const part = chunkOf(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when the module is loaded
  return function Late(props: P) {
    const Part = useChunk(part, true);
    return Part ? <Part {...props} /> : placeholder;
  };
}

/** Such code where something else is to be shown until it is there: null before, and not asked for until it is wanted. */
export function useChunk<T>(part: Chunk<T>, isWanted: boolean): T | null {
  const { connectivity } = useApp();
  const subscribe = useCallback(
    (changed: () => void) => (isWanted ? part.follow(connectivity, changed) : () => undefined),
    [connectivity, part, isWanted],
  );
  return useSyncExternalStore(subscribe, part.read, part.read);
}
