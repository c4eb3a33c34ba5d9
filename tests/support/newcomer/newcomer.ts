import { expect, type Locator, type Page } from 'playwright/test';
import type { AccountType } from '#domain/shop/customer.ts';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { questionnairesFor } from '#sandbox/content/questionnaires/index.ts';
import { wordsIn as partnerWordsIn } from '#sandbox/partners/identity-words.ts';
import { countryField } from '../countryField.ts';
import { linkTo } from '../links.ts';
import * as order from '../seen/order.ts';
import type { Shop } from '../shop.ts';
import type { Control } from '../sight.ts';
import { answerQuestions } from './answerQuestions.ts';
import type { Hands } from './hands.ts';
import { type Words, wordsIn } from './words.ts';

/** A customer new to Parkett: all texts that she types from the sign-up to her first subscription. */
export const WHO = {
  firstName: 'Mara',
  lastName: 'Feld',
  email: 'mara.feld@example.de',
  password: 'Sommerwiese-26!',
  birthday: ['27', '3', '1985'],
  place: 'Kiel',
  street: 'Holtenauer Straße 12',
  postcode: '24105',
  mobile: '+49 171 3920000',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
} as const;

export interface Step {
  at: RegExp;
  fill(): Promise<void>;
  send(): Promise<void>;
  /** True for a consent, which a reload of the page clears, so that it must be given again. */
  isConsent?: true;
  /** Actions on a partner’s page. */
  elsewhere?(): Promise<void>;
  /** Heading of the result; absent if the next step follows at once. */
  done?: string;
}

/** A newcomer at the browser, who completes the pages in turn. */
export class Newcomer {
  readonly page: Page;
  readonly hands: Hands;
  readonly locale: Locale;
  readonly accountType: AccountType;
  readonly words: Words;

  constructor(page: Page, hands: Hands, locale: Locale = 'de', accountType: AccountType = 'personal') {
    this.page = page;
    this.hands = hands;
    this.locale = locale;
    this.accountType = accountType;
    this.words = wordsIn[locale];
  }

  /** All steps of a private investor’s self-disclosure, in order. */
  get steps(): Step[] {
    const { hands, words } = this;
    const press = (name: string) => () => hands.press(this.button(name));
    return [
      {
        at: /personal$/,
        fill: async () => {
          await this.fillPersonalData();
          await this.fillBank();
        },
        send: press(words.save),
      },
      { at: /pep$/, fill: () => this.fillPep(), send: press(words.save) },
      { at: /adequacy-optional$/, fill: () => this.fillQuestions('wphg_optional'), send: press(words.save) },
      {
        at: /adequacy$/,
        fill: () => this.fillQuestions('wphg', 'wphg_experience'),
        send: press(words.sendAnswers),
        done: words.suitable,
      },
      {
        at: /custody$/,
        fill: () => hands.mark(this.box(words.custodyTerms)),
        send: press(words.setUpCustody),
        isConsent: true,
        done: words.held,
      },
      {
        at: /kyc$/,
        fill: () => expect(this.button(words.startCheck)).toBeVisible(),
        send: press(words.startCheck),
        elsewhere: () => this.showIdentity(),
        done: words.identified,
      },
    ];
  }

  /** Completes the steps from the current page on; `before` runs after filling in and before sending. */
  async disclose(steps = this.steps, before?: (step: Step) => Promise<void>) {
    for (const step of steps) {
      await expect(this.page).toHaveURL(step.at);
      await step.fill();
      await before?.(step);
      await step.send();
      await step.elsewhere?.();
      if (step.done === undefined) continue;
      await expect(this.heading(step.done)).toBeVisible();
      await this.hands.press(this.button(this.words.goOn));
    }
  }

  /** Goes from the form to an account with a confirmed address. */
  async signUp(shop: Shop, path: string) {
    const { page, hands, words } = this;
    await page.goto(path);
    await hands.mark(this.answer(words.forMe));
    await hands.type(this.field(words.firstName), WHO.firstName);
    await hands.type(this.field(words.lastName), WHO.lastName);
    await hands.type(this.field(words.email), WHO.email);
    await hands.type(this.field(words.password), WHO.password);
    await hands.type(this.field(words.repeated), WHO.password);
    await hands.mark(this.box(words.terms));
    await hands.press(this.button(words.signUp));
    await expect(this.heading(words.mailbox)).toBeVisible();
    await page.goto(await linkTo(shop, WHO.email));
    await expect(this.heading(words.verified)).toBeVisible();
  }

