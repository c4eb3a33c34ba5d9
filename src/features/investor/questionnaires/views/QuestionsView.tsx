import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import steps from '#components/steps/steps.module.css';
import { answerBreach, openQuestions } from '#domain/person/questionnaires.ts';
import type { Question, Questionnaire } from '#domain/shop/questionnaire.ts';
import { FormError } from '#ui/Form.tsx';
import { Progress } from '#ui/Progress.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { QuestionView } from './QuestionView.tsx';
import classes from './questionnaires.module.css';
import { type AnswerFields, type AnswersFormOptions, useAnswersForm, useAnswerText } from './useAnswersForm.ts';
import { type PlaceSource, useQuestionPosition } from './useQuestionPosition.ts';

export interface QuestionsViewProps extends Omit<AnswersFormOptions, 'questions'> {
  title: ReactNode;
  lede: ReactNode;
  /** Warning above the title. */
  status?: ReactNode;
  questionnaires: readonly Questionnaire[];
  /** True to show one question at a time, as on phones; otherwise all are on one page. */
  paged: boolean;
  place: PlaceSource;
  /** True to show the number of answered questions. */
  counts?: boolean;
  /** Label of the button that sends the answers. */
  action: string;
  busy: boolean;
  /** True if the answers may or may not have arrived. */
  uncertain: boolean;
  /** Content to read before the questions. */
  before?: ReactNode;
  /** Alternative to answering, after the questions. */
  after?: ReactNode;
  onSubmit: (answers: AnswerFields) => void;
}

/** Questions to be answered. The selected answers are kept on this device until the shop has them. */
export function QuestionsView(props: QuestionsViewProps) {
  const { title, lede, status, questionnaires, paged, action, busy, uncertain, failure } = props;
  const { counts, before, after, onSubmit } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const questions = questionnaires.flatMap((each) => each.questions);
  const { fields, submit, submitCount } = useAnswersForm({ ...props, questions });
  const { store } = fields.checker;
  const answersNow = () => store.values() as AnswerFields;
  const place = useQuestionPosition(props.place, questions, answersNow, failure);
  const asked = paged ? questions[place.index] : undefined;
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
  const next = place.index + 2;
  return (
    <StepForm
      title={title}
      warning={status}
      lede={asked && place.index > 0 ? null : lede}
      action={asked && !isLast ? t`Weiter zu Frage ${next}` : action}
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
                Ihre Antworten sind nicht verloren. Ob sie schon angekommen sind, prüfen wir, bevor wir sie noch einmal
                senden.
              </Trans>
            )}
          </FormError>
        )
      }
      onBack={asked && place.index > 0 ? place.back : undefined}
      submitCount={submitCount + place.insisted}
      onSubmit={() => (asked ? goOn(asked) : send())}
    >
      {counts && <Answered fields={fields} questions={questions} />}
      {before}
      {asked ? (
        <div key={asked.code} className={classes.paged} ref={place.ref}>
          <Counted question={asked} number={place.index + 1} count={questions.length} />
          <Asked
            fields={fields}
            question={asked}
            insists={place.insists}
            onDecide={isLast ? undefined : () => goOn(asked)}
          />
        </div>
      ) : (
        questionnaires.map((questionnaire, index) => (
          <section key={questionnaire.type} className={steps.part} ref={restoreFocus}>
            {questionnaires.length > 1 && (
              <div>
                <h2>{questionnaire.title}</h2>
                {index > 0 && questionnaire.introduction && (
                  <p className="soft measure">{questionnaire.introduction}</p>
                )}
              </div>
            )}
            {questionnaire.questions.map((question) => (
              <Asked key={question.code} fields={fields} question={question} insists={false} onDecide={undefined} />
            ))}
          </section>
        ))
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

/** Position among the questions, and the topic. */
function Counted({ question, number, count }: { question: Question; number: number; count: number }) {
  if (count === 1) return null;
  return (
    <p className="soft small num">
      <Trans>
        Frage {number} von {count}
      </Trans>
      {question.topic && ` · ${question.topic}`}
    </p>
  );
}

/** Number of answered questions; rendered with each answer. */
function Answered({ fields, questions }: { fields: Fields<AnswerFields>; questions: readonly Question[] }) {
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
    />
  );
}
