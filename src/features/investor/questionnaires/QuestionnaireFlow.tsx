import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useState } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { subscribeToDrafts } from '#app/disclosure/saved.ts';
import { followSpent } from '#app/disclosure/spent.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useScreenUrl } from '#app/flow/useScreenUrl.ts';
import { useHistory } from '#app/page/navigation.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import {
  isBusy,
  isUncertain,
  offersChange,
  selectAnswered,
  selectFailure,
  selectOpen,
  selectStage,
} from '#machines/flows/questionnaire/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { type AskingPage, questionnaireInputs } from './askingPages.ts';
import { answersDraft, type QuestionnaireActor, questionnaireFlow } from './flow.ts';
import { QuestionPlace } from './questionPlace.ts';
import { spentMinutes } from './spentMinutes.ts';
import { QuestionnaireView } from './views/QuestionnaireView.tsx';

/** `/self-disclosure/adequacy-optional`: the investor's classification. */
export const ClassificationFlow = (): ReactNode => <Asking page="adequacy-optional" />;
/** `/self-disclosure/adequacy-professional`: the protection that a professional investor gives up. */
export const ProfessionalFlow = (): ReactNode => <Asking page="adequacy-professional" />;
/** `/self-disclosure/adequacy`: the appropriateness test. */
export const TestFlow = (): ReactNode => <Asking page="adequacy" />;
/** `/self-disclosure/adequacy-risk`: the notice after the test. */
export const NoticeFlow = (): ReactNode => <Asking page="adequacy-risk" />;

/** A change of language reloads the questions, which come in one language; the answers are kept. */
function Asking({ page }: { page: AskingPage }) {
  const { i18n } = useLingui();
  return (
    <DisclosureFrame task="adequacy">
      <Questionnaire key={i18n.locale} page={page} />
    </DisclosureFrame>
  );
}

function Questionnaire({ page }: { page: AskingPage }) {
  const app = useApp();
  const stepDone = useStepDone();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const questionnaire: QuestionnaireActor = useFlow(() => questionnaireFlow(app, customerUuid, page, stepDone));
  const [draft] = useState(() => answersDraft(page, customerUuid));
  const snapshot = useSelector(questionnaire, (current) => current);
  const history = useHistory();
  const [place] = useState(() => new QuestionPlace(history));
  const [urls] = useState(() => place.urls(pathTo(`/self-disclosure/${page}`)));
  useScreenUrl(place, urls);
  useSubscription(
    useCallback(() => questionnaire.on('answers.forgotten', place.restart).unsubscribe, [questionnaire, place]),
  );
  useSubscription(
    useCallback(
      () =>
        followSpent(
          () => spentMinutes(page, questionnaire.getSnapshot(), draft.read()),
          (changed) => {
            const { unsubscribe } = questionnaire.subscribe(changed);
            const end = subscribeToDrafts(changed);
            return () => {
              unsubscribe();
              end();
            };
          },
        ),
      [page, questionnaire, draft],
    ),
  );
  const [asked = 'wphg'] = questionnaireInputs[page].asks;
  return (
    <QuestionnaireView
      asked={asked}
      stage={selectStage(snapshot)}
      busy={isBusy(snapshot)}
      failure={selectFailure(snapshot)}
      uncertain={isUncertain(snapshot)}
      open={selectOpen(snapshot)}
      answered={selectAnswered(snapshot)}
      place={place}
      draft={draft}
      onRetry={() => questionnaire.send({ type: 'retry.requested' })}
      onEdited={() => questionnaire.send({ type: 'answers.edited' })}
      onSubmit={(answers) => questionnaire.send({ type: 'answers.submitted', answers })}
      onChange={offersChange(snapshot) ? () => questionnaire.send({ type: 'change.requested' }) : null}
      onContinue={() => questionnaire.send({ type: 'result.accepted' })}
    />
  );
}
