import { useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import { useBreachText } from '#components/form/useBreachText.ts';
import { type FormHandle, useForm } from '#components/form/useForm.ts';
import { type AnswerBreach, answerBreach } from '#domain/person/questionnaires.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';
import type { Question } from '#domain/shop/questionnaire.ts';

/** Codes of options by the code of their question. */
export type AnswerFields = Record<string, readonly string[]>;

export interface AnswersFormOptions {
  questions: readonly Question[];
  draft: FormDraft;
  failure: Failure | null;
  onEdited: () => void;
}

const none: readonly Violation[] = [];

export function useAnswerText(): (breach: AnswerBreach) => string {
  const { t } = useLingui();
  const breachText = useBreachText();
  return (breach) => {
    switch (breach.kind) {
      case 'notConfirmed':
        return t`Bitte bestätigen Sie diese Aussage, um fortzufahren.`;
      case 'tooFewChosen':
        return breachText(breach);
      case 'unknown':
      case 'unanswered':
        return t`Bitte wählen Sie eine Antwort.`;
    }
  };
}

/** Returns the form for the answers to some questions. Nothing is preselected. */
export function useAnswersForm({ questions, draft, failure, onEdited }: AnswersFormOptions): FormHandle<AnswerFields> {
  const say = useAnswerText();
  return useForm<AnswerFields, AnswerBreach>({
    initial: Object.fromEntries(questions.map(({ code }) => [code, []])),
    rules: Object.fromEntries(
      questions.map((question) => [question.code, [(chosen: readonly string[]) => answerBreach(question, chosen)]]),
    ),
    say,
    draft,
    // After the first of two choices, or after unticking a box, the answer is still unfinished.
    onSubmitOnly: true,
    violations: failure?.kind === 'violations' ? failure.violations : none,
    onEdited,
  });
}
