import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { NotOffered } from '#components/disclosure/NotOffered.tsx';
import type { FormDraft } from '#components/form/types.ts';
import steps from '#components/steps/steps.module.css';
import { answeredOf, testTypes } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { QuestionnaireStage } from '#machines/flows/questionnaire/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { AgainPart } from './AgainPart.tsx';
import { QuestionsView } from './QuestionsView.tsx';
import classes from './questionnaires.module.css';
import { ResultView } from './ResultView.tsx';
import { TopicsPart } from './TopicsPart.tsx';
import type { AnswerFields } from './useAnswersForm.ts';
import type { PlaceSource } from './useQuestionPosition.ts';

export interface QuestionnaireViewProps {
  /** First questionnaire of this page. */
  asked: QuestionnaireType;
  stage: QuestionnaireStage;
  busy: boolean;
  failure: Failure | null;
  /** True if the answers may or may not have arrived. */
  uncertain: boolean;
  /** Questionnaires still to be answered. */
  open: readonly Questionnaire[];
  answered: readonly AnsweredQuestionnaire[];
  place: PlaceSource;
  draft: FormDraft;
  onRetry: () => void;
  onEdited: () => void;
  onSubmit: (answers: AnswerFields) => void;
  /** Starts a change of an answer that the shop has; null if no change is possible now. */
  onChange: (() => void) | null;
  onContinue: () => void;
}

/** A page with questionnaires: the open ones as a form, otherwise their result. */
export function QuestionnaireView(props: QuestionnaireViewProps) {
  const { asked, stage, busy, failure, answered, onRetry, onChange, onContinue } = props;
  const { t } = useLingui();
  const title = useTitle(asked);
  if (stage === 'questions') return <Questions {...props} title={title} />;
  if (stage === 'result')
    return (
      <ResultView
        asked={asked}
        answered={answered}
        isFromElsewhere={failure?.kind === 'conflict'}
        onChange={onChange}
        onContinue={onContinue}
      />
    );
  return (
    <div ref={stage === 'notReset' ? takeFocus : undefined}>
      {/* The notice failed to load, so the title must not ask to mind it. */}
      <PageHeader title={failure && !busy && asked === 'wphg_risk' ? t`Angemessenheitsprüfung` : title} />
      {busy || failure === null ? (
        <LoadingRegion label={stage === 'notReset' ? t`Antworten werden gelöscht` : t`Wird geladen`}>
          <SkeletonBlock height="24rem" />
        </LoadingRegion>
      ) : failure.kind === 'notOffered' ? (
        <NotOffered />
      ) : (
        <LoadFailed
          title={
            stage === 'notReset'
              ? t`Ihre Antworten konnten noch nicht alle gelöscht werden.`
              : t`Die Fragen konnten nicht geladen werden.`
          }
          failure={failure}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

/**
 * The confirmation dialog returns the focus in the next frame, but the button that opened it is gone: focuses the
 * heading.
 */
const takeFocus = (part: HTMLElement | null) => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) part?.querySelector('h1')?.focus();
  });
};

function useTitle(asked: QuestionnaireType): string {
  const { t } = useLingui();
  switch (asked) {
    case 'wphg_optional':
      return t`Ihre Einstufung als Anleger`;
    case 'professional':
      return t`Professionelle Einstufung`;
    case 'wphg_risk':
      return t`Bitte beachten Sie diesen Hinweis`;
    default:
      return t`Angemessenheitsprüfung`;
  }
}

function Questions({ title, ...props }: QuestionnaireViewProps & { title: string }) {
  const { asked, open, answered, onChange } = props;
  const { t } = useLingui();
  const [first] = open;
  // Another set of questions is another form.
  const key = open.map(({ type }) => type).join();
  const form = { ...props, title, questionnaires: open };
  if (asked === 'wphg_risk')
    return (
      <QuestionsView
        key={key}
        {...form}
        status={<Trans>Nicht angemessen</Trans>}
        action={t`Hinweis bestätigen und weiter`}
        before={
          <>
            <section className={steps.part}>
              <h2>{t`Ihr Ergebnis`}</h2>
              <TopicsPart answered={testTypes.flatMap((type) => answeredOf(answered, type) ?? [])} />
            </section>
            <StatementsPart title={first?.title} statements={first?.statements ?? []} />
          </>
        }
        after={<AgainPart onChange={onChange} />}
      />
    );
  if (asked === 'professional')
    return (
      <QuestionsView
        key={key}
        {...form}
        action={t`Als professioneller Kunde einstufen`}
        before={<StatementsPart title={t`Worauf Sie verzichten`} statements={first?.statements ?? []} />}
        after={<StayPrivate onChange={onChange} />}
      />
    );
  return (
    <QuestionsView
      key={key}
      {...form}
      action={asked === 'wphg_optional' ? t`Speichern und weiter` : t`Antworten senden`}
      after={<AgainPart onChange={onChange} />}
    />
  );
}

/** Clear alternative to giving up any protection. */
function StayPrivate({ onChange }: { onChange: (() => void) | null }): ReactNode {
  const { t } = useLingui();
  if (onChange === null) return null;
  return (
    <section className={steps.part}>
      <h2>{t`Sie müssen nicht verzichten`}</h2>
      <p className="soft measure">
        <Trans>Als Privatkunde behalten Sie den vollen Schutz. Die meisten Anleihen können Sie auch so zeichnen.</Trans>
      </p>
      <div>
        <Button variant="secondary" onPress={onChange}>{t`Lieber Privatkunde bleiben`}</Button>
      </div>
    </section>
  );
}

/** Statements to read before agreeing to them; amber, since they report no mistake. */
function StatementsPart({ title, statements }: { title: ReactNode; statements: Questionnaire['statements'] }) {
  if (statements.length === 0) return null;
  return (
    <section className={steps.part}>
      <h2>{title}</h2>
      <ul className={classes.statements}>
        {statements.map((statement) => (
          <li key={statement.title}>
            <WarningIcon />
            <span>
              <b>{statement.title}</b> {statement.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
