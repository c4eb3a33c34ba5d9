import { testResult } from '#domain/person/questionnaires.ts';
import type { questionnaireMachine } from '#machines/flows/questionnaire/machine.ts';
import {
  canChange,
  type QuestionnaireSnapshot,
  selectFailure,
  selectOpen,
} from '#machines/flows/questionnaire/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const send: Control = {
  role: 'button',
  name: { de: 'Antworten senden', en: 'Send answers' },
  sends: 'answers.submitted',
};
/** Button from the first of two questions to the second. */
export const next: Control = { role: 'button', name: { de: 'Weiter zu Frage 2', en: 'Continue to question 2' } };
export const confirm: Control = {
  role: 'button',
  name: { de: 'Hinweis bestätigen und weiter', en: 'Confirm warning and continue' },
  sends: 'answers.submitted',
};
export const beginAnew: Control = {
  role: 'button',
  name: { de: 'Fragebogen neu beginnen', en: 'Restart questionnaire' },
  sends: 'change.requested',
};
const change: Control = {
  role: 'button',
  name: { de: 'Ändern und neu beginnen', en: 'Change and start again' },
  sends: 'change.confirmed',
};
const keep: Control = {
  role: 'button',
  name: { de: 'Antwort behalten', en: 'Keep my answer' },
  sends: 'change.declined',
};
const goOn: Control = { role: 'button', name: { de: 'Weiter', en: 'Continue' }, sends: 'result.accepted' };
const toNotice: Control = {
  role: 'button',
  name: { de: 'Weiter zum Risikohinweis', en: 'Continue to the risk warning' },
  sends: 'result.accepted',
};
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const test: Localized = { de: 'Angemessenheitsprüfung', en: 'Appropriateness check' };
const noticeTitle: Localized = { de: 'Risikohinweis', en: 'Risk warning' };
const notice: Localized = { de: 'Bitte beachten Sie diesen Hinweis', en: 'Please note this warning' };
const unread: Sentence = { de: 'Die Fragen konnten nicht geladen werden.', en: 'We couldn’t load the questions.' };
const notReset: Sentence = {
  de: 'Ihre Antworten konnten noch nicht alle gelöscht werden.',
  en: 'We haven’t been able to delete all of your answers yet.',
};

const answeredBefore: Sentence = {
  de: 'Zu diesen Fragen lagen uns schon Antworten vor, etwa aus einem anderen Tab. Diese früheren Antworten gelten; die zuletzt gesendeten haben wir nicht gespeichert.',
  en: 'We already had answers to these questions, perhaps from another tab. Those earlier answers count. We haven’t saved the ones you sent last.',
};

type Page = Sight<QuestionnaireSnapshot>;
const isNotice = ({ context }: QuestionnaireSnapshot) => context.asks[0] === 'wphg_risk';

/** Sights of both pages of the cases: the notice, and the test. */
const onBoth = (sight: Partial<Page>): Page[] => [
  { at: '/self-disclosure/adequacy-risk', title: noticeTitle, heading: notice, when: isNotice, ...sight },
  { at: '/self-disclosure/adequacy', title: test, heading: test, ...sight },
];

/** Sentences about a failure; violations are in the shop’s own words. */
const says = (snapshot: QuestionnaireSnapshot): readonly Sentence[] => {
  const failure = selectFailure(snapshot);
  if (failure?.kind !== 'violations') return sentencesOf(failure);
  return failure.violations.map(({ message }) => ({ de: message, en: message }));
};

/** True while the page shows the first of two questions: until both were sent, and if the shop refuses its answer. */
export function isFirstOfTwo(snapshot: QuestionnaireSnapshot): boolean {
  const [first, second] = selectOpen(snapshot).flatMap(({ questions }) => questions);
  if (!first || !second) return false;
  return snapshot.matches('answering') || !(first.code in snapshot.context.given);
}

/** Form with its button, and the button to start again if answers can be changed. */
const asked = (changeable: boolean): Page[] =>
  onBoth({ says }).map((sight, index) => ({
    ...sight,
    when: (snapshot: QuestionnaireSnapshot) =>
      (index === 1 || isNotice(snapshot)) && canChange(snapshot) === changeable,
    controls: [index === 0 ? confirm : send, ...(changeable ? [beginAnew] : [])],
  }));
const first = onBoth({ says, controls: [next], when: isFirstOfTwo }).slice(1);
const questions = [...first, ...asked(true), ...asked(false)];

/** Sentence of a result that replaces the answers which were sent last. */
const saysBefore = (snapshot: QuestionnaireSnapshot): readonly Sentence[] =>
  selectFailure(snapshot)?.kind === 'conflict' ? [answeredBefore] : [];

const resultsAlone: Page[] = [
  {
    at: '/self-disclosure/adequacy-risk',
    title: noticeTitle,
    heading: { de: 'Sie haben den Risikohinweis bestätigt', en: 'You’ve confirmed the risk warning' },
    when: isNotice,
    controls: [goOn, beginAnew],
  },
  {
    at: '/self-disclosure/adequacy',
    title: test,
    heading: { de: 'Ihre Angemessenheitsprüfung ist abgeschlossen', en: 'Your appropriateness check is complete' },
    when: (snapshot) => testResult(snapshot.context.answered) === 'appropriate',
    controls: [goOn, beginAnew],
  },
  {
    at: '/self-disclosure/adequacy',
    title: test,
    heading: { de: 'Bitte beachten Sie den Risikohinweis', en: 'Please note the risk warning' },
    controls: [toNotice, beginAnew],
  },
];
const results = resultsAlone.map((sight): Page => ({ ...sight, says: saysBefore }));
const hasOpen = (snapshot: QuestionnaireSnapshot) => selectOpen(snapshot).length > 0;
const question: Localized = { de: 'Antwort ändern?', en: 'Change your answer?' };
const asking: Page[] = [
  ...onBoth({ dialog: question, controls: [keep, change], says }).map((sight, index) => ({
    ...sight,
    when: (snapshot: QuestionnaireSnapshot) => hasOpen(snapshot) && (index === 1 || isNotice(snapshot)),
  })),
  ...results.map((sight) => ({ ...sight, dialog: question, controls: [keep, change] })),
];

export const seen: Seen<typeof questionnaireMachine> = {
  states: {
    reading: onBoth({ busy: true }),
    unread: onBoth({ heading: test, says: () => [unread], controls: [retry] }),
    answering: questions,
    sending: onBoth({ busy: true }),
    comparing: onBoth({ busy: true, says }),
    notSent: questions,
    looking: onBoth({ busy: true }),
    answered: results,
    asking,
    resetting: onBoth({ busy: true }),
    lookingForRest: onBoth({ busy: true }),
    notReset: onBoth({ heading: test, says: () => [notReset], controls: [retry] }),
    finished: onBoth({ busy: true }),
    withdrawn: onBoth({ busy: true }),
  },
};
