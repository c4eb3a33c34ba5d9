import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { evidenceLimits } from '#domain/constants/limits.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { CustomerDocument } from '#domain/shop/onboarding.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';
import { API } from './answer.ts';

const PURPOSE = 'shareholder_list';
const pdf = (text: string) => new Blob([`%PDF-1.7\n${text}`]);
const Refusal = z.object({ violations: z.array(z.object({ code: z.string(), propertyPath: z.string() })) });

describeShop('the evidence of a company', (fixture) => {
  /** Sends a form like a page of the app. */
  async function send(client: Client, fields: Record<string, string | Blob | File>, name = 'Liste.pdf') {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields))
      if (value instanceof Blob) form.append(key, value, value instanceof File ? value.name : name);
      else form.append(key, value);
    const response = await fetch(`${fixture().shop.url}${API}/customer-documents`, {
      method: 'POST',
      headers: client.token === null ? {} : { Authorization: `Bearer ${client.token}` },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }
  const upload = (client: Client, file: Blob, more: Record<string, string> = {}, name?: string) =>
    send(client, { type: 'ubo', purpose: PURPOSE, file, ...more }, name);
  const codesIn = (body: unknown) => Refusal.parse(body).violations.map(({ code }) => code);
  const list = async (client: Client) =>
    z.parse(pageOf(CustomerDocument), (await client.call('GET', 'customer-documents?type=ubo')).body).member;
  /** Company without evidence. */
  const newCompany = () => fixture().visitor.as('stepUboDocuments');
  const filesOf = async ({ shop }: Fixture) =>
    Number(
      (
        await shop.database.db
          .selectFrom('files')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  test('is uploaded, read back with its size and digest, hidden from other customers, and removed with its file', async () => {
    const company = await newCompany();
    const before = await filesOf(fixture());
    const { status, body } = await upload(company, pdf('a'));
    expect(status).toBe(201);
    const made = CustomerDocument.parse(body);
    expect(made).toMatchObject({
      type: 'ubo',
      purpose: PURPOSE,
      name: 'Liste.pdf',
      size: 10,
      sha256: createHash('sha256').update('%PDF-1.7\na').digest('hex'),
    });
    expect(await list(company)).toContainEqual(made);
    const file = `file/${made.fileUuid}/download`;
    const shown = await company.call('GET', file);
    expect([shown.status, shown.body, shown.headers.get('Content-Type')]).toEqual([
      200,
      '%PDF-1.7\na',
      'application/pdf',
    ]);
    const stranger = await fixture().visitor.as('company');
    expect((await stranger.call('GET', file)).status).toBe(404);
    expect((await stranger.call('DELETE', `customer-documents/${made.id}`)).status).toBe(404);
    expect((await company.call('DELETE', `customer-documents/${made.id}`)).status).toBe(204);
    expect((await company.call('DELETE', `customer-documents/${made.id}`)).status).toBe(404);
    expect((await company.call('GET', file)).status).toBe(404);
    expect([await list(company), await filesOf(fixture())]).toEqual([
      expect.not.arrayContaining([expect.objectContaining({ id: made.id })]),
      before,
    ]);
  });

  test('is stored once although uploaded ten times at once, and different ones are limited to three', async () => {
    const company = await newCompany();
    const same = await Promise.all(Array.from({ length: 10 }, () => upload(company, pdf('a'))));
    expect(same.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const others = await Promise.all(['b', 'c', 'd', 'e'].map((text) => upload(company, pdf(text))));
    expect(others.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
    expect(others.flatMap(({ status, body }) => (status === 422 ? codesIn(body) : []))).toEqual([
      'FILE_TOO_MANY',
      'FILE_TOO_MANY',
    ]);
    expect((await list(company)).filter(({ purpose }) => purpose === PURPOSE)).toHaveLength(evidenceLimits.perPurpose);
    // For another purpose the same file proves something else.
    expect((await upload(company, pdf('a'), { purpose: 'shareholder_agreement' })).status).toBe(201);
  });

  test('must be a PDF by its first bytes, have a purpose, and belong to a company', async () => {
    const company = await newCompany();
    for (const [file, fields, code] of [
      [new Blob(['<html>%PDF-']), {}, 'FILE_NOT_PDF'],
      [new File(['MZ'], 'a.pdf', { type: 'application/pdf' }), {}, 'FILE_NOT_PDF'],
      [new Blob([]), {}, 'FILE_NOT_PDF'],
      [pdf('a'), { purpose: 'passport' }, 'NOT_VALID_PURPOSE'],
      [pdf('a'), { purpose: '__proto__' }, 'NOT_VALID_PURPOSE'],
      [pdf('a'), { type: 'registry_excerpt' }, 'NOT_VALID_TYPE'],
    ] as const) {
      const { status, body } = await upload(company, file, fields);
      expect([status, codesIn(body)]).toEqual([422, [code]]);
    }
    expect((await send(company, { type: 'ubo', purpose: PURPOSE, file: 'a text' })).status).toBe(400);
    expect((await send(company, { type: 'ubo', purpose: PURPOSE })).status).toBe(400);
    expect((await company.call('POST', 'customer-documents', { type: 'ubo', purpose: PURPOSE })).status).toBe(400);
    const torn = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await company.call('POST', 'customer-documents', {}, torn)).status).toBe(400);
    const person = await fixture().visitor.as('cleared');
    expect(codesIn((await upload(person, pdf('a'))).body)).toEqual(['NO_COMPANY']);
    expect((await upload(fixture().visitor, pdf('a'))).status).toBe(401);
  });

  test('belongs to its sender and has the upload’s date, whatever the form says', async () => {
    const company = await newCompany();
    const evil = {
      id: '1',
      customerId: '1',
      companyId: '1',
      name: 'x.exe',
      fileUuid: 'a',
      createdAt: '2020-01-01',
      sha256: 'b',
    };
    const made = CustomerDocument.parse((await upload(company, pdf('a'), evil)).body);
    const now = await fixture().shop.clock.now();
    expect(made.name).toBe('Liste.pdf');
    expect(Math.abs(now.getTime() - new Date(made.createdAt).getTime())).toBeLessThan(60_000);
    expect(await list(company)).toContainEqual(made);
  });

  test('gets a harmless file name', async () => {
    const company = await newCompany();
    const kept: string[] = [];
    for (const name of ['../../etc/passwd', 'a\u202Efdp.exe', '"><img src=x>.pdf', `${'ä'.repeat(300)}.PDF`]) {
      const { body } = await upload(company, pdf(name), { purpose: 'proof_of_power_of_attorney' }, name);
      const { id, name: given, fileUuid } = CustomerDocument.parse(body);
      kept.push(given);
      const { headers } = await company.call('GET', `file/${fileUuid}/download`);
      expect(headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%~!'()*-]+$/,
      );
      await company.call('DELETE', `customer-documents/${id}`);
    }
    expect(kept).toEqual(['passwd.pdf', 'afdp.exe.pdf', '_img src=x_.pdf', `${'ä'.repeat(96)}.pdf`]);
  });

  test('that is too large is refused', async () => {
    const company = await newCompany();
    const large = new Blob(['%PDF-', new Uint8Array(evidenceLimits.bytes - 4)]);
    const { status, body } = await upload(company, large);
    expect([status, codesIn(body)]).toEqual([422, ['FILE_TOO_LARGE']]);
    // The largest permitted file.
    const whole = new Blob(['%PDF-', new Uint8Array(evidenceLimits.bytes - 5)]);
    expect((await upload(company, whole)).status).toBe(201);
  });
});

describeShop('statements of the register', (fixture) => {
  test('requested ten times at once are issued once, with one mail, and only for that customer', async () => {
    const julia = await fixture().visitor.as('julia');
    const ask = (client: typeof julia) => client.call('POST', 'customer-documents/statements', {});
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(julia)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const manual = async (client: typeof julia) => {
      const { body } = await client.call('GET', 'customer-documents?type=registry_excerpt&itemsPerPage=100');
      const { member } = z.parse(pageOf(RegisterExcerpt), body);
      return member.filter(({ statementKind }) => statementKind === 'manual');
    };
    const made = await manual(julia);
    expect(made.map(({ productName }) => productName).toSorted()).toEqual([
      'Klinikum Allgäu 2033',
      'Solarpark Uckermark 2031',
      'Wohnbau Leipzig 2029',
    ]);
    const mails = await fixture().shop.database.db.selectFrom('mails').select(['recipient', 'subject']).execute();
    expect(mails.filter(({ subject }) => subject === 'Ihre Registerauszüge liegen bereit')).toEqual([
      { recipient: 'j.lindner@example.de', subject: 'Ihre Registerauszüge liegen bereit' },
    ]);
    const stranger = await fixture().visitor.as('professional');
    expect(await manual(stranger)).toEqual([]);
    expect((await stranger.call('GET', `file/${made[0]?.fileUuid}/download`)).status).toBe(404);
    const empty = await fixture().visitor.as('cleared');
    expect((await ask(empty)).body).toMatchObject({ violations: [{ code: 'NOTHING_HELD' }] });
    expect((await ask(fixture().visitor)).status).toBe(401);
  });
});
