import * as z from 'zod/mini';
import { AuthAnswer, RefreshAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { API } from '#sandbox/http/answer.ts';
import type { Client } from '#sandbox/testing/client.ts';
import type { Table } from '../table.ts';
import { ORIGIN } from '../world.ts';
import { codeAt } from './secondFactor.ts';

const DAY = 86_400_000;
const Secret = z.object({ secret: z.string() });

export const refresh: Table[] = [
  {
    name: 'refresh tokens: rotation, grace, reuse, forms, at once, logout, ends, second factor',
    least: 65,
    async run(attempt, { shop, site, visitor, reset }) {
      const begin = async (persona = 'cleared') =>
        AuthAnswer.parse((await visitor.control('POST', 'login', { persona })).body);
      const renew = (refresh_token: unknown) => visitor.call('POST', 'token/refresh', { refresh_token });
      const works = async (token: string) => (await visitor.with(token).call('GET', 'orders')).status === 200;
      const heir = async (token: string) => RefreshAnswer.parse((await renew(token)).body);
      const statusOf = async (token: unknown) => (await renew(token)).status;
      const is = async (what: string, status: number, seen: Promise<number>) => {
        const number = await seen;
        attempt(what, number === status, number);
      };

      // As the bundle has them by default: one for as long as the login lasts.
      const one = await begin();
      attempt('the next one is the same', (await heir(one.refresh_token)).refresh_token === one.refresh_token);
      const at = await Promise.all(Array.from({ length: 5 }, () => statusOf(one.refresh_token)));
      attempt(
        'five at once',
        at.every((status) => status === 200),
        at,
      );
      await shop.clock.move(30 * DAY);
      await is('after thirty days, however often it was used', 401, statusOf(one.refresh_token));
      await reset();
      const rotate = () => visitor.control('POST', 'settings', { refreshTokens: 'rotated' });
      await rotate();

      // Rotation, and what a second tab may do.
      const first = await begin();
      const second = await heir(first.refresh_token);
      attempt('the next one is another', second.refresh_token !== first.refresh_token);
      await is('the same within its grace', 200, statusOf(first.refresh_token));
      await is('its heir', 200, statusOf(second.refresh_token));
      await shop.clock.move(10_001);
      const aside = await begin();
      await is('the same after its grace: it was stolen', 401, statusOf(first.refresh_token));
      await is('its heir then', 401, statusOf(second.refresh_token));
      attempt('the access tokens of the login then', !(await works(first.token)) && !(await works(second.token)));
      attempt('another login of the same person', await works(aside.token));
      await is('the refresh token of another login', 200, statusOf(aside.refresh_token));

      // At once.
      const many = await begin();
      const answers = await Promise.all(Array.from({ length: 20 }, () => renew(many.refresh_token)));
      for (const [index, { status }] of answers.entries())
        attempt(`${index + 1} of 20 at once`, status === 200, status);
      const heirs = new Set(answers.map(({ body }) => RefreshAnswer.parse(body).refresh_token));
      attempt('each has an heir of its own', heirs.size === 20, heirs.size);
      await shop.clock.move(10_001);
      const late = await Promise.all(Array.from({ length: 5 }, () => renew(many.refresh_token)));
      attempt(
        'five at once after its grace',
        late.every(({ status }) => status === 401),
      );

      // Forms. 422 would say that the value is of the right kind.
      const { refresh_token: good, token } = await begin();
      for (const value of [null, 7, true, [], [good], {}, { $ne: '' }])
        await is(`the value ${JSON.stringify(value).slice(0, 20)}`, 400, statusOf(value));
      for (const value of [
        '',
        ' ',
        `${good} `,
        ` ${good}`,
        good.toUpperCase(),
        good.slice(0, -1),
        `${good}0`,
        token,
        '%',
        "' or ''='",
        '\0',
      ])
        await is(`the text ${JSON.stringify(value).slice(0, 20)}`, 401, statusOf(value));
      const path = `${ORIGIN}${API}/token/refresh`;
      const form = new URLSearchParams({ refresh_token: good });
      const plain = async (url: string, init: RequestInit) => (await site.request(url, init)).status;
      await is('as a form', 415, plain(path, { method: 'POST', body: form }));
      await is(
        'in the address',
        400,
        plain(`${path}?${form}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
      );
      await is('by GET', 404, plain(`${path}?${form}`, {}));
      await is('after all of these, itself', 200, statusOf(good));

      // Ends.
      const left = await begin();
      const next = await heir(left.refresh_token);
      await visitor.call('POST', 'token/invalidate', { refresh_token: left.refresh_token });
      await is('after a logout', 401, statusOf(left.refresh_token));
      await is('after a logout, its heir', 401, statusOf(next.refresh_token));
      attempt('after a logout, the access tokens', !(await works(left.token)) && !(await works(next.token)));
      const idle = await begin();
      await shop.clock.move(7 * DAY + 1_000);
      await is('after seven days without use', 401, statusOf(idle.refresh_token));
      let used = (await begin()).refresh_token;
      for (let day = 6; day < 30; day += 6) {
        await shop.clock.move(6 * DAY);
        const { status, body } = await renew(used);
        attempt(`used on day ${day}`, status === 200, status);
        used = status === 200 ? RefreshAnswer.parse(body).refresh_token : used;
      }
      await shop.clock.move(6 * DAY + 1_000);
      await is('after thirty days, however often it is used', 401, statusOf(used));

      // Another second factor ends every login but the one that sets it.
      await reset();
      await rotate();
      const [here, elsewhere] = [await begin(), await begin()];
      await setSecondFactor(visitor.with(here.token), idOf(here.customer));
      attempt('where the second factor was set', await works(here.token));
      attempt('elsewhere then', !(await works(elsewhere.token)));
      await is('elsewhere then, its refresh token', 401, statusOf(elsewhere.refresh_token));
      const stored = JSON.stringify(await shop.database.db.selectFrom('refreshTokens').selectAll().execute());
      attempt('none is stored as it is', !stored.includes(here.refresh_token));
    },
  },
];

async function setSecondFactor(client: Client, uuid: string): Promise<void> {
  const { secret } = Secret.parse((await client.call('GET', `customers/${uuid}/2fa/qr-code`)).body);
  await client.call('PUT', `customers/${uuid}/2fa/status`, { enabled: true, code: codeAt(secret, Date.now()) });
}
