import { describe, expect, test } from 'vitest';
import { readCustomer } from '#api/customers.ts';
import { PASSWORD } from '#sandbox/personas.ts';
import { layer } from './support/layer.ts';
import { linkFor, newcomer } from './support/newcomers.ts';
import { cartOf, complete, confirm, paymentOf, readyOf } from './support/orders.ts';
import { faces, failureOf, useShop } from './support/shops.ts';

// The main journeys in each style that a shop may answer in; all other specs use the default style.

/** Requirement 27.2. */
describe.each(faces)('in the face of $name', ({ settings }) => {
  const shop = useShop(settings);

  /** Requirement 27.3: the second completion is not found, and a preassigned method is not chosen. */
  test('a cleared investor buys tokens by card', async () => {
    const buyer = await shop.as('cleared');
    const { http } = buyer;
    const cart = await cartOf(buyer, 'WIND-NORDSEE-2032', 1);
    const itemId = cart.items[0]?.id ?? 0;
    const { tokenValue } = cart;
    expect(await layer.changeQuantity(http, { tokenValue, itemId, quantity: 2500 })).toMatchObject({
      items: [{ id: itemId, variant: 'WIND-NORDSEE-2032-TOKEN', quantity: 2500 }],
      payments: [{ method: 'bank_transfer' }],
      total: 250_000,
    });
    await layer.sendLegalDocuments(http, tokenValue);
    const confirmed = await confirm(buyer, tokenValue, 'WIND-NORDSEE-2032');
    expect(confirmed).toMatchObject({ checkoutState: 'addressed', billingAddress: { lastName: 'Sommer' } });
    expect(await failureOf(complete(buyer, confirmed))).toEqual({ kind: 'wrongState' });
    expect(await layer.choosePaymentMethod(http, { ...paymentOf(confirmed), method: 'card' })).toMatchObject({
      checkoutState: 'payment_selected',
      payments: [{ method: 'card' }],
    });
    const placed = await complete(buyer, confirmed);
    expect(placed).toMatchObject({ checkoutState: 'completed', paymentState: 'awaiting_payment' });
    expect(await failureOf(complete(buyer, confirmed))).toEqual({ kind: 'notFound' });
    const session = await layer.readCheckoutSession(http, paymentOf(placed));
    await shop.control(`pay/${session?.sessionId}/leave`, { outcome: 'succeeded' });
    await shop.control(`orders/${tokenValue}/settle`);
    expect(await layer.readOrder(http, tokenValue)).toMatchObject({ paymentState: 'paid', shippingState: 'shipped' });
    expect((await layer.readOrders(http, 1)).member.at(-1)).toMatchObject({ tokenValue, number: placed.number });
  });

  test('an investor buys tokens by bank transfer, which needs no configuration', async () => {
    const buyer = await shop.as('professional');
    const placed = await complete(buyer, await readyOf(buyer, 'HEAT-FRANKFURT-2030', 1000));
    expect(placed.bankTransfer).toMatchObject({ amount: placed.total, iban: expect.stringMatching(/^DE\d{20}$/) });
    expect(await layer.readCheckoutSession(buyer.http, paymentOf(placed))).toBeNull();
    await shop.control('bank-transfers', { order: placed.tokenValue });
    expect(await layer.readOrder(buyer.http, placed.tokenValue)).toMatchObject({ paymentState: 'paid' });
  });

  test('a customer has a place of residence, and moves', async () => {
    const { http, customerUuid } = await shop.as('julia');
    const customer = await readCustomer(http, customerUuid);
    expect(customer).toMatchObject({ firstName: 'Julia', birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(customer.defaultAddress).toMatchObject({ street: expect.any(String), countryCode: 'DE' });
    const draft = { firstName: 'Julia', lastName: 'Lindner', company: null, phoneNumber: null };
    const place = { ...draft, countryCode: 'DE', street: 'Weg 9', city: 'Ulm', postcode: '89073' };
    const { iri } = await layer.createAddress(http, place);
    const moved = await layer.saveCustomer(http, customerUuid, { defaultAddress: iri });
    expect(moved.defaultAddress).toMatchObject({ iri, city: 'Ulm' });
  });

  test('a company has a seat', async () => {
    const { http, customerUuid } = await shop.as('company');
    expect((await readCustomer(http, customerUuid)).company?.defaultAddress).toMatchObject({ countryCode: 'DE' });
  });

  test('a newcomer signs up, follows the link, and logs in, and the address is verified then', async () => {
    const visitor = shop.visit();
    const facts = newcomer();
    expect(await layer.signUp(visitor.http, facts)).toEqual({ email: facts.email });
    await layer.verifyEmail(visitor.http, await linkFor(shop, facts.email));
    const { email, password } = facts;
    const { customerUuid } = await visitor.session.logIn({ email, password });
    expect(await readCustomer(visitor.http, customerUuid)).toMatchObject({ email, verified: true });
    expect(await failureOf(layer.signUp(visitor.http, facts))).toMatchObject({ kind: 'violations' });
    const dead = { token: 'nichts', newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect(await failureOf(layer.verifyEmail(visitor.http, 'nichts'))).toMatchObject({ kind: 'violations' });
    expect(await failureOf(layer.resetPassword(visitor.http, dead))).toEqual({ kind: 'notFound' });
  });

  test('a login is renewed as often as necessary', async () => {
    const visitor = await shop.as('julia');
    for (let turn = 0; turn < 3; turn += 1)
      expect(await visitor.session.refresh()).toMatchObject({ customerUuid: visitor.customerUuid });
    expect(await readCustomer(visitor.http, visitor.customerUuid)).toMatchObject({ firstName: 'Julia' });
  });

  test('public data is readable in both languages', async () => {
    const german = shop.visit('de').http;
    const english = shop.visit('en').http;
    expect(await layer.readChannel(german)).toMatchObject({ contactEmail: expect.stringContaining('@') });
    const nameOf = async (http: typeof german) =>
      (await layer.readCountries(http)).find(({ code }) => code === 'AT')?.name;
    expect([await nameOf(german), await nameOf(english)]).toEqual(['Österreich', 'Austria']);
    const locales = (await layer.readPage(german, 'imprint'))?.translations.map(({ locale }) => locale.slice(0, 2));
    expect(locales?.toSorted()).toEqual(['de', 'en']);
    expect((await layer.readBlocks(german)).map(({ code }) => code)).toContain('company');
    const methods = await layer.readPaymentMethods(german, 'WIND-NORDSEE-2032');
    expect(methods.map(({ code }) => code)).toEqual(['bank_transfer', 'card']);
    expect((await layer.readProduct(german, 'WIND-NORDSEE-2032')).defaultVariant?.code).toBe('WIND-NORDSEE-2032-TOKEN');
  });

  test('another customer’s data is not found', async () => {
    const julia = await shop.as('julia');
    const other = await shop.as('cleared');
    const [order] = (await layer.readOrders(julia.http, 1)).member;
    expect(await failureOf(layer.readOrder(other.http, order?.tokenValue ?? ''))).toEqual({ kind: 'notFound' });
    expect(await failureOf(readCustomer(other.http, julia.customerUuid))).toEqual({ kind: 'notFound' });
    expect(await failureOf(layer.readOrders(shop.visit().http, 1))).toEqual({ kind: 'unauthorized' });
  });
});
