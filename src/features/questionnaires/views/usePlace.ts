import { useState, useSyncExternalStore } from 'react';
import { openQuestions } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Question } from '#domain/shop/questionnaire.ts';
import { focusFirstControl } from '#ui/Form.tsx';
import type { AnswerFields } from './useAnswersForm.ts';

/** The question that was gone to last, and the ways to others: by its code. */
export interface PlaceSource {
  /** Null before any was gone to. */
  read: () => string | null;
  listen: (changed: () => void) => () => void;
  go: (code: string) => void;
  back: (code: string) => void;
  /** The answers are sent. */
  leave: () => void;
}

/** Which question is shown where they come one after the other. */
export interface Place {
  index: number;
  /** The question was asked to be left without an answer: it says so. */
  insists: boolean;
  /** How often that was, over all questions. */
  insisted: number;
  go: (index: number) => void;
  back: () => void;
  insist: () => void;
  /** For the question's element: one that was gone to takes the focus. */
  ref: ((part: HTMLElement | null) => void) | undefined;
}

const takeFocus = (part: HTMLElement | null) => {
  if (part === null) return;
  window.scrollTo({ top: 0 });
  focusFirstControl(part);
};

/** It begins with the first question that is not answered, and goes to what the shop did not accept. */
export function usePlace(
  source: PlaceSource,
  questions: readonly Question[],
  answersNow: () => AnswerFields,
  failure: Failure | null,
): Place {
  const at = useSyncExternalStore(source.listen, source.read, source.read);
  const [start] = useState(() => {
    const [first] = openQuestions({ questions }, answersNow());
    return first ?? questions.at(-1)?.code ?? null;
  });
  const [told, setTold] = useState(failure);
  const [refused, setRefused] = useState<string | null>(null);
  const [insisted, setInsisted] = useState<{ code: string | null; count: number }>({ code: null, count: 0 });
  if (told !== failure) {
    setTold(failure);
    const paths = failure?.kind === 'violations' ? failure.violations.map(({ propertyPath }) => propertyPath) : [];
    setRefused(questions.find(({ code }) => paths.includes(code))?.code ?? null);
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
    ref: at !== null || refused !== null ? takeFocus : undefined,
  };
}
