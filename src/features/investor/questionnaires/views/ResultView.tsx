import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import steps from '#components/steps/steps.module.css';
import { answeredOf, levelOf, testResult, testTypes } from '#domain/person/questionnaires.ts';
import type { AnsweredQuestionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/Form.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { OutcomeHeader, type OutcomeTone } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { StickyBar } from '#ui/StickyBar.tsx';
import { AgainPart } from './AgainPart.tsx';
import { TopicsPart } from './TopicsPart.tsx';

export interface ResultViewProps {
  /** First questionnaire of this page. */
  asked: QuestionnaireType;
  /** All answers that the shop has of this customer. */
  answered: readonly AnsweredQuestionnaire[];
  /** True if the shop had these answers, e.g. from another tab, and refused those of this page. */
  isFromElsewhere: boolean;
  onChange: (() => void) | null;
  onContinue: () => void;
}

/** Result of the answers, with buttons to continue and to change an answer. */
export function ResultView({ asked, answered, isFromElsewhere, onChange, onContinue }: ResultViewProps) {
  const { t } = useLingui();
  const { tone, status, title, lede, action } = useOutcome(asked, answered);
  const tested = testTypes.flatMap((type) => answeredOf(answered, type) ?? []);
  const wayOn = <Button onPress={onContinue}>{action}</Button>;
  return (
    <>
      <OutcomeHeader
        tone={tone}
        sign={tone === 'warning' ? <WarningIcon /> : <CheckIcon />}
        status={status}
        title={title}
        lede={lede}
      />
      <div className={steps.whole} ref={restoreFocus}>
        <Card className="stack" data-gap="lg">
          {isFromElsewhere && (
            <FormError tone="notice">
              <Trans>
                Zu diesen Fragen lagen uns schon Antworten vor, etwa aus einem anderen Tab. Diese früheren Antworten
                gelten; die zuletzt gesendeten haben wir nicht gespeichert.
              </Trans>
            </FormError>
          )}
          {(asked === 'wphg' || asked === 'wphg_risk') && (
            <>
              <TopicsPart answered={tested} />
              <p className="measure">
                <Trans>
                  Die Risiken einer Anleihe finden Sie auf der Seite der Anleihe unter „Risiken“ und in ihren
                  Unterlagen.
                </Trans>{' '}
                <Link href={pathTo('/search')}>{t`Alle Produkte`}</Link>
              </p>
            </>
          )}
          <AgainPart asked={asked} onChange={onChange} />
          <div className="cluster wide-only" data-justify="end">
            {wayOn}
          </div>
        </Card>
        <StickyBar label={t`Nächster Schritt`} action={wayOn} />
      </div>
    </>
  );
}

/**
 * Returns true if the test found no knowledge at all in a topic; the grade counts experience alone (requirement 5.19).
 */
const hasGaps = (answered: readonly AnsweredQuestionnaire[]) =>
  answeredOf(answered, 'wphg')?.topics.some((topic) => levelOf(topic) === 'none') === true;

interface Outcome {
  tone: OutcomeTone;
  status?: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  action: ReactNode;
}

function useOutcome(asked: QuestionnaireType, answered: readonly AnsweredQuestionnaire[]): Outcome {
  const { t } = useLingui();
  const on = { tone: 'positive', action: <Trans>Weiter</Trans> } as const;
  if (asked === 'wphg' && testResult(answered) === 'notAppropriate')
    return {
      tone: 'warning',
      status: <Trans>Nicht angemessen</Trans>,
      title: <Trans>Bitte beachten Sie den Risikohinweis</Trans>,
      lede: (
        <Trans>
          Nach Ihren Antworten passen tokenisierte Anleihen nicht zu Ihren Kenntnissen und Erfahrungen. Sie dürfen
          trotzdem zeichnen.
        </Trans>
      ),
      action: <Trans>Weiter zum Risikohinweis</Trans>,
    };
  if (asked === 'wphg')
    return {
      ...on,
      title: <Trans>Ihre Angemessenheitsprüfung ist abgeschlossen</Trans>,
      lede: hasGaps(answered) ? (
        <Trans>
          In einzelnen Bereichen haben Sie nach Ihren Antworten keine Kenntnisse. Bitte lesen Sie die Risikohinweise,
          bevor Sie zeichnen.
        </Trans>
      ) : (
        <Trans>
          Nach Ihren Angaben zur Erfahrung ist kein zusätzlicher Risikohinweis nötig. Eine Empfehlung für eine bestimmte
          Anleihe ist das nicht.
        </Trans>
      ),
    };
  if (asked === 'wphg_risk')
    return {
      ...on,
      title: <Trans>Sie haben den Risikohinweis bestätigt</Trans>,
      lede: <Trans>Sie können zeichnen, obwohl Ihre Kenntnisse und Erfahrungen gering sind.</Trans>,
    };
  if (asked === 'professional')
    return {
      ...on,
      title: <Trans>Sie sind als professioneller Kunde eingestuft</Trans>,
      lede: <Trans>Sie können jederzeit wieder als Privatkunde behandelt werden.</Trans>,
    };
  const wantsProfessional = answeredOf(answered, 'wphg_optional')?.grade === 2;
  return {
    ...on,
    status: <Trans>Gespeichert</Trans>,
    title: wantsProfessional
      ? t`Sie möchten als professioneller Kunde eingestuft werden`
      : t`Sie legen als Privatkunde an`,
    lede: wantsProfessional
      ? t`Dafür prüfen wir, ob Sie zwei von drei Kriterien erfüllen.`
      : t`Für Sie gilt der volle Anlegerschutz.`,
  };
}
