import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyOf, type Path } from '#machines/testing/paths.ts';
import type { Specified } from './specs.ts';

/** Paths to walk, by their keys. */
export interface RenderedTask {
  name: string;
  keys: readonly string[];
}

/** Messages of the worker: that the browser has started, and later the failures by path; null without a browser. */
export type RenderedNews = 'started' | readonly string[] | null;

/** Worker of the rendered level. The next call throws an error of the worker. */
export class RenderedStage {
  readonly #worker = new Worker(new URL('./renderedWorker.ts', import.meta.url));
  readonly #news = on(this.#worker, 'message');

  async #next(): Promise<RenderedNews> {
    const { value = [] } = await this.#news.next();
    return value[0] ?? null;
  }

  async started(): Promise<void> {
    await this.#next();
  }

  /** Resolves with a summary and the failures. */
  async walk({ name: called, cases }: Specified, paths: readonly Path[]) {
    const started = performance.now();
    const task: RenderedTask = { name: called, keys: paths.map((path) => keyOf(cases, path)) };
    this.#worker.postMessage(task);
    const problems = await this.#next();
    if (!Array.isArray(problems)) return { said: 'not walked, there is no browser', problems: [] };
    const took = `${(performance.now() - started).toFixed(0)} ms`;
    return { said: `${paths.length} paths, to each state, in German, without axe, ${took}`, problems };
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}
