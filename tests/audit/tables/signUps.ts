import { sql } from 'kysely';
import type { Client } from '#sandbox/testing/client.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';
import { HOSTILE, INNER } from './hostile.ts';

const EVIL_TEXT = 'audit-set-this';
const EVIL_NUMBER = 987_654_321;

const PERSON = {
  firstName: 'Mara',
  lastName: 'Feld',
  password: 'Sommerwiese-26!',
  confirmPassword: 'Sommerwiese-26!',
  termsAccepted: true,
  subscribedToNewsletter: false,
};
const COMPANY = { ...PERSON, companyName: 'Audit GmbH' };

/** Signs up under an address of its own, as if it were the first in an hour. */
async function signUp(
  { shop, visitor }: World,
  path: string,
  body: object,
  number: number,
): ReturnType<Client['call']> {
  await shop.database.db.deleteFrom('rateLimits').execute();
  return visitor.call('POST', path, { email: `audit-${number}@example.de`, ...body });
}

export const signUps: Table[] = [
  {
    name: 'mass assignment by whoever signs up: every column of the account and the company',
    least: 100,
    async run(attempt, world) {
      const { db } = world.shop.database;
      const columnsOf = async (table: string) =>
        (await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)).rows.map(
          ({ name }) => name,
        );
      let number = 0;
      for (const [path, taken] of [
        ['customers', PERSON],
        ['companies', COMPANY],
      ] as const) {
        const names = [
          ...(await columnsOf('customers')),
          ...(path === 'companies' ? await columnsOf('companies') : []),
        ];
        for (const name of names) {
          if (name in taken || name === 'email' || (path === 'companies' && ['iban', 'bic'].includes(name))) continue;
          number += 1;
          const evil = number % 2 === 0 ? EVIL_TEXT : EVIL_NUMBER;
          const body = { ...taken, ...(path === 'companies' && { companyName: `Audit ${number} GmbH` }), [name]: evil };
          const { status } = await signUp(world, path, body, number);
          const rows = [
            ...(await db.selectFrom('customers').selectAll().where('email', 'like', 'audit-%').execute()),
            ...(await db.selectFrom('companies').selectAll().where('companyName', 'like', 'Audit %').execute()),
          ];
          const all = JSON.stringify(rows);
          const isNew = rows.every((row) => !('status' in row) || (row.status === 'unchecked' && row.verified === 0));
          attempt(
            `POST ${path} with ${name}`,
            status < 500 && isNew && !all.includes(EVIL_TEXT) && !all.includes(String(EVIL_NUMBER)),
            status,
          );
        }
      }
      attempt('accounts were made at all', number > 0 && (await accounts(world)) > 50, await accounts(world));
    },
  },
  {
    name: 'hostile values: every text of a sign-up',
    least: 260,
    long: true,
    async run(attempt, world) {
      let number = 10_000;
      for (const [path, body] of [
        ['customers', PERSON],
        ['companies', COMPANY],
      ] as const)
        for (const field of ['firstName', 'lastName', 'password', 'companyName', 'referralCode'])
          for (const value of HOSTILE) {
            if (field === 'companyName' && path === 'customers') continue;
            number += 1;
            const { status, body: answer } = await signUp(world, path, { ...body, [field]: value }, number);
            attempt(`${path} ${field} ${value.slice(0, 30)}`, status < 500 && !INNER.test(JSON.stringify(answer)), [
              status,
              answer,
            ]);
          }
      const { status } = await world.visitor.call('GET', 'currencies');
      attempt('the shop goes on', status === 200, status);
    },
  },
];

/** How many accounts were made here. */
async function accounts({ shop }: World): Promise<number> {
  const { count } = await shop.database.db
    .selectFrom('customers')
    .select((at) => at.fn.countAll<number>().as('count'))
    .where('email', 'like', 'audit-%')
    .executeTakeFirstOrThrow();
  return Number(count);
}
