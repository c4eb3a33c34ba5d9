import { type ComponentType, type FunctionComponent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useApp } from './app.ts';
import { chunkOf } from './chunk.ts';

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
    const { connectivity } = useApp();
    const subscribe = useCallback((changed: () => void) => part.follow(connectivity, changed), [connectivity]);
    const Part = useSyncExternalStore(subscribe, part.read, part.read);
    return Part ? <Part {...props} /> : placeholder;
  };
}
