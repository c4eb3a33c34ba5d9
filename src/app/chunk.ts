import type { ConnectivityActor } from './startConnectivity.ts';

/** A part of the app whose code comes when it is first wanted. */
export interface Chunk<T> {
  /** Null until it is there. */
  read: () => T | null;
  /**
   * Asks for it; again when the connection is back, whose first call often still fails, and after pauses that double from
   * a second. `changed` says that it is there. Returns what ends the wait. That it cannot be had is for the connectivity
   * machine to say.
   */
  follow: (connectivity: Pick<ConnectivityActor, 'on'>, changed: () => void) => () => void;
}

export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let loaded: T | null = null;
  return {
    read: () => loaded,
    follow(connectivity, changed) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const ask = async (pause: number) => {
        clearTimeout(timer);
        try {
          loaded ??= await load();
          changed();
        } catch {
          if (!isOver) timer = setTimeout(ask, pause, pause * 2);
        }
      };
      void ask(1_000);
      const connection = connectivity.on('catchUp.requested', () => void ask(1_000));
      return () => {
        isOver = true;
        connection.unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}
