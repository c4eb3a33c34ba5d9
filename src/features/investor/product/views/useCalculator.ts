import { type QuantityForm, useQuantityForm } from '#components/quantity/useQuantityForm.ts';
import {
  firstQuantity,
  type ProductLabel,
  type QuantityLimits,
  quantityLimits,
  reachedMaximum,
} from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';

export interface CalculatorOptions {
  terms: Terms;
  label: ProductLabel;
  customer: Customer | null;
  /** Sum of the investor's earlier orders of this bond, in cents; null while unknown. */
  subscribed: Cents | null;
}

export interface Calculator {
  form: QuantityForm;
  /** Price of a token; null if there is nothing to calculate: without interest or price, or sold out. */
  price: Cents | null;
  isOpen: boolean;
  /** Largest subscription of the investor, in cents, if earlier orders leave too little of it; otherwise null. */
  reached: Cents | null;
  /**
   * Whole tokens that the investor has ordered, if nothing can be typed because the maximum is reached; otherwise null.
   */
  ordered: number | null;
  /** Limits of the offer. */
  offered: QuantityLimits;
  /** Limits of the field: a bond that is not open takes any amount. */
  limits: QuantityLimits;
}

/** Returns the form of the amount from which the calculator and the chart of payments calculate. */
export function useCalculator({ terms, label, customer, subscribed }: CalculatorOptions): Calculator {
  const price = terms.interestRate === null || label === 'soldOut' ? null : terms.unitPrice;
  const professional = customer !== null && isProfessional(customer);
  const offered = quantityLimits(terms, professional, subscribed ?? 0);
  const isOffered = label === 'open' || label === 'professionalOnly';
  const reached = isOffered ? reachedMaximum(terms, professional, subscribed ?? 0) : null;
  const isOpen = isOffered && reached === null;
  const limits = isOpen ? offered : { ...offered, min: 1, max: Number.POSITIVE_INFINITY };
  const form = useQuantityForm({ terms, limits, initial: firstQuantity(terms, offered) });
  const ordered = reached === null || !price ? null : Math.floor((subscribed ?? 0) / price);
  return { form, price, isOpen, reached, ordered, offered, limits };
}
