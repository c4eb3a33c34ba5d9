import { type ComponentType, type FunctionComponent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useApp } from './app.ts';

/**
 * A part of the page whose code comes when it is first shown. Until then, and for as long as its chunk cannot be had,
 * the placeholder stands in its place, and everything around it stays; it is asked for again when the connection is
 * back. (React's `lazy` throws instead, and keeps the failure for good: outside of the screens that takes the whole page
 * away. A chunk that is missing for another reason is for the connectivity machine to say.)
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): FunctionComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const read = () => loaded;
  const ask = async () => {
    loaded ??= await load();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when the module is loaded
  return function Late(props: P) {
    const { connectivity } = useApp();
    const subscribe = useCallback(
      (changed: () => void) => {
        const begin = () => void ask().then(changed, () => undefined);
        begin();
        const connection = connectivity.on('catchUp.requested', begin);
        return () => connection.unsubscribe();
      },
      [connectivity],
    );
    const Part = useSyncExternalStore(subscribe, read, read);
    return Part ? <Part {...props} /> : placeholder;
  };
}
