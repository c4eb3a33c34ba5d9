import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

const clara = personaOf('cleared').email;

const logIn = ({ visitor }: World, email: string, password: string) =>
  visitor.call('POST', 'authentication-token', { email, password });

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** An address in the ways in which it might be taken for another. */
const WRITINGS = [clara.toUpperCase(), ` ${clara}`, `${clara} `, `\t${clara}\n`, clara.replace('c', 'C')];

export const login: Table[] = [
  {
    name: 'limit of logins: in turn, at once, per address in every writing, per client',
    least: 11,
    async run(attempt, world) {
      const { reset, shop } = world;
      const judged = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length;
      const waits = async (what: string) => {
        const { status, headers } = await logIn(world, clara, PASSWORD);
        attempt(`${what}: the right one waits`, status === 429 && Number(headers.get('Retry-After')) > 0, status);
      };

      const inTurn: { status: number }[] = [];
      for (let time = 0; time < 15; time += 1) inTurn.push(await logIn(world, clara, 'wrong'));
      attempt('in turn: ten are judged', judged(inTurn) === 10, judged(inTurn));
      await waits('in turn');
      await shop.clock.move(61_000);
      attempt('in turn: not for ever', (await logIn(world, clara, PASSWORD)).status === 200);

      await reset();
      const mixed = await Promise.all(times(120, (index) => logIn(world, clara, index === 119 ? PASSWORD : 'wrong')));
      attempt('120 at once: ten are judged', judged(mixed) === 10, judged(mixed));
      attempt(
        '120 at once: the right one among them is not let in',
        mixed.every(({ status }) => status !== 200),
      );
      await waits('120 at once');

      await reset();
      const written = await Promise.all(
        times(20, (index) => logIn(world, WRITINGS[index % WRITINGS.length] ?? '', 'wrong')),
      );
      attempt('one address in five writings: ten are judged', judged(written) === 10, judged(written));
      await waits('one address in five writings');

      await reset();
      const spread = await Promise.all(times(60, (index) => logIn(world, `guess${index}@example.de`, 'wrong')));
      attempt('60 addresses by one client: 30 are judged', judged(spread) === 30, judged(spread));
      await waits('60 addresses by one client');
      await shop.clock.move(600_000);
      attempt('60 addresses by one client: not for ever', (await logIn(world, clara, PASSWORD)).status === 200);
    },
  },
  {
    name: 'who has an account: unknown, wrong password and unverified answer alike',
    least: 22,
    async run(attempt, world) {
      const seen = async (email: string, password: string) => {
        const { status, body, headers } = await logIn(world, email, password);
        const told = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id').sort();
        return { status: String(status), body: JSON.stringify(body), headers: JSON.stringify(told) };
      };
      const expected = await seen(clara, 'wrong');
      attempt('a wrong password is 401', expected.status === '401', expected);
      for (const [what, email, password] of [
        ['unknown', 'nobody@example.de', 'wrong'],
        ['unknown, with a password of somebody', 'nobody@example.de', PASSWORD],
        ['unverified', personaOf('unverified').email, PASSWORD],
        ['unverified, wrong password', personaOf('unverified').email, 'wrong'],
        ['banned, wrong password', personaOf('banned').email, 'wrong'],
        ['with a second factor, wrong password', personaOf('twoFactor').email, 'wrong'],
        ['no address at all', 'nobody', 'wrong'],
      ] as const) {
        const answer = await seen(email, password);
        for (const part of ['status', 'body', 'headers'] as const)
          attempt(`${what}: ${part}`, answer[part] === expected[part], answer[part]);
      }
    },
  },
  {
    name: 'who has an account: the time that a refusal takes',
    least: 3,
    long: true,
    async run(attempt, world) {
      const asked: readonly [what: string, email: string, password: string][] = [
        ['known', clara, 'wrong'],
        ['unknown', 'nobody@example.de', 'wrong'],
        ['unverified', personaOf('unverified').email, PASSWORD],
        ['with a second factor', personaOf('twoFactor').email, 'wrong'],
      ];
      const took = new Map<string, number[]>(asked.map(([what]) => [what, []]));
      for (let round = 0; round < 40; round += 1) {
        for (const [what, email, password] of asked) {
          await world.shop.database.db.deleteFrom('rateLimits').execute();
          const started = performance.now();
          await logIn(world, email, password);
          took.get(what)?.push(performance.now() - started);
        }
      }
      // The tenth part that is quickest: what else the machine does makes calls slower, never quicker.
      const quick = (what: string) => took.get(what)?.toSorted((a, b) => a - b)[4] ?? 0;
      const known = quick('known');
      for (const [what] of asked.slice(1))
        attempt(
          what,
          Math.abs(quick(what) - known) < known * 0.15,
          `${quick(what).toFixed(1)} ms beside ${known.toFixed(1)} ms`,
        );
    },
  },
];
