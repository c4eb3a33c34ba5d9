import { sql } from 'kysely';
import { draftOf, type PersonDraft } from '#domain/shop/personDrafts.ts';
import { director, owner } from '#machines/persons/testing/fixtures.ts';
import type { Db } from '#sandbox/db/database.ts';
import { API } from '#sandbox/http/answer.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';
import { HOSTILE, INNER } from './hostile.ts';
import { customerOf } from './ownership.ts';

/** A company of which no owner is named yet, and one with old evidence. */
const COMPANY: PersonaKey = 'stepBeneficialOwners';
const PROVING: PersonaKey = 'stepUboDocuments';
const EVIL_TEXT = 'audit-set-this';
const EVIL_NUMBER = 987_654_321;

/** How somebody is named, and the roles that follow from it. */
const WAYS: readonly [path: string, draft: PersonDraft, roles: readonly number[]][] = [
  ['ubo-users', { ...draftOf(owner), firstName: 'Audit' }, [60]],
  ['ubo-users/representative', { ...draftOf(director), firstName: 'Audit' }, [70]],
];

const columnsOf = async (db: Db, ...tables: readonly string[]): Promise<string[]> => {
  const names = [];
  for (const table of tables)
    names.push(...(await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)).rows);
  return [...new Set(names.map(({ name }) => name))];
};

/** Sends a file as a page does. */
async function upload({ site }: World, token: string | null, fields: Record<string, string>, name = 'Liste.pdf') {
  const form = new FormData();
  form.set('type', 'ubo');
  form.set('purpose', 'shareholder_list');
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([`%PDF-1.7 ${Math.random()}`]), name);
  const answer = await site.request(`${API}/customer-documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, text: await answer.text() };
}

const isHarmless = (status: number, answer: unknown) => status < 500 && !INNER.test(JSON.stringify(answer));

export const companies: Table[] = [
  {
    name: 'mass assignment by a company: every column of a person who is named',
    least: 85,
    async run(attempt, world) {
      const { db } = world.shop.database;
      const client = await world.visitor.as(COMPANY);
      const { id: customerId } = await customerOf(db, COMPANY);
      const others = () =>
        db.selectFrom('uboUsers').selectAll().where('customerId', '!=', customerId).orderBy('id').execute();
      const before = JSON.stringify(await others());
      const names = [...(await columnsOf(db, 'uboUsers')), 'companyId', 'fileUuid', '@id'];
      for (const [path, draft, usual] of WAYS)
        for (const name of names) {
          if (name in draft) continue;
          for (const evil of [EVIL_TEXT, EVIL_NUMBER, [10, 60, 61, 70]]) {
            const { status, body } = await client.call('POST', path, { ...draft, [name]: evil });
            const { id } = Object(body);
            const rows = await db.selectFrom('uboUsers').selectAll().where('customerId', '=', customerId).execute();
            const isAsUsual = (answer: unknown, kept: unknown) => {
              const all = JSON.stringify([answer, kept]);
              const isTaken = all.includes(EVIL_TEXT) || all.includes(String(EVIL_NUMBER));
              return !isTaken && JSON.stringify(Object(answer).roles) === JSON.stringify(usual);
            };
            attempt(`POST ${path} with ${name} ${evil}`, status === 201 && isAsUsual(body, rows), [status, body]);
            const changed = await client.call('PATCH', path.replace('ubo-users', `ubo-users/${id}`), {
              ...draft,
              birthplace: 'Leer',
              [name]: evil,
            });
            const is = Object(changed.body);
            attempt(
              `PATCH ${path} with ${name} ${evil}`,
              changed.status === 200 && is.id === id && is.birthplace === 'Leer' && isAsUsual(is, null),
              [changed.status, is],
            );
            await client.call('DELETE', `ubo-users/${id}`);
          }
        }
      attempt('nobody of another company is changed', JSON.stringify(await others()) === before);
    },
  },
  {
    name: 'hostile values: every text about a person of a company',
    least: 1_280,
    async run(attempt, world) {
      const { db } = world.shop.database;
      const client = await world.visitor.as(COMPANY);
      const { uuid } = await customerOf(db, COMPANY);
      for (const [path, draft] of WAYS) {
        const named = await client.call('POST', path, draft);
        const { id } = Object(named.body);
        attempt(`${path}: somebody is named`, named.status === 201, named);
        const fields = Object.keys(draft).filter((name) => name !== 'address');
        const bodies = (value: string): [string, object][] => [
          ...fields.map((field): [string, object] => [field, { ...draft, [field]: value }]),
          ...Object.keys(draft.address ?? {}).map((field): [string, object] => [
            `address.${field}`,
            { ...draft, address: { ...draft.address, [field]: value } },
          ]),
          ['address', { ...draft, address: value }],
          ['companyName of a company', { ...draft, type: 'legal', companyType: '3', companyName: value }],
        ];
        for (const value of HOSTILE)
          for (const [field, body] of bodies(value)) {
            const to = path.replace('ubo-users', `ubo-users/${id}`);
            const { status, body: answer } = await client.call('PATCH', to, body);
            attempt(`${path} ${field} ${value.slice(0, 30)}`, isHarmless(status, answer), [status, answer]);
          }
      }
      const { status, body } = await client.call('GET', 'ubo-users');
      attempt('the persons can still be read', status === 200, [status, body]);
      attempt('so can the customer', (await client.call('GET', `customers/${uuid}`)).status === 200);
    },
  },
  {
    name: 'mass assignment and hostile values of an upload: every column, field and name of a file',
    least: 165,
    async run(attempt, world) {
      const { db } = world.shop.database;
      const client = await world.visitor.as(PROVING);
      const { id: customerId, companyId } = await customerOf(db, PROVING);
      const remove = () => db.deleteFrom('customerDocuments').where('customerId', '=', customerId).execute();
      await remove();
      const before = await db.selectFrom('customerDocuments').select('id').execute();
      const judge = async (what: string, isTaken: boolean, fields: Record<string, string>, name?: string) => {
        const { status, text } = await upload(world, client.token, fields, name);
        const made = await db
          .selectFrom('customerDocuments')
          .selectAll()
          .where(
            'id',
            'not in',
            before.map(({ id }) => id),
          )
          .execute();
        const isTheirs = made.every(
          (row) =>
            row.customerId === customerId &&
            row.companyId === companyId &&
            row.type === 'ubo' &&
            /^[^/\\\s.][^/\\<>"]*\.pdf$/u.test(row.name) &&
            !JSON.stringify(row).includes(EVIL_TEXT),
        );
        attempt(what, isHarmless(status, text) && (!isTaken || status === 201) && isTheirs, [status, text, made]);
        await remove();
      };
      for (const column of await columnsOf(db, 'customerDocuments', 'files')) {
        if (['type', 'purpose'].includes(column)) continue;
        for (const evil of [EVIL_TEXT, '1', 'public']) await judge(`${column} ${evil}`, true, { [column]: evil });
      }
      for (const value of HOSTILE) {
        for (const field of ['type', 'purpose'])
          await judge(`${field} ${value.slice(0, 30)}`, false, { [field]: value });
        await judge(`named ${value.slice(0, 30)}`, false, {}, value);
        await judge(`named ${value.slice(0, 30)}.pdf`, true, {}, `${value}.pdf`);
      }
      const { status } = await client.call('GET', 'customer-documents?type=ubo');
      attempt('the evidence can still be read', status === 200, status);
    },
  },
];
