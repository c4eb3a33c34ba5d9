import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const Started = z.object({ urlKycStart: z.string() });
const Checks = z.object({
  member: z.array(z.object({ stateAsString: z.string(), reason: z.optional(z.nullable(z.string())) })),
});

const start = async (client: Client) => Started.parse((await client.call('POST', 'identification/start', {})).body);
const checksOf = async (client: Client) => Checks.parse((await client.call('GET', 'identification')).body).member;
/** Submits the agent’s decision on the partner’s page. */
const choose = (url: string, decision: string, more: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision, webhook: 'now', ...more }), redirect: 'manual' });

describeShop('identity check', (fixture) => {
  const david = () => fixture().visitor.as('stepIdentity');

  test('starts once however often it is requested, and leads to the partner and back', async () => {
    const client = await david();
    const [one, other] = await Promise.all([start(client), start(client)]);
    expect(other).toEqual(one);
    expect(await checksOf(client)).toEqual([expect.objectContaining({ stateAsString: 'init' })]);
    const page = await fetch(one.urlKycStart);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    for (const words of ['<html lang="de">', 'Testseite', 'David Roth']) expect(html).toContain(words);
    const left = await choose(one.urlKycStart, 'leave');
    expect([left.status, left.headers.get('location')]).toEqual([303, '/self-disclosure/kyc']);
    expect(await checksOf(client)).toEqual([expect.objectContaining({ stateAsString: 'init' })]);
  });

  test.each([
    ['new', false],
    ['pending', false],
    ['approved', true],
    ['approved_in_review', true],
    ['approved_data_changed', true],
    ['approved_data', true],
    ['rejected', false],
    ['rejected_in_review', false],
  ])('that ends as %s is reported, and it identifies the customer: %s', async (state, passed) => {
    const client = await david();
    const { urlKycStart } = await start(client);
    expect((await choose(urlKycStart, state, { reason: 'zu dunkel' })).status).toBe(303);
    const reason = state.startsWith('rejected') ? 'zu dunkel' : undefined;
    expect((await checksOf(client)).map((check) => [check.stateAsString, check.reason ?? undefined])).toEqual([
      [state, reason],
    ]);
    const again = await client.call('POST', 'identification/start', {});
    expect(again.status).toBe(state === 'rejected' ? 201 : 422);
    // A page left open can no longer decide.
    expect(await (await choose(urlKycStart, 'approved')).text()).toContain('abgeschlossen');
    expect((await checksOf(client)).map(({ stateAsString }) => stateAsString)).toContain(state);
    const { body } = await client.call('GET', client.path);
    expect(z.object({ kycPassed: z.boolean() }).parse(body).kycPassed).toBe(passed);
  });

  /** Requirement 28.1. */
  test('is reported late, twice or never, as the partner is set', async () => {
    const { visitor } = fixture();
    const client = await david();
    const { urlKycStart } = await start(client);
    await choose(urlKycStart, 'pending', { webhook: 'twice' });
    expect((await checksOf(client)).map(({ stateAsString }) => stateAsString)).toEqual(['pending']);
    const newcomer = await visitor.as('newcomer');
    const other = await start(newcomer);
    await choose(other.urlKycStart, 'approved', { webhook: 'late' });
    expect((await checksOf(newcomer))[0]?.stateAsString).toBe('init');
    await visitor.control('POST', 'clock', { seconds: 61 });
    expect((await checksOf(await visitor.as('newcomer')))[0]?.stateAsString).toBe('approved');
    const migrating = await visitor.as('migrating');
    await choose((await start(migrating)).urlKycStart, 'approved', { webhook: 'never' });
    await visitor.control('POST', 'clock', { days: 2 });
    expect((await checksOf(await visitor.as('migrating')))[0]?.stateAsString).toBe('init');
  });

  test('is reported by mail once when it is over, in the language of the call', async () => {
    const { visitor } = fixture();
    const mails = async () => {
      const { body } = await visitor.control('GET', 'mails');
      return z.array(z.object({ recipient: z.string(), subject: z.string(), text: z.string() })).parse(body);
    };
    const before = (await mails()).length;
    const client = await david();
    const { urlKycStart } = await start(client);
    await choose(urlKycStart, 'rejected', { webhook: 'twice', reason: 'zu dunkel' });
    const [told, ...rest] = await mails();
    expect(rest).toHaveLength(before);
    expect(told).toMatchObject({
      recipient: 'd.roth@example.de',
      subject: 'Ihre Identität konnte nicht bestätigt werden',
    });
    expect(told?.text).toContain('Der Grund: zu dunkel');
    const { urlKycStart: second } = await start(client);
    const body = new URLSearchParams({ decision: 'approved', webhook: 'now' });
    await fetch(second, { method: 'POST', body, redirect: 'manual', headers: { 'Accept-Language': 'en' } });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.slice(0, -before - 1).toSorted()).toEqual([
      'Your account has been approved',
      'Your identity is verified',
    ]);
  });

  test('is not changed by a decision that a later one has superseded', async () => {
    const { visitor } = fixture();
    const client = await david();
    const { urlKycStart } = await start(client);
    await choose(urlKycStart, 'rejected', { webhook: 'late' });
    await visitor.control('POST', 'clock', { seconds: 10 });
    await choose(urlKycStart, 'approved');
    await visitor.control('POST', 'clock', { seconds: 120 });
    expect((await checksOf(await david()))[0]?.stateAsString).toBe('approved');
  });

  test('of another account is not found, and needs a login', async () => {
    const { shop, visitor } = fixture();
    expect((await fetch(`${shop.url}/sandbox/ident/none`)).status).toBe(404);
    expect((await visitor.call('POST', 'identification/start', {})).status).toBe(401);
  });
});
