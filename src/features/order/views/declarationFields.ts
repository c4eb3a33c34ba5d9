import type { Fields } from '#components/form/useForm.ts';
import { parseEuro } from '#domain/money/money.ts';
import type { Declarations, SuitabilityBasis, TaxResidency } from '#domain/order/suitability.ts';

/** What the form of the declarations holds, in its order. */
export interface DeclarationFields {
  basis: SuitabilityBasis | null;
  /** In euros, as typed. */
  freeAssets: string;
  /** In euros, as typed. */
  monthlyNetIncome: string;
  risk: readonly RiskStatement[];
  taxResidency: TaxResidency | null;
  /** Nothing is typed here: which documents were opened, the machine knows. Their message needs its place. */
  documents: null;
  documentsConfirmed: boolean;
}

/** What every part of the declarations gets. */
export interface PartProps {
  fields: Fields<DeclarationFields>;
}

export type RiskStatement = 'totalLossUnderstood' | 'lossBearable';

/** The form of what was declared. `euros` writes an amount as one types it. */
export function fieldsOf(declarations: Declarations, euros: (amount: number) => string): DeclarationFields {
  const { basis, freeAssets, monthlyNetIncome, taxResidency, documentsConfirmed } = declarations;
  const typed = (cents: number | null) => (cents === null ? '' : euros(cents / 100));
  const statements: RiskStatement[] = ['totalLossUnderstood', 'lossBearable'];
  return {
    basis,
    freeAssets: typed(freeAssets),
    monthlyNetIncome: typed(monthlyNetIncome),
    risk: statements.filter((statement) => declarations[statement]),
    taxResidency,
    documents: null,
    documentsConfirmed,
  };
}

/** What the form declares, in cents; null where no amount is typed. */
export function declarationsOf(fields: DeclarationFields, openedDocumentIds: number[]): Declarations {
  const { basis, freeAssets, monthlyNetIncome, risk, taxResidency, documentsConfirmed } = fields;
  return {
    basis,
    freeAssets: parseEuro(freeAssets),
    monthlyNetIncome: parseEuro(monthlyNetIncome),
    totalLossUnderstood: risk.includes('totalLossUnderstood'),
    lossBearable: risk.includes('lossBearable'),
    taxResidency,
    openedDocumentIds,
    documentsConfirmed,
  };
}
