import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import type { Table } from '../table.ts';

export const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

const Violations = z.object({ violations: z.array(z.object({ code: z.string() })) });
const Enrolment = z.object({ secret: z.string() });
const STEP = 30_000;
const { email, totpSecret } = personaOf('twoFactor');

/** What is no code of six digits. */
const FORMS: readonly unknown[] = [
  '',
  '12345',
  '1234567',
  'abcdef',
  '１２３４５６',
  '12 34 56',
  '-12345',
  '1e5000',
  '0x1F40',
  ' 123456',
  '123456\n',
];
const KINDS: readonly unknown[] = [null, 123456, true, ['123456'], { code: '123456' }];

export const secondFactor: Table[] = [
  {
    name: 'second factor: steps, one use, forms, limit in turn and at once, enrolment, leaving',
    least: 51,
    async run(attempt, { shop, visitor, reset }) {
      const secret = totpSecret ?? '';
      const { db } = shop.database;
      const halfway = async () => {
        const { body } = await visitor.call('POST', 'authentication-token', { email, password: PASSWORD });
        const { token, customer } = AuthAnswer.parse(body);
        const path = `customers/${idOf(customer)}/2fa`;
        return { path, half: visitor.with(token) };
      };
      let { half, path } = await halfway();
      const verify = (code: unknown) => half.call('PUT', `${path}/verify`, { code });
      const forgive = () => db.deleteFrom('rateLimits').execute();

      for (const step of [-20, -3, -2, 3, 4, 20]) {
        const { status } = await verify(codeAt(secret, Date.now() + step * STEP));
        await forgive();
        attempt(`the code of ${step} steps away`, status === 422, status);
      }
      for (const form of FORMS) {
        const { status, body } = await verify(form);
        await forgive();
        const code = Violations.safeParse(body).data?.violations[0]?.code;
        attempt(`the code ${JSON.stringify(form)}`, status === 422 && code === 'INVALID_2FA', body);
      }
      for (const kind of KINDS) {
        const { status } = await verify(kind);
        attempt(`the value ${JSON.stringify(kind)}`, status === 400, status);
      }
      const right = codeAt(secret, Date.now());
      const uses = await Promise.all(Array.from({ length: 20 }, () => verify(right)));
      const taken = uses.filter(({ status }) => status === 200).length;
      attempt('one code, 20 times at once, is taken once', taken === 1, taken);
      await forgive();
      attempt('the same code again', (await verify(right)).status === 422);

      // Five wrong ones are judged, whatever comes with them, and then the right one waits.
      for (const [how, guesses] of [
        [
          'in turn',
          async () => {
            const seen: number[] = [];
            for (let time = 0; time < 20; time += 1) seen.push((await verify('000000')).status);
            return seen;
          },
        ],
        [
          '120 at once',
          async () =>
            (await Promise.all(Array.from({ length: 120 }, () => verify('000000')))).map(({ status }) => status),
        ],
        [
          '120 at once, from two logins',
          async () => {
            const { half: other } = await halfway();
            const asks = Array.from({ length: 60 }, () => [
              verify('000000'),
              other.call('PUT', `${path}/verify`, { code: '000000' }),
            ]);
            return (await Promise.all(asks.flat())).map(({ status }) => status);
          },
        ],
      ] as const) {
        await reset();
        ({ half, path } = await halfway());
        const judged = (await guesses()).filter((status) => status === 422).length;
        attempt(`wrong codes ${how}: five are judged`, judged === 5, judged);
        const { status } = await verify(codeAt(secret, Date.now() + STEP));
        attempt(`wrong codes ${how}: the right one waits`, status === 429, status);
        await shop.clock.move(300_000);
        ({ half, path } = await halfway());
        const again = (await verify(codeAt(secret, Date.now() + STEP))).status;
        attempt(`wrong codes ${how}: not for ever`, again === 200, again);
      }

      // Enrolment: nothing changes without a code of the secret that was shown.
      await reset();
      let clara = await visitor.as('cleared');
      const { body: me } = await clara.call('GET', 'orders');
      attempt('a login without a second factor works', JSON.stringify(me).includes('member'));
      const { uuid } = await db
        .selectFrom('customers')
        .select('uuid')
        .where('personaKey', '=', 'cleared')
        .executeTakeFirstOrThrow();
      const own = `customers/${uuid}/2fa`;
      const set = (body: object) => clara.call('PUT', `${own}/status`, body);
      const isOn = async () =>
        (await db.selectFrom('customers').select('twoFactorEnabled').where('uuid', '=', uuid).executeTakeFirstOrThrow())
          .twoFactorEnabled === 1;
      attempt(
        'switching on without a secret',
        (await set({ enabled: true, code: '000000' })).status === 422 && !(await isOn()),
      );
      const shown = Enrolment.parse((await clara.call('GET', `${own}/qr-code`)).body).secret;
      const same = Enrolment.parse((await clara.call('GET', `${own}/qr-code`)).body).secret;
      attempt('its secret is the same until it is confirmed', same === shown);
      // One that nobody confirmed within the hour is replaced.
      await shop.clock.move(3_601_000);
      clara = await visitor.as('cleared');
      const renewed = Enrolment.parse((await clara.call('GET', `${own}/qr-code`)).body).secret;
      const refused: [what: string, body: object][] = [
        ['without a code', { enabled: true }],
        ['with an empty code', { enabled: true, code: '' }],
        ['with a code of nobody', { enabled: true, code: '000000' }],
        ['with a code of somebody else', { enabled: true, code: codeAt(secret, Date.now()) }],
        ['with a code of the secret before', { enabled: true, code: codeAt(shown, Date.now()) }],
        ['with a secret of one’s own', { enabled: true, secret, code: codeAt(secret, Date.now()) }],
      ];
      for (const [what, body] of refused) {
        const { status } = await set(body);
        await forgive();
        attempt(`switching on ${what}`, (status === 422 || status === 400) && !(await isOn()), status);
      }
      attempt(
        'switching on rightly',
        (await set({ enabled: true, code: codeAt(renewed, Date.now()) })).status === 200 && (await isOn()),
      );
      attempt('its secret is shown no more', (await clara.call('GET', `${own}/qr-code`)).status === 422);
      for (const code of ['', '000000', codeAt(secret, Date.now()), codeAt(renewed, Date.now())]) {
        const { status } = await set({ enabled: false, code });
        await forgive();
        attempt(
          `leaving it by ${code === codeAt(renewed, Date.now()) ? 'a used code' : JSON.stringify(code)}`,
          status === 422 && (await isOn()),
          status,
        );
      }
      const other = await visitor.as('julia');
      for (const [method, at] of [
        ['GET', 'qr-code'],
        ['PUT', 'status'],
        ['PUT', 'verify'],
      ] as const) {
        const body = { enabled: false, code: codeAt(renewed, Date.now() + STEP) };
        const { status } = await other.call(method, `${own}/${at}`, method === 'GET' ? undefined : body);
        attempt(`${method} ${at} of somebody else`, status === 404 && (await isOn()), status);
      }
    },
  },
];
