import type { InvestorFacts } from './facts.ts';

export const excerpts =
  ({ tables, customer }: InvestorFacts) =>
  () => {
    const all = tables.customerDocuments.filter(
      ({ customerId, type }) => customerId === customer.id && type === 'registry_excerpt',
    );
    return [`: ${all.length} von ${all.length}`];
  };
