import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import { answerBreach, openQuestions } from '#domain/person/questionnaires.ts';
import type { Question, Questionnaire } from '#domain/shop/questionnaire.ts';
import { FormError } from '#ui/Form.tsx';
import { Progress } from '#ui/Progress.tsx';
import { QuestionView } from './QuestionView.tsx';
import { type AnswerFields, type AnswersFormOptions, useAnswersForm, useAnswerText } from './useAnswersForm.ts';
import { type PlaceSource, useQuestionPosition } from './useQuestionPosition.ts';

export interface QuestionsViewProps extends Omit<AnswersFormOptions, 'questions'> {
  title: ReactNode;
  /** Warning above the title. */
  status?: ReactNode;
  questionnaires: readonly Questionnaire[];
  place: PlaceSource;
  /** Label of the button that sends the answers. */
  action: string;
  busy: boolean;
  /** True if the answers may or may not have arrived. */
  uncertain: boolean;
  /** Content to read before the first question, and in view at the last one, which confirms it. */
  before?: ReactNode;
  /** Alternative to answering, after each question. */
  after?: ReactNode;
  onSubmit: (answers: AnswerFields) => void;
}

/** Questions to be answered, one at a time. The selected answers are kept on this device until the shop has them. */
export function QuestionsView(props: QuestionsViewProps) {
  const { title, status, questionnaires, action, busy, uncertain, failure, before, after, onSubmit } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const questions = questionnaires.flatMap((each) => each.questions);
  const { fields, submit, submitCount } = useAnswersForm({ ...props, questions });
  const { store } = fields.checker;
  const answersNow = () => store.values() as AnswerFields;
  const place = useQuestionPosition(props.place, questions, answersNow, failure);
  const asked = questions[place.index];
  const isFirst = place.index === 0;
  const isLast = place.index >= questions.length - 1;

  const send = () =>
    submit((answers) => {
      props.place.leave();
      onSubmit(answers);
    });
  const goOn = (question: Question) => {
    const answers = answersNow();
    if (answerBreach(question, answers[question.code] ?? []) !== null) return place.insist();
    if (!isLast) return place.go(place.index + 1);
    const [open] = openQuestions({ questions }, answers);
    if (open === undefined) send();
    else place.go(questions.findIndex(({ code }) => code === open));
  };
  const number = place.index + 1;
  const count = questions.length;
  const next = number + 1;
  return (
    <StepForm
      title={title}
      warning={status}
      lede={questionnaires.find((each) => each.questions[0] === asked)?.introduction}
      action={!isLast ? t`Weiter zu Frage ${next}` : action}
      busy={busy}
      busyLabel={t`Antworten werden gesendet`}
      failure={
        failure === null || failure.kind === 'violations' ? (
          <FormFailure of={fields} failure={null} />
        ) : (
          <FormError>
            {failureText(failure)}{' '}
            {uncertain && (
              <Trans>
                Ihre Antworten sind nicht verloren. Bevor wir sie noch einmal senden, prüfen wir, ob sie schon
                angekommen sind.
              </Trans>
            )}
          </FormError>
        )
      }
      onBack={isFirst ? undefined : place.back}
      submitCount={submitCount + place.insisted}
      onSubmit={() => (asked ? goOn(asked) : send())}
    >
      {asked && count > 1 && (
        <Answered fields={fields} questions={questions}>
          <Trans>
            Frage {number} von {count}
          </Trans>
          {asked.topic && ` · ${asked.topic}`}
        </Answered>
      )}
      {(isFirst || isLast) && before}
      {asked && (
        <div key={asked.code} ref={place.ref}>
          <Asked
            fields={fields}
            question={asked}
            insists={place.insists}
            onDecide={isLast ? undefined : () => goOn(asked)}
          />
        </div>
      )}
      {after}
    </StepForm>
  );
}

interface AskedProps {
  fields: Fields<AnswerFields>;
  question: Question;
  insists: boolean;
  /** Called when an answer is chosen for good: continues with the next question. */
  onDecide: (() => void) | undefined;
}

function Asked({ fields, question, insists, onDecide }: AskedProps) {
  const say = useAnswerText();
  return (
    <Field of={fields} name={question.code}>
      {(field) => {
        const breach = insists ? answerBreach(question, field.value) : null;
        return (
          <QuestionView
            question={question}
            field={breach ? { ...field, error: say(breach) } : field}
            onDecide={onDecide}
          />
        );
      }}
    </Field>
  );
}

interface AnsweredProps {
  fields: Fields<AnswerFields>;
  questions: readonly Question[];
  /** Position among the questions. */
  children: ReactNode;
}

/** Share of answered questions; rendered with each answer. */
function Answered({ fields, questions, children }: AnsweredProps) {
  const { t } = useLingui();
  const { store } = fields.checker;
  const read = () => questions.length - openQuestions({ questions }, store.values() as AnswerFields).length;
  const done = useSyncExternalStore(store.subscribe, read, read);
  const count = questions.length;
  return (
    <Progress
      label={t`Beantwortete Fragen`}
      value={(100 * done) / count}
      valueText={t`${done} von ${count} Fragen beantwortet`}
    >
      {children}
    </Progress>
  );
}