  async logIn() {
    const { hands, words } = this;
    await hands.type(this.field(words.email), WHO.email);
    await hands.type(this.field(words.password), WHO.password);
    await hands.press(this.button(words.logIn));
  }

  /** Fills in a person’s data, except the bank account. */
  async fillPersonalData() {
    const { hands, words } = this;
    await expect(this.heading(words.personal)).toBeVisible();
    for (const [index, part] of ([words.day, words.month, words.year] as const).entries())
      await hands.type(this.page.getByRole('textbox', { name: part, exact: true }), WHO.birthday[index] ?? '');
    await hands.type(this.field(words.birthCity), WHO.place);
    await hands.choose(this.country(words.birthCountry), words.germany);
    await hands.choose(this.country(words.nationality), words.germany);
    await this.fillAddress();
    await hands.type(this.field(words.mobile), WHO.mobile);
  }

  async fillAddress() {
    const { hands, words } = this;
    await hands.type(this.field(words.street), WHO.street);
    await hands.type(this.field(words.postcode), WHO.postcode);
    await hands.type(this.field(words.city), WHO.place);
    await hands.choose(this.country(words.country), words.germany);
  }

  async fillBank() {
    const { hands, words } = this;
    // Payouts go to the customer’s own account, so its holder is filled in.
    await expect(this.field(words.holder)).not.toHaveValue('');
    await hands.type(this.field('IBAN'), WHO.iban);
    await expect(this.field('BIC')).toHaveValue(WHO.bic);
    await expect(this.field(words.bank)).toHaveValue(WHO.bank);
    await expect(this.country(words.bankCountry)).toHaveValue(new RegExp(`^(?:DE|${words.germany})$`));
  }

  private async fillPep() {
    const { hands, words } = this;
    await expect(this.heading(words.pep)).toBeVisible();
    await hands.mark(this.answer(words.no));
    await hands.mark(this.box(words.ownAccount));
  }

  /** Chooses the right answers, and those of an experienced investor; private rather than professional. */
  private async fillQuestions(...types: readonly QuestionnaireType[]) {
    const content = questionnairesFor(this.accountType);
    const worth = (type: QuestionnaireType, { points = 0 }) => (type === 'wphg_optional' ? -points : points);
    const answers = types.flatMap((type) =>
      content[type].questions.map(({ options }) => {
        const [best] = options.toSorted((one, other) => worth(type, other) - worth(type, one));
        return best?.text[this.locale] ?? '';
      }),
    );
    await answerQuestions(this.page, answers, this.hands);
  }

  private async showIdentity() {
    const { page, hands, locale } = this;
    await hands.press(page.getByRole('button', { name: partnerWordsIn(locale).decisions.approved, exact: true }));
  }

  /** Goes from the amount to the thank-you page; the amount is too small to require a declaration of income. */
  async subscribe(quantity: string) {
    const { page, hands, words } = this;
    await hands.type(this.seen(order.quantity), quantity);
    await hands.press(this.seen(order.confirmQuantity));
    await hands.mark(this.box(words.totalLoss));
    await hands.mark(page.getByRole('radio', { name: words.notResident }));
    const documents = page.getByRole('list', { name: words.documents }).getByRole('button');
    for (const document of await documents.all()) await hands.press(document);
    await expect(page.getByText(words.downloaded, { exact: true })).toHaveCount(await documents.count());
    await hands.mark(this.box(words.documentsRead));
    await hands.press(this.seen(order.toAddress));
    await hands.press(this.seen(order.addressIsRight));
    await hands.mark(page.getByRole('radio', { name: words.transfer }));
    await hands.press(this.seen(order.toReview));
    await hands.press(this.seen(order.orderButton));
    await expect(this.heading(words.thanks)).toBeVisible();
  }

  get main() {
    return this.page.getByRole('main');
  }
  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }
  field(name: string) {
    return this.main.getByLabel(name, { exact: true });
  }
  country(name: string) {
    return countryField(this.main, name);
  }
  answer(name: string) {
    return this.main.getByRole('radio', { name, exact: true });
  }
  box(name: RegExp) {
    return this.main.getByRole('checkbox', { name });
  }
  button(name: string) {
    return this.main.getByRole('button', { name, exact: true });
  }
  link(name: string) {
    return this.main.getByRole('link', { name, exact: true });
  }
  private seen({ role, name }: Control): Locator {
    const label = name[this.locale];
    return role === 'field' ? this.field(label) : this.main.getByRole(role, { name: label, exact: true });
  }
}
