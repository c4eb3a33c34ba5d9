// Detects a mutant that runs for ever by its processor time, not by the clock: on a shared machine a test that passes
// may wait longer for its turn than an endless one needs.
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Seconds of processor time after which a mutant counts as an endless loop. Whole machines take a few. */
const MOST = 60;
/** Milliseconds between two checks. */
const PAUSE = 1_000;
/** Signal by which a process in an endless loop ends itself. */
export const ENDLESS = 'SIGUSR2';

/**
 * Ends this process by `ENDLESS` if its work takes more processor time than any mutant that ends. A thread of its own
 * checks, because the main thread in a loop handles no events.
 *
 * @param most Seconds of processor time.
 */
export function watchWork(most = MOST): { begin(): void } {
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  new Worker(fileURLToPath(import.meta.url), { workerData: { begun, most } }).unref();
  return { begin: () => Atomics.add(begun, 0, 1) };
}

function look(begun: Int32Array, most: number): void {
  let count = Atomics.load(begun, 0);
  let before = process.cpuUsage();
  for (;;) {
    // Sleeps without using the processor: no thread ever wakes it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, PAUSE);
    if (count !== Atomics.load(begun, 0)) {
      count = Atomics.load(begun, 0);
      before = process.cpuUsage();
    }
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000_000 > most) process.kill(process.pid, ENDLESS);
  }
}

if (!isMainThread) {
  const { begun, most }: { begun: Int32Array; most: number } = workerData;
  look(begun, most);
}
