import { createHash } from 'node:crypto';
import { makeLink } from '#sandbox/http/links.ts';
import { personaOf } from '#sandbox/personas.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

const { email } = personaOf('cleared');
const NOBODY = 'nobody@example.de';
const chosen = { newPassword: 'Wintergerste-27!', confirmNewPassword: 'Wintergerste-27!' };

const ask = ({ visitor }: World, address: string) =>
  visitor.call('POST', 'reset-password-requests', { email: address });

/** A link of this purpose for Clara. */
const linkOf = async ({ shop }: World, purpose: 'reset' | 'verification') =>
  (await makeLink(shop.database.db, purpose, email, await shop.clock.now())) ?? '';

export const resets: Table[] = [
  {
    name: 'who has an account: asking for a new password answers alike, also once it is too often',
    least: 25,
    async run(attempt, world) {
      const seen = async (address: string) => {
        const { status, body, headers } = await ask(world, address);
        const told = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id').sort();
        return { status: String(status), body: JSON.stringify(body), headers: JSON.stringify(told) };
      };
      const expected = await seen(email);
      attempt('a known address is 202', expected.status === '202', expected);
      for (const [what, address] of [
        ['unknown', NOBODY],
        ['unverified', personaOf('unverified').email],
        ['banned', personaOf('banned').email],
        ['with a second factor', personaOf('twoFactor').email],
        ['in capitals', email.toUpperCase()],
        ['no address at all', 'nobody'],
      ] as const) {
        const answer = await seen(address);
        for (const part of ['status', 'body', 'headers'] as const)
          attempt(`${what}: ${part}`, answer[part] === expected[part], answer[part]);
      }
      for (const address of [email, NOBODY]) {
        await world.reset();
        const answers = await Promise.all(Array.from({ length: 40 }, () => ask(world, address)));
        const taken = answers.filter(({ status }) => status === 202).length;
        attempt(`${address}, 40 at once: five are taken`, taken === 5, taken);
        const { status, headers } = await ask(world, address);
        attempt(`${address}: then it waits`, status === 429 && Number(headers.get('Retry-After')) > 0, status);
        await world.shop.clock.move(900_000);
        attempt(`${address}: not for ever`, (await ask(world, address)).status === 202);
      }
    },
  },
  {
    name: 'links to a new password: guessed, altered, of another kind, used by many at once',
    least: 15,
    async run(attempt, world) {
      const { visitor } = world;
      const use = (token: string) =>
        visitor.call('PATCH', `reset-password-requests/${encodeURIComponent(token)}`, chosen);
      const token = await linkOf(world, 'reset');
      const other = token.startsWith('A') ? 'B' : 'A';
      for (const [what, guess] of [
        ['its hash', createHash('sha256').update(token).digest('hex')],
        ['its beginning', token.slice(0, -1)],
        ['one letter more', `${token}A`],
        ['another first letter', other + token.slice(1)],
        ['in capitals', token.toUpperCase()],
        ['with a space', ` ${token}`],
        ['a pattern', '%'],
        ['nothing but dots', '..'],
        ['a quote', "' or 1=1 --"],
        ['a link that verifies an address', await linkOf(world, 'verification')],
      ] as const) {
        const { status } = await use(guess);
        // One of the two calls at which Sylius 1.12 breaks, as the shop does in its face: PATCH payments is the other.
        attempt(what, status === (guess === '..' ? 404 : 500), status);
      }
      const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)));
      const taken = answers.filter(({ status }) => status === 202).length;
      attempt('20 at once: one is taken', taken === 1, taken);
      attempt('20 at once: all others are used', answers.filter(({ status }) => status === 409).length === 19);
      const { db } = world.shop.database;
      for (const [what, rows] of [
        ['links', await db.selectFrom('linkTokens').selectAll().execute()],
        ['log of calls', await db.selectFrom('requests').selectAll().execute()],
        ['settings', await db.selectFrom('settings').selectAll().execute()],
      ] as const)
        attempt(`no trace of it in the ${what}`, !JSON.stringify(rows).includes(token));
    },
  },
  {
    name: 'who has an account: the time that asking for a new password takes',
    least: 1,
    long: true,
    async run(attempt, world) {
      const took: Record<string, number[]> = { [email]: [], [NOBODY]: [] };
      for (let round = 0; round < 80; round += 1)
        for (const address of [email, NOBODY]) {
          await world.shop.database.db.deleteFrom('rateLimits').execute();
          const started = performance.now();
          await ask(world, address);
          took[address]?.push(performance.now() - started);
        }
      const quick = (address: string) => took[address]?.toSorted((a, b) => a - b)[8] ?? 0;
      // For a known address the mail is a row more: less than anybody can tell from outside.
      attempt(
        'unknown',
        Math.abs(quick(email) - quick(NOBODY)) < 2,
        `${quick(NOBODY).toFixed(2)} ms beside ${quick(email).toFixed(2)} ms`,
      );
    },
  },
];
