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

/** Returns the investor at the test, or at the notice after it. */
const investorOf = ({ path }: Pick<On, 'path'>) =>
  path.start.snapshot.context.asks[0] === 'wphg_risk' ? 'stepAdequacyRisk' : 'stepAdequacy';
const OF_TEST: readonly QuestionnaireType[] = ['wphg', 'wphg_experience', 'wphg_risk'];
const isGood = (answered: Answered | undefined) => (answered?.grade ?? 0) > 7;

/** Makes the shop's answers match `wanted` from outside of the browser, as another tab would. */
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
/** Summarises a list by what the walk can arrange: the presence of each type, and for the experience a good grade. */
const wordsOf = (list: readonly Answered[]) =>
  OF_TEST.map((type) => {
    const found = list.find(({ questionnaire }) => questionnaire.type === type);
    return type === 'wphg_experience' && found ? isGood(found) : found !== undefined;
  });
const isChange = ({ type }: { type: string }) => /^xstate\.done\.actor\.(sendAnswers|takeBack)$/.test(type);

/**
 * True if a read returns what was just sent or taken back, a 409 means that the answers exist, and only the risk notice
 * is refused.
 */
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
    // The form of the test sends only valid answers.
    if (kind === 'violations') return before.context.asks[0] === 'wphg_risk';
    if (!/(readQuestions|readAnswered)$/.test(event.type)) return true;
    // The shop's answers and failures change between two acts, not between two reads.
    if (isRead) return false;
    isRead = !isTakenBack;
    // A 409 follows only from answers of another tab, which the next read returns.
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
  // The guard redirects to the next step.
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
      // Answers that the page sends before the read need no arranging.
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
      // Deleting the first answers deletes the rest, and after a failure the page deletes them again: both cause a 404.
      problems.expect(/^404 DELETE .*answered-questionnaires/);
    },
    async 'takeBack fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'DELETE', 'answered-questionnaires/*');
    },
  },
});
