import { readAllPages } from '#api/allPages.ts';
import { readCustomer } from '#api/customers.ts';
import { readCompanyExcerpts, readExcerpts } from '#api/excerpts.ts';
import { latestFirst } from '#domain/order/papers.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { defineResource, type ReadContext } from '../resources/resources.ts';

const idOf = ({ id }: RegisterExcerpt) => id;

/**
 * Reads all register excerpts, latest first; includes the company's for a company account.
 * @param onPart Receives the customer's own latest excerpts while further pages are read.
 */
export async function readAllExcerpts(
  { http, customerUuid, signal }: Pick<ReadContext, 'http' | 'customerUuid' | 'signal'>,
  onPart?: (part: RegisterExcerpt[]) => void,
): Promise<RegisterExcerpt[]> {
  const ofCompany = async () => {
    const { accountType } = await readCustomer(http, customerUuid, signal);
    return accountType === 'company' ? readAllPages((page) => readCompanyExcerpts(http, page, signal), idOf) : [];
  };
  const [own, companys] = await Promise.all([
    readAllPages((page) => readExcerpts(http, page, signal), idOf, onPart),
    ofCompany(),
  ]);
  return [...own, ...companys].toSorted(latestFirst);
}

export const excerpts = defineResource<RegisterExcerpt[]>({
  name: 'excerpts',
  freshness: 'holdings',
  invalidatedBy: ['orders', 'tokens', 'excerpts', 'locale'],
  read: readAllExcerpts,
});
