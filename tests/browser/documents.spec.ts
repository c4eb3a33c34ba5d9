import * as z from 'zod/mini';
import { type CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import { documentsMachine } from '#machines/documents/machine.ts';
import { excerpt, subject } from '#machines/documents/testing/cases.ts';
import { expect } from '../support/fixtures.ts';
import { seen } from '../support/seen/documents.ts';
import { callAs, uploadAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof documentsMachine>;

/** Company whose only open step is its documents. */
const COMPANY = 'stepUboDocuments';
const Documents = z.array(z.object({ id: z.int(), purpose: z.string() }));

/**
 * Replaces the shop's documents with the recent ones of the case. Unless the case holds no documents, uploads one for
 * each purpose that the cases do not mention as well.
 */
async function have({ shop }: On, documents: readonly CustomerDocument[]) {
  const there = Documents.parse(await callAs(shop, COMPANY, 'GET', 'customer-documents?type=ubo'));
  for (const { id } of there) await callAs(shop, COMPANY, 'DELETE', `customer-documents/${id}`);
  const recent = documents.filter(({ createdAt }) => createdAt > '2026-10-01');
  const named = new Set(recent.map(({ purpose }) => purpose));
  for (const purpose of DocumentPurpose.options) {
    const isOfCase = purpose === 'commercial_register_excerpt' || purpose === 'shareholder_list';
    if (documents.length === 0 || (isOfCase && !named.has(purpose))) continue;
    await uploadAs(shop, COMPANY, purpose, `${purpose}.pdf`);
  }
}

walkInBrowser(subject, documentsMachine, {
  seen,
  audits: true,
  async open({ page, context, shop }) {
    await shop.loginAs(context, COMPANY);
    await page.goto('/self-disclosure/ubo-documents');
  },
  // All evidence is complete: the guard redirects home.
  instead: {
    async finished({ page }) {
      await expect(page).toHaveURL('/');
    },
  },
  acts: {
    async 'document.added'({ page, notes }) {
      const time = `${notes.get('added') ?? ''}x`;
      notes.set('added', time);
      const slot = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Gesellschafterliste' }) });
      const file = { name: 'Liste.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${time}`) };
      await slot.locator('input[type=file]').setInputFiles(file);
      await expect(slot.getByText('Liste.pdf', { exact: true })).toHaveCount(time.length);
    },
  },
  outcomes: {
    async 'readEvidence succeeds'(on) {
      await have(on, on.event?.output.documents ?? []);
    },
    async 'readEvidence fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customer-documents');
    },
    async 'removeDocument fails'(on) {
      const { event, shop, problems } = on;
      if (kindOf(event) !== 'notFound') return meets(shop, problems, kindOf(event), 'DELETE', 'customer-documents/*');
      const there = Documents.parse(await callAs(shop, COMPANY, 'GET', 'customer-documents?type=ubo'));
      const id = there.find(({ purpose }) => purpose === excerpt.purpose)?.id;
      await callAs(shop, COMPANY, 'DELETE', `customer-documents/${id}`);
      problems.expect(/^404 DELETE .*customer-documents/);
    },
  },
});
