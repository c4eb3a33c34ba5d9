import type { RouterHistory } from '@tanstack/react-router';
import type { ScreenUrls } from '#app/useScreenUrl.ts';

/** Entry of the history before any question was gone to. */
const FIRST = 'first';

/** Name of a question's entry: index of the entry that the questions began at, and the question's code. */
const QUESTION = /^(\d+)\.(.+)$/s;

/** Question that is shown, of those that come one after the other; each that was gone to is an entry of the history. */
export class QuestionPlace {
  readonly #listeners = new Set<() => void>();
  readonly #history: RouterHistory;
  readonly #base: number;
  #code: string | null;
  /** The answers are on their way: the entries before are left behind, and the question stays. */
  #isLeft = false;
  readonly status = 'active';

  constructor(history: RouterHistory) {
    this.#history = history;
    // After a reload, and where the browser goes back to a question from another page, there are entries before this one.
    const [, base, code] = QUESTION.exec(history.location.state.screen ?? '') ?? [];
    this.#base = base === undefined ? indexOf(history) : Number(base);
    this.#code = code ?? null;
  }

  readonly getSnapshot = () => this;
  /** The code of the question; null before one was gone to. */
  readonly read = (): string | null => this.#code;
  readonly listen = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };
  readonly subscribe = (changed: () => void) => ({ unsubscribe: this.listen(changed) });

  /** Goes on to a question. */
  readonly go = (code: string): void => {
    this.#isLeft = false;
    this.#show(code);
  };

  /** Goes back to the question before, as the browser does where that is the entry before. */
  readonly back = (code: string): void => {
    if (indexOf(this.#history) > this.#base) this.#history.back();
    else this.go(code);
  };

  /** Leaves the questions: going back leads out of them. */
  readonly leave = (): void => {
    const entries = indexOf(this.#history) - this.#base;
    this.#isLeft = true;
    if (entries > 0) this.#history.go(-entries);
  };

  readonly urls = (path: string): ScreenUrls<QuestionPlace, string> => ({
    screenOf: () => (this.#code === null ? FIRST : `${this.#base}.${this.#code}`),
    hrefOf: () => path,
    screenAt: ({ pathname, state }) => (pathname === path ? (state.screen ?? FIRST) : null),
    request: (screen) => {
      if (!this.#isLeft) this.#show(QUESTION.exec(screen)?.[2] ?? null);
    },
  });

  #show(code: string | null): void {
    if (code === this.#code) return;
    this.#code = code;
    for (const changed of this.#listeners) changed();
  }
}

const indexOf = ({ location }: RouterHistory): number => location.state.__TSR_index;
