import { useState, useSyncExternalStore } from 'react';
import { openQuestions } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Question } from '#domain/shop/questionnaire.ts';
import { focusFirstControl } from '#ui/Form.tsx';
import type { AnswerFields } from './useAnswersForm.ts';

/** Code of the question visited last, and navigation to the others. */
export interface PlaceSource {
  /** Null before the first visited question. */
  read: () => string | null;
  listen: (changed: () => void) => () => void;
  go: (code: string) => void;
  back: (code: string) => void;
  /** Called when the answers are sent. */
  leave: () => void;
}

/** Position of the question shown. */
export interface QuestionPosition {
  index: number;
  /** True if the customer tried to leave the question without an answer: the question then shows an error. */
  insists: boolean;
  /** Number of such attempts, over all questions. */
  insisted: number;
  go: (index: number) => void;
  back: () => void;
  insist: () => void;
  /** Ref of the question's element: moves the focus there after a navigation. */
  ref: ((part: HTMLElement | null) => void) | undefined;
}

const takeFocus = (part: HTMLElement | null) => {
  if (part === null) return;
  window.scrollTo({ top: 0 });
  focusFirstControl(part);
};

/** Starts with the first unanswered question, and moves to one whose answer the shop refused. */
export function useQuestionPosition(
  source: PlaceSource,
  questions: readonly Question[],
  answersNow: () => AnswerFields,
  failure: Failure | null,
): QuestionPosition {
  const at = useSyncExternalStore(source.listen, source.read, source.read);
  const [start] = useState(() => {
    const [first] = openQuestions({ questions }, answersNow());
    return first ?? questions.at(-1)?.code ?? null;
  });
  const [hasMoved, setMoved] = useState(at !== null);
  if (at !== null && !hasMoved) setMoved(true);
  const [told, setTold] = useState(failure);
  const [refused, setRefused] = useState<string | null>(null);
  const [insisted, setInsisted] = useState<{ code: string | null; count: number }>({ code: null, count: 0 });
  if (told !== failure) {
    setTold(failure);
    const paths = failure?.kind === 'violations' ? failure.violations.map(({ propertyPath }) => propertyPath) : [];
    const found = questions.find(({ code }) => paths.includes(code));
    // An edit clears the failure, and the question stays.
    if (found) setRefused(found.code);
  }
  const codes = questions.map(({ code }) => code);
  const shown = [refused, at, start].find((code) => code !== null && codes.includes(code)) ?? null;
  const index = Math.max(0, shown === null ? -1 : codes.indexOf(shown));
  const to = (next: number, way: (code: string) => void) => {
    setRefused(null);
    setInsisted({ ...insisted, code: null });
    const code = codes[next];
    if (code !== undefined) way(code);
  };
  return {
    index,
    insists: shown !== null && insisted.code === shown,
    insisted: insisted.count,
    go: (next) => to(next, source.go),
    back: () => to(index - 1, source.back),
    insist: () => setInsisted({ code: shown, count: insisted.count + 1 }),
    ref: hasMoved || refused !== null ? takeFocus : undefined,
  };
}
