import { type CashFlow, cashFlow } from '#domain/money/cashFlow.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';

/**
 * Payments of a number of tokens bought today, none for an amount that is not a number; null if the shop lacks a term
 * that determines them.
 */
export function flowOf(terms: Terms, tokens: number | null, today: CalendarDate): CashFlow | null {
  const { interestRate, interestPeriod, maturityDate, valueDate, unitNominal } = terms;
  if (interestRate === null || interestPeriod === null || maturityDate === null || unitNominal === null) return null;
  return cashFlow((tokens ?? 0) * unitNominal, today, { interestRate, interestPeriod, maturityDate, valueDate });
}
