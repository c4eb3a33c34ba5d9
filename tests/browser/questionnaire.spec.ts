import * as z from 'zod/mini';
import { AnsweredQuestionnaire, Questionnaire, type QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { questionnaireMachine } from '#machines/questionnaire/machine.ts';
import { openTypes } from '#machines/questionnaire/rules.ts';
import { subject } from '#machines/questionnaire/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import { expect } from '../support/fixtures.ts';
import { isOutcome } from '../support/names.ts';
import { locate } from '../support/onPage.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { confirm, seen, send } from '../support/seen/questionnaire.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof questionnaireMachine>;
type Answered = z.infer<typeof AnsweredQuestionnaire>;

/** Investors at the test, and at the notice after it. */
const investorOf = ({ path }: Pick<On, 'path'>) =>
  path.start.snapshot.context.asks[0] === 'wphg_risk' ? 'stepAdequacyRisk' : 'stepAdequacy';
const OF_TEST: readonly QuestionnaireType[] = ['wphg', 'wphg_experience', 'wphg_risk'];
const isGood = (answered: Answered | undefined) => (answered?.grade ?? 0) > 7;

/** Has the shop answer like this from outside of the browser, as another tab would. */
async function arrange(on: On, wanted: readonly Answered[]) {
  const ask = (method: string, path: string, body?: unknown) => callAs(on.shop, investorOf(on), method, path, body);
  const read = async () => z.array(AnsweredQuestionnaire).parse(await ask('GET', 'answered-questionnaires'));
  const find = (list: readonly Answered[], type: QuestionnaireType) =>
    list.find(({ questionnaire }) => questionnaire.type === type);
  for (const type of OF_TEST) {
    const [is, should] = [find(await read(), type), find(wanted, type)];
    if (is && (!should || (type === 'wphg_experience' && isGood(is) !== isGood(should))))
      await ask('DELETE', `answered-questionnaires/${is.id}`);
  }
  for (const type of OF_TEST) {
    const should = find(wanted, type);
    if (!should || find(await read(), type)) continue;
    const { questions } = Questionnaire.parse(await ask('GET', `questionnaires/${type}`));
    const answers = questions.map(({ code, options }) => ({
      question: code,
      options: [options.at(isGood(should) ? -1 : 0)?.code],
    }));
    await ask('POST', 'answered-questionnaires', { questionnaire: type, answers });
  }
}

const listIn = (output: { answered: readonly Answered[] } | readonly Answered[]) =>
  'answered' in output ? output.answered : output;
/** What a list says, in the words that the walk can bring about. */
const wordsOf = (list: readonly Answered[]) =>
  OF_TEST.map((type) => {
    const found = list.find(({ questionnaire }) => questionnaire.type === type);
    return type === 'wphg_experience' && found ? isGood(found) : found !== undefined;
  });
const isChange = ({ type }: { type: string }) => /^xstate\.done\.actor\.(sendAnswers|takeBack)$/.test(type);

/** What was sent or taken back a moment ago is what is read, and a test is taken back as a whole; a 409 means that it is there; a refusal names its question. */
function isReal({ start, steps }: Path): boolean {
  let isFresh = false;
  let isTakenBack = false;
  let isRead = false;
  let refused: QuestionnaireType | undefined;
  return steps.every(({ event }, index) => {
    const before = (steps[index - 1]?.position ?? start).snapshot;
    if (!isOutcome(event)) {
      isFresh = false;
      isTakenBack = false;
      isRead = false;
      refused = undefined;
      return true;
    }
    if (isChange(event)) {
      isFresh = true;
      isTakenBack = event.type.endsWith('takeBack');
      return true;
    }
    const kind = kindOf(event);
    if (kind === 'conflict') {
      [refused] = openTypes(before.context);
      return !isFresh;
    }
    // The form of the test sends only what answers its questions.
    if (kind === 'violations') return before.context.asks[0] === 'wphg_risk';
    if (!/(readQuestions|readAnswered)$/.test(event.type)) return true;
    // What the shop answers, or that it does not, changes between two acts, not between two reads.
    if (isRead) return false;
    isRead = !isTakenBack;
    // Only what another tab has answered makes a 409, which the read after it shows.
    if (kind !== null) return refused === undefined;
    const list = listIn(event.output);
    const known = isTakenBack ? [] : before.context.answered;
    if (isFresh) return JSON.stringify(wordsOf(list)) === JSON.stringify(wordsOf(known));
    return refused === undefined || list.some(({ questionnaire }) => questionnaire.type === refused);
  });
}

walkInBrowser(subject, questionnaireMachine, {
  seen,
  isReal,
  async open({ page, context, shop, path }) {
    const investor = investorOf({ path });
    await shop.loginAs(context, investor);
    await page.goto(investor === 'stepAdequacy' ? '/self-disclosure/adequacy' : '/self-disclosure/adequacy-risk');
  },
  // The guard leads on.
  instead: {
    async finished({ page, path }) {
      await expect(page).not.toHaveURL(investorOf({ path }) === 'stepAdequacy' ? /adequacy$/ : /adequacy-risk$/);
    },
    async withdrawn({ page }) {
      await expect(page).not.toHaveURL(/adequacy-risk$/);
    },
  },

  acts: {
    async 'answers.submitted'({ page, ahead }) {
      const main = page.getByRole('main');
      const last = ahead.findLast(({ type }) => type === 'xstate.done.actor.sendAnswers');
      for (const group of await main.getByRole('radiogroup').all()) {
        const radios = group.getByRole('radio');
        await tick(isGood(last?.output) ? radios.last() : radios.first());
      }
      for (const box of await main.getByRole('checkbox').all()) await tick(box);
      await locate(page, send).or(locate(page, confirm)).click();
    },
    async 'answers.edited'({ page }) {
      const main = page.getByRole('main');
      const radios = main.getByRole('radiogroup').last().getByRole('radio');
      if ((await radios.count()) > 0) await tick(radios.nth(1));
      else await main.getByRole('checkbox').click();
    },
  },

  outcomes: {
    async 'readQuestions succeeds'(on) {
      if (!on.ahead.some(isChange)) await arrange(on, listIn(on.event?.output));
    },
    async 'readQuestions fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'questionnaires/*');
    },
    async 'readAnswered succeeds'(on) {
      const { event, ahead } = on;
      const sent = ahead.findIndex(isChange);
      // What the page sends before is its own doing.
      if (event && (sent < 0 || sent > ahead.indexOf(event))) await arrange(on, listIn(event.output));
    },
    async 'readAnswered fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'answered-questionnaires');
    },
    async 'sendAnswers fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      const path = 'answered-questionnaires';
      if (kind === 'offline') return meets(shop, problems, kind, 'POST', path);
      problems.expect(
        kind === 'conflict' ? /^409 POST .*answered-questionnaires$/ : /^422 POST .*answered-questionnaires$/,
      );
      if (kind === 'violations')
        await shop.armFault({
          method: 'POST',
          path,
          kind: 'status',
          status: 422,
          body: { violations: event?.error.failure.violations },
        });
    },
    async 'takeBack succeeds'({ problems }) {
      // The rest went with the first; after a failure it is taken back once more.
      problems.expect(/^404 DELETE .*answered-questionnaires/);
    },
    async 'takeBack fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'DELETE', 'answered-questionnaires/*');
    },
  },
});
