import type { ConnectivityActor } from '../start/startConnectivity.ts';

/** A part of the app whose code is loaded on first use. */
export interface Chunk<T> {
  read: () => T | null;
  /**
   * Loads the code. Retries when the connection is back (the first request then often still fails), and after pauses
   * that double from one second. Calls `changed` once the code is loaded. Returns a function that stops the retries.
   * Failures are reported by the connectivity machine only.
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
