import type { QuestionnaireSnapshot } from '#machines/flows/questionnaire/selectors.ts';
import { subject } from '#machines/flows/questionnaire/testing/cases.ts';
import { chosen, confirmed } from '#machines/flows/questionnaire/testing/fixtures.ts';
import type { QuestionnaireEvent, QuestionnaireInput } from '#machines/flows/questionnaire/types.ts';
import { confirm, isFirstOfTwo, seen, send } from '../../support/seen/questionnaire.ts';
import type { Page } from '../page.ts';
import type { Scene, Trigger } from '../scene.ts';

/** Chooses the options of the cases, at each question in turn. */
async function choose(page: Page): Promise<void> {
  for (const option of Object.values({ ...chosen, ...confirmed }).flat()) {
    const control = page.one(`main input[value=${option}]`) ?? (option === 'confirmed' ? page.one('main input') : null);
    if (!(control instanceof HTMLInputElement)) continue;
    // Pressing a chosen answer leads on too, but takes a confirmation back.
    if (!control.checked || control.type === 'radio') page.press(control);
    await page.settle();
  }
}

const triggers: Partial<Record<QuestionnaireEvent['type'], Trigger>> = {
  'answers.submitted': {
    withheld: (snapshot: QuestionnaireSnapshot) => isFirstOfTwo(snapshot) && 'another question comes first',
    // The page sends the answers to its own questions.
    free: ['answers'],
    async happen(page) {
      await choose(page);
      return page.press(page.find(send) ?? page.find(confirm));
    },
  },
  'answers.edited': {
    async happen(page) {
      const answers = page.all('main input[value=unknown], main input[value=never], main input');
      // Choosing the same answer again is not a change, unless a press takes it back.
      const open = answers.find((each) => each instanceof HTMLInputElement && !each.checked);
      // An arrow key chooses without leading to the next question.
      open?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      page.press(open ?? page.one('main input[type=checkbox]'));
      await page.settle();
    },
  },
};

export const scene: Scene = {
  subject,
  seen,
  hrefOf: (input) =>
    (input as QuestionnaireInput).asks[0] === 'wphg_risk'
      ? '/self-disclosure/adequacy-risk'
      : '/self-disclosure/adequacy',
  // The dialog belongs to a press that was just made. Answers are sent from the last question, but a page that opens
  // shows the first open one.
  opensIn: (snapshot: QuestionnaireSnapshot) =>
    !snapshot.matches('asking') && Object.keys(snapshot.context.given).length === 0,
  triggers,
};
