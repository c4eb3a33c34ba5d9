import { Hono } from 'hono';
import { html, page, pageHeaders } from '../control/html.ts';
import { findRow } from '../db/rows.ts';
import type { ShopEnv } from '../http/env.ts';
import { dateIn } from '../mails/mails.ts';

const WORDS = {
  de: {
    test: 'Sandbox: Diese Blockchain ist erfunden.',
    title: 'Transaktion',
    hash: 'Hash',
    moment: 'Tag',
    from: 'Von',
    to: 'An',
    amount: 'Exemplare',
  },
  en: {
    test: 'Sandbox: this blockchain is made up.',
    title: 'Transaction',
    hash: 'Hash',
    moment: 'Date',
    from: 'From',
    to: 'To',
    amount: 'Tokens',
  },
};

/** Block explorer at `/sandbox/chain/{hash}`: the page of a transaction. */
export const chain = new Hono<ShopEnv>().use('/chain/:hash', pageHeaders).get('/chain/:hash', async (context) => {
  const { db, locale } = context.var;
  const entry = await findRow(db, 'transactions', { hash: context.req.param('hash') });
  if (!entry) return context.notFound();
  const words = WORDS[locale];
  const facts = [
    [words.hash, entry.hash],
    [words.moment, dateIn(locale === 'de' ? 'de-DE' : 'en-GB', new Date(entry.createdAt))],
    [words.from, entry.fromAddress],
    [words.to, entry.toAddress],
    [words.amount, String(entry.amount)],
  ];
  return context.html(
    page({
      title: words.title,
      lang: locale,
      style: 'payment',
      body: html`<header class="test">${words.test}</header>
<main class="till">
<div class="card">
<h1>${words.title}</h1>
<dl class="facts">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd class="hash">${value}</dd></div>`)}</dl>
</div>
</main>`,
    }),
  );
});
