// Notices a mutant that runs for ever by the processor's time that it takes, not by the clock: on a machine that others
// use too, a test that passes may wait longer for its turn than an endless one needs.
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Seconds of processor after which a mutant counts as caught in an endless loop. Whole machines take a few. */
const MOST = 60;
/** Milliseconds between two looks. */
const PAUSE = 1_000;
/** The signal by which a process ends itself that is caught in an endless loop. */
export const ENDLESS = 'SIGUSR2';

/**
 * Ends this process by `ENDLESS` when its work takes more processor time than any mutant that ends. A thread of its own
 * looks: one that is caught in a loop hears nothing.
 *
 * @param most Seconds of processor.
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
    // Nobody wakes it: it is a pause in which nothing is used.
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
