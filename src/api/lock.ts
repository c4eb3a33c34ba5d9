/** Lock that one tab of the browser holds at a time. */
export interface Lock {
  /**
   * Runs the task as soon as no other tab runs one. `waited` is true if another tab held the lock before. A tab that
   * dies holding the lock loses it. Rejects as the task does, or if the signal aborts during the wait.
   */
  run<T>(task: (waited: boolean) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Creates a lock over the Web Locks API. Browsers offer it on secure origins only; elsewhere the task runs at once. */
export function createLock(name = 'parkett.refresh', locks: LockManager | null = navigator.locks ?? null): Lock {
  return {
    async run(task, signal) {
      if (!locks) return task(false);
      const busy = Symbol('busy');
      const first = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? task(false) : busy));
      if (first !== busy) return first;
      return locks.request(name, { signal }, () => task(true));
    },
  };
}
