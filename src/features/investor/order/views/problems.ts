import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { DeclarationProblem } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DeclarationFields } from './declarationFields.ts';

type Kind = DeclarationProblem['kind'];
type Texts = { [K in Kind]: (problem: Extract<DeclarationProblem, { kind: K }>, format: Format) => MessageDescriptor };

/** Sentences for the broken rules of requirements 5.20 and 5.21. A kind without a text does not compile. */
const texts: Texts = {
  basisMissing: () => msg`Bitte wählen Sie, womit Sie die Höhe Ihrer Anlage begründen.`,
  assetsMissing: () => msg`Bitte geben Sie Ihr Vermögen in Euro an, zum Beispiel 120.000.`,
  assetsTooLow: ({ minimum }, { money }) =>
    msg`Auf dieser Grundlage brauchen Sie mindestens ${money(minimum)}. Sie können stattdessen Ihr Einkommen angeben.`,
  aboveAssetsLimit: ({ limit }, { money }) =>
    limit === 0
      ? msg`Auf Grundlage Ihres Vermögens können Sie von dieser Anleihe nichts mehr zeichnen: Ihre bisherigen Zeichnungen zählen mit. Sie können stattdessen Ihr Einkommen angeben.`
      : msg`Auf Grundlage Ihres Vermögens können Sie höchstens ${money(limit)} zeichnen. Bitte verringern Sie den Betrag, oder geben Sie Ihr Einkommen an.`,
  incomeMissing: () => msg`Bitte geben Sie Ihr Nettoeinkommen im Monat in Euro an, zum Beispiel 3.200.`,
  aboveIncomeLimit: ({ limit }, { money }) =>
    limit === 0
      ? msg`Mit diesem Einkommen können Sie von dieser Anleihe nichts mehr zeichnen: Ihre bisherigen Zeichnungen zählen mit.`
      : msg`Mit diesem Einkommen können Sie höchstens ${money(limit)} zeichnen. Bitte verringern Sie den Betrag.`,
  riskStatementMissing: () => msg`Bitte bestätigen Sie mindestens eine der beiden Aussagen.`,
  taxResidencyMissing: () => msg`Bitte beantworten Sie diese Frage.`,
  taxResidentUsOrCanada: () =>
    msg`Personen und Unternehmen, die in den USA oder in Kanada steuerlich ansässig sind, können diese Anleihe nicht zeichnen.`,
  documentsNotOpened: () => msg`Bitte öffnen Sie zuerst alle Unterlagen.`,
  documentsNotConfirmed: () => msg`Bitte bestätigen Sie, dass Sie die Unterlagen gelesen haben.`,
};

/** Sentences for companies, which have a profit instead of an income. */
const ofCompany: Partial<Texts> = {
  assetsTooLow: ({ minimum }, { money }) =>
    msg`Auf dieser Grundlage braucht das Unternehmen mindestens ${money(minimum)}. Sie können stattdessen den Gewinn angeben.`,
  aboveAssetsLimit: ({ limit }, { money }) =>
    limit === 0
      ? msg`Auf Grundlage dieses Vermögens können Sie von dieser Anleihe nichts mehr zeichnen: Ihre bisherigen Zeichnungen zählen mit. Sie können stattdessen den Gewinn angeben.`
      : msg`Auf Grundlage dieses Vermögens können Sie höchstens ${money(limit)} zeichnen. Bitte verringern Sie den Betrag, oder geben Sie den Gewinn an.`,
  assetsMissing: () => msg`Bitte geben Sie das Vermögen in Euro an, zum Beispiel 120.000.`,
  incomeMissing: () => msg`Bitte geben Sie den monatlichen Gewinn nach Steuern in Euro an, zum Beispiel 3.200.`,
  aboveIncomeLimit: ({ limit }, { money }) =>
    limit === 0
      ? msg`Mit diesem Gewinn können Sie von dieser Anleihe nichts mehr zeichnen: Ihre bisherigen Zeichnungen zählen mit.`
      : msg`Mit diesem Gewinn können Sie höchstens ${money(limit)} zeichnen. Bitte verringern Sie den Betrag.`,
};

/** Form field at which each problem is shown. */
export const fieldOfProblem: Record<Kind, keyof DeclarationFields> = {
  basisMissing: 'basis',
  aboveAssetsLimit: 'basis',
  assetsMissing: 'freeAssets',
  assetsTooLow: 'freeAssets',
  incomeMissing: 'monthlyNetIncome',
  aboveIncomeLimit: 'monthlyNetIncome',
  riskStatementMissing: 'risk',
  taxResidencyMissing: 'taxResidency',
  taxResidentUsOrCanada: 'taxResidency',
  documentsNotOpened: 'documents',
  documentsNotConfirmed: 'documentsConfirmed',
};

/**
 * Returns a function that translates a problem into a sentence. `subscribed`: amount already subscribed of the same
 * bond, deducted from the limits.
 */
export function useProblemText(accountType: AccountType, subscribed: Cents): (problem: DeclarationProblem) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  const sentences = accountType === 'company' ? { ...texts, ...ofCompany } : texts;
  return (problem) => {
    // The table's key and the problem's kind are the same; TypeScript does not follow that through a union.
    const text = sentences[problem.kind] as (problem: DeclarationProblem, format: Format) => MessageDescriptor;
    const sentence = i18n._(text(problem, format));
    if (!('limit' in problem) || problem.limit === 0 || subscribed === 0) return sentence;
    const counted = msg`Ihre bisherigen Zeichnungen dieser Anleihe sind schon abgezogen: ${format.money(subscribed)}.`;
    return `${sentence} ${i18n._(counted)}`;
  };
}
