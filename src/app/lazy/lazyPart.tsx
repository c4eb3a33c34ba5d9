import { type ComponentType, type FunctionComponent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../app.ts';
import { type Chunk, chunkOf } from './chunk.ts';

/**
 * Component whose code is loaded when it is first shown. Shows the placeholder until then, and while its chunk fails to
 * load; retries when the connection is back, and leaves everything around it in place. (React's `lazy` throws instead
 * and caches the failure: outside of the screens that would replace the whole page.)
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): FunctionComponent<P> {
  const part = chunkOf(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when the module is loaded
  return function LazyPart(props: P) {
    const Part = useChunk(part, true);
    return Part ? <Part {...props} /> : placeholder;
  };
}

/** Returns the chunk's value; null until it is loaded, and not requested until `isWanted`. */
export function useChunk<T>(part: Chunk<T>, isWanted: boolean): T | null {
  const { connectivity } = useApp();
  const subscribe = useCallback(
    (changed: () => void) => (isWanted ? part.follow(connectivity, changed) : () => undefined),
    [connectivity, part, isWanted],
  );
  return useSyncExternalStore(subscribe, part.read, part.read);
}
