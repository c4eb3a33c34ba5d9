import type { ConnectivityActor } from './startConnectivity.ts';

/** A part of the app whose code comes when it is first wanted. */
export interface Chunk<T> {
  /** Null until it is there. */
  read: () => T | null;
  /**
   * Asks for it, and again when the connection is back; `changed` says that it is there. Returns what ends the wait. That
   * it cannot be had is for the connectivity machine to say.
   */
  follow: (connectivity: Pick<ConnectivityActor, 'on'>, changed: () => void) => () => void;
}

export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let loaded: T | null = null;
  return {
    read: () => loaded,
    follow(connectivity, changed) {
      const ask = async () => {
        loaded ??= await load();
        changed();
      };
      const begin = () => void ask().catch(() => undefined);
      begin();
      const connection = connectivity.on('catchUp.requested', begin);
      return () => connection.unsubscribe();
    },
  };
}
