import * as z from 'zod/mini';
import type { AccountType } from '#domain/shop/customer.ts';
import { Cents } from '#domain/shop/fields.ts';
import { orNull } from '#domain/shop/schema.ts';
import { leftOf } from './subscribed.ts';

/**
 * Limits for the declarations before a subscription (requirement 5.20): the thresholds of § 6 WpPG
 * (single investment thresholds of a non-qualified investor), which a company is as well unless it is professional
 * (decision 014). All amounts in cents.
 */
export const suitabilityThreshold: Cents = 1_000_00;
export const minimumAssets: Cents = 100_000_00;
export const assetsLimit: Cents = 10_000_00;
export const incomeLimit: Cents = 25_000_00;
/** Investment limit as a multiple of the average monthly net income. */
const incomeMultiple = 2;

/** Basis of the limit: freely available assets (bank balances, financial instruments) or net income. */
export const SuitabilityBasis = z.enum(['assets', 'income']);
export type SuitabilityBasis = z.infer<typeof SuitabilityBasis>;

export const TaxResidency = z.enum(['none', 'usOrCanada']);
export type TaxResidency = z.infer<typeof TaxResidency>;

const DeclaredAmount = z.nullable(Cents.check(z.nonnegative()));

/** The investor's declarations so far; null and false mean "not declared yet". Nothing is preselected. */
export const Declarations = z.object({
  basis: z.nullable(SuitabilityBasis),
  /** Freely available assets in cents. */
  freeAssets: DeclaredAmount,
  /** Average monthly net income in cents. */
  monthlyNetIncome: DeclaredAmount,
  /** True if the investor confirms the first risk statement: the whole investment may be lost. */
  totalLossUnderstood: z.boolean(),
  /** True if the investor confirms the second risk statement: they can bear that loss. */
  lossBearable: z.boolean(),
  taxResidency: z.nullable(TaxResidency),
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
 * contract: data of the order, which the shop checks by the rules below, and again on completion. The shop drops them,
 * with the confirmation, when the order's items change, and completes no order without them. A shop without this
 * addition has the `notes` of the completion. `billingAddress`, an addition as well: IRI of the customer's billing
 * address for an order of items; if absent, and always for a security, the default address.
 */
export const LegalDocumentsConfirmation = z.object({
  declarations: orNull(Declarations),
  billingAddress: orNull(z.string()),
});

/** Subscription that the declarations are for. Amounts in cents. */
export interface DeclarationContext {
  total: Cents;
  /** Amount already subscribed of the same bond: the limits apply to both together. */
  subscribed: Cents;
  professional: boolean;
  /** Ids of all legal documents of the product. */
  documentIds: readonly number[];
}

/** Problem that keeps the investor from continuing. Amounts are in cents. */
export type DeclarationProblem =
  | { kind: 'basisMissing' }
  | { kind: 'assetsMissing' }
  | { kind: 'assetsTooLow'; minimum: Cents }
  /** `limit`: the amount that may still be subscribed of the bond. */
  | { kind: 'aboveAssetsLimit'; limit: Cents }
  | { kind: 'incomeMissing' }
  | { kind: 'aboveIncomeLimit'; limit: Cents }
  | { kind: 'riskStatementMissing' }
  | { kind: 'taxResidencyMissing' }
  /** Cannot be corrected: a person with tax residency in the US or Canada may not subscribe. */
  | { kind: 'taxResidentUsOrCanada' }
  | { kind: 'documentsNotOpened'; ids: number[] }
  | { kind: 'documentsNotConfirmed' };

/**
 * True if assets or income must be declared: above 1,000 € of one bond, all subscriptions together (§ 6 WpPG), and not
 * for professional investors (requirements 5.20 and 6.3).
 */
export function needsSuitability({
  total,
  subscribed,
  professional,
}: Pick<DeclarationContext, 'total' | 'subscribed' | 'professional'>): boolean {
  return !professional && exceeds(total + subscribed, suitabilityThreshold);
}

/** True if an amount is above a limit, and for NaN: an amount that cannot be compared must not pass a rule. */
const exceeds = (amount: Cents, limit: Cents): boolean => !(amount <= limit);

/** Returns the investment limit for a monthly net income, in cents: twice the income, at most 25,000 €. */
export function limitByIncome(monthlyNetIncome: Cents): Cents {
  return Math.min(incomeMultiple * monthlyNetIncome, incomeLimit);
}

/**
 * Returns all rules of requirements 5.20 and 5.21 that the declarations break, in the order of the form; empty if the
 * investor may continue.
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

/** Facts for the notes: includes the documents' names, so that the text is complete by itself. */
export interface NotesContext {
  total: Cents;
  /** Amount already subscribed of the same bond. */
  subscribed: Cents;
  professional: boolean;
  accountType: AccountType;
  documents: readonly { id: number; name: string }[];
}

/**
 * Phrases of the record: a person writes “I”, a company “we”, and a company's income is its profit. The limits are the
 * same.
 */
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
 * Declarations in words, with the opened documents, for the `notes` of `PATCH orders/{token}/complete`. German in every
 * language of the page: the text is the issuer's record. One statement per line, and identical text for identical
 * declarations on every machine (so amounts are not formatted with Intl).
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

/** Joins lines, so that the shop's name of a document cannot add a line to the record. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Formats cents as `100.000,00 EUR`. */
function inWords(amount: Cents): string {
  const euros = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${euros},${String(amount % 100).padStart(2, '0')} EUR`;
}
