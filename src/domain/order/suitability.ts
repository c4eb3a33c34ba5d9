import * as z from 'zod/mini';
import type { AccountType } from '#domain/shop/customer.ts';
import { Cents } from '#domain/shop/fields.ts';
import { orNull } from '#domain/shop/schema.ts';
import { leftOf } from './subscribed.ts';

/**
 * What an investor has to declare before a subscription (spec section 5, "Above 1,000 euros"). The thresholds are
 * those of § 6 WpPG (single investment thresholds of a non-qualified investor), which a company is as well unless it is
 * professional (decision 014). All amounts in cents.
 */
export const suitabilityThreshold: Cents = 1_000_00;
export const minimumAssets: Cents = 100_000_00;
export const assetsLimit: Cents = 10_000_00;
export const incomeLimit: Cents = 25_000_00;
/** The investment limit as a multiple of the average monthly net income. */
const incomeMultiple = 2;

/** What the limit rests on: freely available assets (bank balances, financial instruments) or net income. */
export const SuitabilityBasis = z.enum(['assets', 'income']);
export type SuitabilityBasis = z.infer<typeof SuitabilityBasis>;

export const TaxResidency = z.enum(['none', 'usOrCanada']);
export type TaxResidency = z.infer<typeof TaxResidency>;

const DeclaredAmount = z.nullable(Cents.check(z.nonnegative()));

/** The investor's declarations so far; null and false mean "not said yet". Nothing is preselected. */
export const Declarations = z.object({
  basis: z.nullable(SuitabilityBasis),
  /** Freely available assets in cents. */
  freeAssets: DeclaredAmount,
  /** Average monthly net income in cents. */
  monthlyNetIncome: DeclaredAmount,
  /** First risk statement: the whole investment may be lost. */
  totalLossUnderstood: z.boolean(),
  /** Second risk statement: the investor can bear that loss. */
  lossBearable: z.boolean(),
  taxResidency: z.nullable(TaxResidency),
  /** Ids of the legal documents that were opened. */
  openedDocumentIds: z.array(z.int()),
  documentsConfirmed: z.boolean(),
});
export type Declarations = z.infer<typeof Declarations>;

export const noDeclarations: Declarations = {
  basis: null,
  freeAssets: null,
  monthlyNetIncome: null,
  totalLossUnderstood: false,
  lossBearable: false,
  taxResidency: null,
  openedDocumentIds: [],
  documentsConfirmed: false,
};

/**
 * Payload of `PATCH orders/{token}/legal-documents-confirm`. The declarations are this product's addition to the
 * contract: data of the order, which the shop checks by the rules below, and again when the order is completed. It
 * drops them, with the confirmation, when what is ordered changes, and completes no order without them. A shop that
 * does not know them has the `notes` of the completion. `billingAddress`, an addition as well: IRI of the customer's address
 * that an order of works is made out to; without it, and for a security always, it is their default address.
 */
export const LegalDocumentsConfirmation = z.object({
  declarations: orNull(Declarations),
  billingAddress: orNull(z.string()),
});

/** The subscription that the declarations are for. Amounts in cents. */
export interface DeclarationContext {
  total: Cents;
  /** What the investor has subscribed of the same bond before: the limits are for both together. */
  subscribed: Cents;
  professional: boolean;
  /** Ids of all legal documents of the product. */
  documentIds: readonly number[];
}

/** A problem that keeps the investor from going on. Amounts are in cents. */
export type DeclarationProblem =
  | { kind: 'basisMissing' }
  | { kind: 'assetsMissing' }
  | { kind: 'assetsTooLow'; minimum: Cents }
  /** `limit`: what may still be subscribed of the bond. */
  | { kind: 'aboveAssetsLimit'; limit: Cents }
  | { kind: 'incomeMissing' }
  | { kind: 'aboveIncomeLimit'; limit: Cents }
  | { kind: 'riskStatementMissing' }
  | { kind: 'taxResidencyMissing' }
  /** No correction helps: a person with tax residency in the US or Canada may not subscribe. */
  | { kind: 'taxResidentUsOrCanada' }
  | { kind: 'documentsNotOpened'; ids: number[] }
  | { kind: 'documentsNotConfirmed' };

/**
 * Whether assets or income must be declared: above 1,000 € of one bond, all subscriptions together (§ 6 WpPG), and not
 * for professional investors (spec sections 5, 6).
 */
export function needsSuitability({
  total,
  subscribed,
  professional,
}: Pick<DeclarationContext, 'total' | 'subscribed' | 'professional'>): boolean {
  return !professional && exceeds(total + subscribed, suitabilityThreshold);
}

/** Whether an amount is above a limit. What is no number is: no rule is kept by what cannot be compared. */
const exceeds = (amount: Cents, limit: Cents): boolean => !(amount <= limit);

/** The most that may be invested on a monthly net income, in cents: twice the income, at most 25,000 €. */
export function limitByIncome(monthlyNetIncome: Cents): Cents {
  return Math.min(incomeMultiple * monthlyNetIncome, incomeLimit);
}

/**
 * Every rule of spec section 5 that the declarations break, in the order of the form; empty means that the investor may
 * go on.
 */
