import { afterEach, expect, test, vi } from 'vitest';
import { createdAddress, customer } from '#domain/shop/testing/sylius.ts';
import { readCustomer } from './customers.ts';
import { saveCompany, saveCustomer } from './profile.ts';
import { stubFetch } from './testing/fetch.ts';
import { httpOf } from './testing/shop.ts';

const http = httpOf();

/** Stubs `fetch` with an answer for each path. Returns the list of requests. */
function answering(answers: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  stubFetch(async (url: string, { method }: RequestInit) => {
    const path = url.replace('http://shop.test/api/v2/shop/', '');
    asked.push(`${method} ${path}`);
    return Response.json(answers[path] ?? {}, { status: answers[path] ? 200 : 404 });
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an address that a customer names by IRI is read', async () => {
  const asked = answering({ 'customers/1': customer, 'addresses/75': createdAddress });
  expect((await readCustomer(http, '1')).defaultAddress).toMatchObject({ street: 'Hauptstr. 1' });
  expect((await saveCustomer(http, '1', {})).defaultAddress).toMatchObject({ street: 'Hauptstr. 1' });
  expect(asked).toEqual(['GET customers/1', 'GET addresses/75', 'PUT customers/1', 'GET addresses/75']);
});

test('an address that a company names by IRI is read, also as part of a customer', async () => {
  const company = { uuid: 'c', defaultAddress: '/api/v2/shop/addresses/9' };
  const asked = answering({
    'customers/1': { ...customer, defaultAddress: null, company },
    'companies/c': company,
    'addresses/9': createdAddress,
  });
  expect((await readCustomer(http, '1')).company?.defaultAddress).toMatchObject({ city: 'Berlin' });
  expect((await saveCompany(http, 'c', {})).defaultAddress).toMatchObject({ city: 'Berlin' });
  expect(asked).toEqual(['GET customers/1', 'GET addresses/9', 'PUT companies/c', 'GET addresses/9']);
});

test('an embedded address is not requested', async () => {
  const asked = answering({ 'customers/1': { ...customer, defaultAddress: createdAddress } });
  expect((await readCustomer(http, '1')).defaultAddress?.iri).toBe('/api/v2/shop/addresses/80');
  expect(asked).toEqual(['GET customers/1']);
});

test('an address that is not found is null, and an address that does not match the schema fails the call', async () => {
  answering({ 'customers/1': customer });
  expect((await readCustomer(http, '1')).defaultAddress).toBeNull();
  answering({ 'customers/1': customer, 'addresses/75': { street: 1 } });
  await expect(readCustomer(http, '1')).rejects.toMatchObject({ failure: { kind: 'contract' } });
});
