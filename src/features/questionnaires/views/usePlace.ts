import { useState } from 'react';
import { openQuestions } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Question } from '#domain/shop/questionnaire.ts';
import { focusFirstControl } from '#ui/Form.tsx';
import type { AnswerFields } from './useAnswersForm.ts';

/** Which question is shown where they come one after the other. */
export interface Place {
  index: number;
  /** The question was asked to be left without an answer: it says so. */
  insists: boolean;
  /** How often that was, over all questions. */
  insisted: number;
  go: (index: number) => void;
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
  questions: readonly Question[],
  answersNow: () => AnswerFields,
  failure: Failure | null,
): Place {
  const [place, setPlace] = useState(() => {
    const [first] = openQuestions({ questions }, answersNow());
    const index = questions.findIndex(({ code }) => code === first);
    return { index: index < 0 ? Math.max(0, questions.length - 1) : index, insists: false, insisted: 0, moved: false };
  });
  const go = (index: number) => setPlace({ ...place, index, insists: false, moved: true });
  const [told, setTold] = useState(failure);
  if (told !== failure) {
    setTold(failure);
    const refused = failure?.kind === 'violations' ? failure.violations.map(({ propertyPath }) => propertyPath) : [];
    const index = questions.findIndex(({ code }) => refused.includes(code));
    if (index >= 0) go(index);
  }
  return {
    ...place,
    go,
    insist: () => setPlace({ ...place, insists: true, insisted: place.insisted + 1 }),
    ref: place.moved ? takeFocus : undefined,
  };
}
