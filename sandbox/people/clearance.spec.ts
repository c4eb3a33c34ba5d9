import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { PersonaKey } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const Standing = z.object({ uuid: z.string(), status: z.string(), cryptoRegistrarStatus: z.string() });
const Mails = z.array(z.object({ subject: z.string() }));
const Started = z.object({ urlKycStart: z.string() });

const CLEARED = ['approved', 'approved'];
const MAIL = 'Ihr Konto ist freigegeben';

describeShop('clearance', (fixture) => {
  const as = (key: PersonaKey) => fixture().visitor.as(key);
  const standingOf = async (client: Client) => {
    const { body } = await client.call('GET', client.path);
    const { status, cryptoRegistrarStatus } = Standing.parse(body);
    return [status, cryptoRegistrarStatus];
  };
  const mailsSent = async () =>
    Mails.parse((await fixture().visitor.control('GET', 'mails')).body).filter(({ subject }) => subject === MAIL)
      .length;
  const identify = async (client: Client, decision: string) => {
    const { urlKycStart } = Started.parse((await client.call('POST', 'identification/start', {})).body);
    const body = new URLSearchParams({ decision, webhook: 'twice' });
    await fetch(urlKycStart, { method: 'POST', body, redirect: 'manual' });
  };

  test('comes with the last step, once, and is reported by mail', async () => {
    const client = await as('stepIdentity');
    const sent = await mailsSent();
    await identify(client, 'pending');
    expect(await standingOf(client)).toEqual(['requested', 'approval_required']);
    await fixture().visitor.control('POST', 'customers/stepIdentity', { identification: 'approved' });
    // Any write of the customer’s completes the clearance, also simultaneous ones.
    await Promise.all([1, 2, 3].map(() => client.call('PUT', client.path, { title: 'Dr.' })));
    expect(await standingOf(client)).toEqual(CLEARED);
    expect(await mailsSent()).toBe(sent + 1);
  });

  test('waits for the control page if set so', async () => {
    await fixture().visitor.control('POST', 'settings', { clearance: 'byHand' });
    const client = await as('stepIdentity');
    const sent = await mailsSent();
    await identify(client, 'approved');
    expect(await standingOf(client)).toEqual(['requested', 'approval_requested']);
    expect(await mailsSent()).toBe(sent);
  });

  test.each(['stepPep', 'stepCustody', 'stepUboDocuments', 'newcomer'] as const)(
    'does not come for %s, who has open steps',
    async (key) => {
      const client = await as(key);
      const before = await standingOf(client);
      await client.call('PUT', client.path, { title: 'Dr.' });
      expect(await standingOf(client)).toEqual(before);
    },
  );

  test.each([
    ['cleared', []],
    // A person who is not in the register acts by a power of attorney, which needs evidence.
    ['stepRepresentatives', ['representatives', 'uboDocuments']],
    ['stepAdequacyRisk', ['adequacyRisk']],
    ['pendingIdentity', ['identity']],
  ])('the open steps of %s are available to tests, for a person without those of companies: %j', async (key, open) => {
    expect((await fixture().visitor.control('GET', `customers/${key}/open-steps`)).body).toEqual(open);
  });

  test.each(['rejected', 'follow_up'])('does not come after another decision of the registrar: %s', async (decided) => {
    await fixture().visitor.control('POST', 'customers/stepIdentity', { cryptoRegistrarStatus: decided });
    const client = await as('stepIdentity');
    await identify(client, 'approved');
    expect(await standingOf(client)).toEqual(['requested', decided]);
  });
});
