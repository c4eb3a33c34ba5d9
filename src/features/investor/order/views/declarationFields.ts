import type { Fields } from '#components/form/useForm.ts';
import { parseEuro } from '#domain/money/money.ts';
import type { Declarations, SuitabilityBasis, TaxResidency } from '#domain/order/suitability.ts';

/** Fields of the declarations form, in its order. */
export interface DeclarationFields {
  basis: SuitabilityBasis | null;
  /** In euros, as typed. */
  freeAssets: string;
  /** In euros, as typed. */
  monthlyNetIncome: string;
  risk: readonly RiskStatement[];
  taxResidency: TaxResidency | null;
  /** Always null: the machine knows the opened documents. The field exists for their message. */
  documents: null;
  documentsConfirmed: boolean;
}

export interface PartProps {
  fields: Fields<DeclarationFields>;
}

export type RiskStatement = 'totalLossUnderstood' | 'lossBearable';

/** Returns the form's fields for declarations. `euros` formats an amount as typed. */
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

/** Returns the form's declarations, amounts in cents; null for an amount that is not typed. */
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
