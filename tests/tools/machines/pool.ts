import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './kill.ts';
import type { Order } from './mutant.ts';
import { ENDLESS } from './watch.ts';

const WORKER = fileURLToPath(new URL('./mutant.ts', import.meta.url));
/** Milliseconds in which a worker must answer, or be ended by its own watch, even on a busy machine. */
const TIMEOUT = 1_200_000;

/**
 * Judges the orders, two at a time, and reports each verdict. Calls `isOver` before each, since the budget may be
 * spent.
 */
export async function judgeAll<T extends Order>(
  orders: readonly T[],
  tell: (order: T, verdict: Verdict) => void,
  isOver: () => boolean,
): Promise<void> {
  const waiting = [...orders];
  const work = async () => {
    let child: ChildProcess | null = null;
    while (waiting.length > 0 && !isOver()) {
      const order = waiting.shift();
      if (!order) break;
      child ??= fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const verdict = await ask(child, order);
      // The worker has ended its own process.
      if (verdict === 'endless') child = null;
      tell(order, verdict === 'endless' ? { killer: 'rule', by: 'it runs for ever' } : verdict);
    }
    child?.disconnect();
  };
  await Promise.all([work(), work()]);
}

function ask(child: ChildProcess, { name, index }: Order): Promise<Verdict | 'endless'> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => end(() => reject(new Error(`the worker ${what} ${name}, mutant ${index}`)));
    const timer = setTimeout(() => fail('neither works on nor answers about'), TIMEOUT);
    const answered = (verdict: Verdict) => end(() => resolve(verdict));
    // An endless loop may fill the memory before the watch checks it: V8 aborts then.
    const died = (_: number | null, signal: string | null) =>
      signal === ENDLESS || (signal === 'SIGABRT' && index !== null) ? end(() => resolve('endless')) : fail('died of');
    const end = (go: () => void) => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', died);
      go();
    };
    child.on('message', answered);
    child.on('exit', died);
    child.send({ name, index });
  });
}
