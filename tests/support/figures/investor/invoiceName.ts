import type { Row } from '#sandbox/db/schema.ts';

export const invoiceName = ({ number, reverses }: Row<'invoices'>) =>
  `${reverses === null ? 'Abrechnung' : 'Rückabrechnung'} ${number}`;
