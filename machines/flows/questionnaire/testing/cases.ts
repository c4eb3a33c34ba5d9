import { testResult } from '#domain/person/questionnaires.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { questionnaireMachine } from '../machine.ts';
import { openTypes, toTakeBack } from '../rules.ts';
import * as selectors from '../selectors.ts';
import {
  accepts,
  chosen,
  confirmed,
  experience,
  isExperienced,
  isNew,
  knowledge,
  knows,
  notice,
  risk,
  test,
} from './fixtures.ts';
export const refused = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'insolvency', message: 'Bitte beantworten Sie diese Frage.' }],
});

const questionnaires = [knowledge, experience, risk];
export const nothing = { questionnaires, answered: [] };
export const half = { questionnaires, answered: [knows] };
export const passed = { questionnaires, answered: [knows, isExperienced] };
export const tooLittle = { questionnaires, answered: [knows, isNew] };
export const accepted = { questionnaires, answered: [knows, isNew, accepts] };

const questionnaireCases: Cases<typeof questionnaireMachine> = {
  input: named('the test', test),
  otherInputs: [named('the risk notice', notice)],
  events: [
    { type: 'retry.requested' },
    named('to all questions', { type: 'answers.submitted', answers: { ...chosen, ...confirmed } }),
    { type: 'answers.edited' },
    { type: 'change.requested' },
    { type: 'change.confirmed' },
    { type: 'change.declined' },
    { type: 'result.accepted' },
  ],
  outcomes: [
    succeeds('readQuestions', nothing, 'nothing is answered'),
    succeeds('readQuestions', half, 'one of two is answered'),
    succeeds('readQuestions', passed, 'all is answered, with much experience'),
    succeeds('readQuestions', tooLittle, 'all is answered, with little experience'),
    succeeds('readQuestions', accepted, 'the notice was confirmed'),
    fails('readQuestions', offline),
    succeeds('sendAnswers', isExperienced, 'a good grade'),
    succeeds('sendAnswers', isNew, 'a low grade'),
    fails('sendAnswers', offline),
    fails('sendAnswers', conflict),
    fails('sendAnswers', refused),
    succeeds('readAnswered', [], 'nothing'),
    succeeds('readAnswered', half.answered, 'one of two'),
    succeeds('readAnswered', passed.answered, 'both'),
    succeeds('readAnswered', accepted.answered, 'all that there is'),
    fails('readAnswered', offline),
    succeeds('takeBack'),
    fails('takeBack', offline),
  ],
  stateKey: ({ context }) => [
    context.asks[0],
    openTypes(context).length,
    toTakeBack(context).length,
    testResult(context.answered),
    context.failure?.kind,
  ],
  invariants: (snapshot) => {
    const { answered, failure, given } = snapshot.context;
    const types = answered.map(({ questionnaire }) => questionnaire.type);
    return {
      'nothing is answered twice': new Set(types).size === types.length,
      'there is something to answer where questions stand':
        !['answering', 'sending', 'notSent'].some((state) => snapshot.value === state) ||
        openTypes(snapshot.context).length > 0,
      'a failed state has a failure':
        !['unread', 'notReset'].some((state) => snapshot.value === state) || failure !== null,
      'answers to be withdrawn are not sent again':
        !['resetting', 'lookingForRest'].some((state) => snapshot.value === state) ||
        (toTakeBack(snapshot.context).length > 0 && Object.keys(given).length === 0),
    };
  },
};

export const subject: Subject = {
  name: 'questionnaire',
  machine: questionnaireMachine,
  cases: questionnaireCases,
  selectors,
};
