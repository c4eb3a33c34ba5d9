import * as z from 'zod/mini';
import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { API } from '../http/answer.ts';
import type { Client } from './client.ts';

/** All declarations of an investor for up to 25,000 €, with these documents opened. */
export const declaredFor = (openedDocumentIds: number[]): Declarations => ({
  ...noDeclarations,
  basis: 'income',
  monthlyNetIncome: 12_500_00,
  totalLossUnderstood: true,
  taxResidency: 'none',
  openedDocumentIds,
  documentsConfirmed: true,
});

const Documents = z.object({
  data: z.object({ product: z.object({ legalDocuments: z.array(z.object({ id: z.int() })) }) }),
});

/** Returns the declarations for a product of a running shop. */
export async function declaredOf(client: Client, product: string): Promise<Declarations> {
  const query = 'query Product($id: ID!) { product(id: $id) { legalDocuments { id: _id } } }';
  const { body } = await client.call('POST', 'graphql', { query, variables: { id: `${API}/products/${product}` } });
  return declaredFor(Documents.parse(body).data.product.legalDocuments.map(({ id }) => id));
}
