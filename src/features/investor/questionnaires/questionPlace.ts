import type { ScreenUrls } from '#app/flow/useScreenUrl.ts';
import type { TabHistory } from '#app/page/navigation.ts';

/** Name of the entry before the first visited question. */
const FIRST = 'first';

/** Name of a question's entry: index of the questions' first entry, and the question's code. */
const QUESTION = /^(\d+)\.(.+)$/s;

/** Question shown, one at a time; each visited question is an entry of the history. */
export class QuestionPlace {
  readonly #listeners = new Set<() => void>();
  readonly #history: TabHistory;
  readonly #base: number;
  #code: string | null;
  /**
   * True while the answers are being sent: the history has left the questions' entries, and the question stays visible.
   */
  #isLeft = false;
  readonly status = 'active';

  constructor(history: TabHistory) {
    this.#history = history;
    // After a reload, or if the browser goes back to a question from another page, the questions have entries before
    // this one.
    const [, base, code] = QUESTION.exec(history.location.state.screen ?? '') ?? [];
    this.#base = base === undefined ? indexOf(history) : Number(base);
    this.#code = code ?? null;
  }

  readonly getSnapshot = () => this;
  /** Returns the code of the question; null before the first visited question. */
  readonly read = (): string | null => this.#code;
  readonly listen = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };
  readonly subscribe = (changed: () => void) => ({ unsubscribe: this.listen(changed) });

  /** Continues with a question. */
  readonly go = (code: string): void => {
    this.#isLeft = false;
    this.#show(code);
  };

  /** Returns to the previous question: by the browser's history if the previous entry belongs to a question. */
  readonly back = (code: string): void => {
    if (indexOf(this.#history) > this.#base) this.#history.back();
    else this.go(code);
  };

  /** Leaves the questions: the Back button then leads out of them. */
  readonly leave = (): void => {
    if (this.#isLeft) return;
    const entries = indexOf(this.#history) - this.#base;
    this.#isLeft = true;
    if (entries > 0) this.#history.go(-entries);
  };

  /** Leaves the questions, which will start from the first. */
  readonly restart = (): void => {
    this.leave();
    this.#show(null);
  };

  readonly urls = (path: string): ScreenUrls<QuestionPlace, string> => ({
    screenOf: () => (this.#code === null ? FIRST : `${this.#base}.${this.#code}`),
    hrefOf: () => path,
    isOver: (_, next) => next === FIRST,
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

const indexOf = ({ location }: TabHistory): number => location.state.__TSR_index;