export function checkDeclarations(declarations: Declarations, context: DeclarationContext): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  if (needsSuitability(context)) problems.push(...suitabilityProblems(declarations, context));
  if (!declarations.totalLossUnderstood && !declarations.lossBearable) problems.push({ kind: 'riskStatementMissing' });
  if (declarations.taxResidency === null) problems.push({ kind: 'taxResidencyMissing' });
  if (declarations.taxResidency === 'usOrCanada') problems.push({ kind: 'taxResidentUsOrCanada' });
  const unopened = context.documentIds.filter((id) => !declarations.openedDocumentIds.includes(id));
  if (unopened.length > 0) problems.push({ kind: 'documentsNotOpened', ids: unopened });
  if (context.documentIds.length > 0 && !declarations.documentsConfirmed) {
    problems.push({ kind: 'documentsNotConfirmed' });
  }
  return problems;
}

function suitabilityProblems(
  declarations: Declarations,
  { total, subscribed }: Pick<DeclarationContext, 'total' | 'subscribed'>,
): DeclarationProblem[] {
  switch (declarations.basis) {
    case null:
      return [{ kind: 'basisMissing' }];
    case 'assets': {
      if (declarations.freeAssets === null) return [{ kind: 'assetsMissing' }];
      const problems: DeclarationProblem[] = [];
      if (exceeds(minimumAssets, declarations.freeAssets))
        problems.push({ kind: 'assetsTooLow', minimum: minimumAssets });
      const limit = leftOf(assetsLimit, subscribed);
      if (exceeds(total, limit)) problems.push({ kind: 'aboveAssetsLimit', limit });
      return problems;
    }
    case 'income': {
      if (declarations.monthlyNetIncome === null) return [{ kind: 'incomeMissing' }];
      const limit = leftOf(limitByIncome(declarations.monthlyNetIncome), subscribed);
      return exceeds(total, limit) ? [{ kind: 'aboveIncomeLimit', limit }] : [];
    }
  }
}

/** What the notes are written from: the documents with their names, so that the text stands on its own. */
export interface NotesContext {
  total: Cents;
  /** What was subscribed of the same bond before. */
  subscribed: Cents;
  professional: boolean;
  accountType: AccountType;
  documents: readonly { id: number; name: string }[];
}

/** What a person says as I, a company says as we; what it earns is its profit. Which limits hold is the same for both. */
const recordWords = {
  personal: {
    head: 'Erklärungen des Anlegers',
    assets: 'frei verfügbares Vermögen von',
    income: 'durchschnittliches monatliches Nettoeinkommen von',
    totalLoss: 'Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.',
    bearable: 'Ich kann einen vollständigen Verlust finanziell tragen.',
  },
  company: {
    head: 'Erklärungen des Unternehmens',
    assets: 'frei verfügbares Vermögen des Unternehmens von',
    income: 'durchschnittlicher monatlicher Gewinn des Unternehmens nach Steuern von',
    totalLoss: 'Uns ist bewusst, dass wir das eingesetzte Geld vollständig verlieren können.',
    bearable: 'Wir können einen vollständigen Verlust finanziell tragen.',
  },
} as const satisfies Record<AccountType, object>;

/**
 * The declarations in words, and the documents that were opened, for the `notes` of `PATCH orders/{token}/complete`. German, whatever the language of the
 * page: it is the issuer's record. One statement a line, the same text for the same declarations on every machine
 * (so amounts are not written with Intl).
 */
export function declarationNotes(declarations: Declarations, context: NotesContext): string {
  const words = recordWords[context.accountType];
  const lines: string[] = [words.head, `Zeichnungsbetrag: ${inWords(context.total)}`];
  if (context.professional) lines.push('Einstufung: professioneller Kunde');
  if (needsSuitability(context)) lines.push(suitabilityLine(declarations, words));
  if (declarations.totalLossUnderstood) lines.push(`Risiko: ${words.totalLoss}`);
  if (declarations.lossBearable) lines.push(`Risiko: ${words.bearable}`);
  lines.push(taxLine(declarations.taxResidency));
  if (declarations.documentsConfirmed) {
    const opened = context.documents.filter(({ id }) => declarations.openedDocumentIds.includes(id));
    const names = opened.map((document) => oneLine(document.name));
    if (names.length > 0) lines.push(`Gelesen und bestätigt: ${names.join('; ')}`);
  }
  return lines.join('\n');
}

function suitabilityLine(declarations: Declarations, words: { assets: string; income: string }): string {
  if (declarations.basis === 'assets' && declarations.freeAssets !== null) {
    return `Selbstauskunft: ${words.assets} ${inWords(declarations.freeAssets)}`;
  }
  if (declarations.basis === 'income' && declarations.monthlyNetIncome !== null) {
    return `Selbstauskunft: ${words.income} ${inWords(declarations.monthlyNetIncome)}`;
  }
  return 'Selbstauskunft: keine Angabe';
}

function taxLine(residency: TaxResidency | null): string {
  switch (residency) {
    case 'none':
      return 'Steuer: nicht in den USA oder Kanada steuerlich ansässig';
    case 'usOrCanada':
      return 'Steuer: in den USA oder Kanada steuerlich ansässig';
    case null:
      return 'Steuer: keine Angabe';
  }
}

/** A name of the shop must not be able to add a line to the record. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `100.000,00 EUR`. */
function inWords(amount: Cents): string {
  const euros = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${euros},${String(amount % 100).padStart(2, '0')} EUR`;
}
