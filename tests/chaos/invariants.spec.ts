import { expect, test } from 'playwright/test';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Estate } from '#sandbox/testing/estate.ts';
import { FAULTS } from './faults.ts';
import { brokenIn, type Scene } from './invariants.ts';
import type { PageReading } from './reading.ts';
import { readPath, writePath } from './step.ts';

const home: PageReading = {
  path: '/',
  search: '',
  heading: 'Guten Tag, Frau Sommer',
  length: 1_000,
  busy: false,
  step: '',
  totals: [],
  order: null,
  customer: 'clara',
  person: 'Clara Sommer',
  buttons: [],
  choices: [],
  chosen: [],
  unopened: [],
  back: false,
  forward: false,
  links: [],
  fields: [],
  values: {},
  balances: {},
  received: null,
  hearts: {},
  slots: [],
  files: [],
};
const login = { ...home, path: '/login', heading: 'Anmelden', customer: null, person: null };
const review = {
  ...home,
  path: '/order-process/confirmation',
  heading: 'Bitte prüfen Sie Ihre Zeichnung',
  step: 'Prüfen',
  totals: ['1.000 €'],
  order: 'a1',
};
const calm: Scene = {
  cast: 'investors',
  readings: { A: home, B: review, C: { ...home, path: '/sandbox/pay/1', heading: 'Bezahlen' } },
  requests: [],
  orders: new Map(),
  people: new Map([['clara', 'Clara Sommer']]),
  marks: new Map([
    ['clara', 'Ahlers'],
    ['thomas', 'Behrens'],
  ]),
  undisclosed: new Set(['mara']),
  open: new Map([['clara', new Set()]]),
  ordered: 0,
  chosen: 0,
  uploads: [],
  wished: new Map(),
  estate: null,
  confirmed: { transfers: 0, withdrawals: 0 },
  said: new Map(),
  typed: { A: null, B: null, C: null },
  went: null,
  complaints: [],
};
const call = { id: 1, method: 'POST', path: 'token/refresh', status: 200, alongside: 0 };
const completion = { ...call, method: 'PATCH', path: 'orders/a1/complete' };

const upload = { ...call, path: 'customer-documents', status: 201 };
const removal = { ...call, method: 'DELETE', path: 'customer-documents/7', status: 204 };

const transfer = { customer: 'clara', variant: 'WIND', quantity: 10, isReceiving: true };
const holding = { customer: 'clara', variant: 'WIND', amount: 90, moved: 90 };
/** Owners who have done one thing of each kind. */
const owned: Estate = {
  transfers: [transfer],
  holdings: [holding],
  withdrawn: ['a1'],
  withdrawals: { kept: 2, confirmed: 2 },
  statements: ['clara 1 2026-06-01', 'clara 1 2026-06-02'],
  redeemers: ['clara', 'thomas'],
  codes: [
    { code: 'ONCE', redeemed: 1, uses: 1 },
    { code: 'OFTEN', redeemed: 1, uses: null },
  ],
  liked: ['clara RING-2'],
  paid: [],
};
const wallet = { ...home, path: '/account/wallet', heading: 'Wallet', balances: { WIND: '90' } };
const payments = {
  ...home,
  path: '/account/payments',
  heading: 'Auszahlungen',
  received: { year: '2025', sum: '1.000,50 €', payments: ['1.000 €', '0,50 €'] },
};
const calmOwners: Scene = {
  ...calm,
  readings: { A: wallet, B: payments, C: home },
  estate: owned,
  confirmed: { transfers: 1, withdrawals: 2 },
  said: new Map([
    ['clara WIND', new Set([100, 90])],
    ['clara 2025', new Set([100_050])],
  ]),
};
const owning = (changed: Partial<Estate>): Scene => ({ ...calmOwners, estate: { ...owned, ...changed } });
/** Scene of a collector who pressed the heart of a work that she likes, with the state that the heart shows. */
const hearing = (isLiked: boolean | null, changed: Partial<Estate> = {}, tab: 'A' | 'B' = 'A'): Scene => ({
  ...owning(changed),
  cast: 'collectors',
  readings: {
    A: { ...home, heading: 'Digitale Sammelstücke', hearts: { 'Echo merken': { code: 'RING-2', isLiked } } },
    B: { ...home, heading: 'Digitale Sammelstücke' },
    C: { ...home, heading: 'Digitale Sammelstücke' },
  },
  wished: new Map([['RING-2', { tab, customer: 'clara' }]]),
});
const typed = { path: '/account/edit', customer: 'clara', values: { IBAN: 'DE025001' }, isShown: true };
const typing = (path: string, IBAN: string): Scene => ({
  ...showing({ path, heading: 'Persönliche Daten', values: { IBAN } }),
  typed: { A: typed, B: null, C: null },
});

/** Scene of a customer who pressed a button to go on while a step was open. */
const went = (from: string, to: string, open: Step): Scene => ({
  ...showing({ path: to, heading: '.' }),
  open: new Map([['clara', new Set([open])]]),
  went: { tab: 'A', from: { ...home, path: from } },
});

const showing = (A: Partial<PageReading>): Scene => ({ ...calm, readings: { ...calm.readings, A: { ...home, ...A } } });

test('a browser in which all is well breaks no invariant', () => {
  expect(brokenIn(calm)).toEqual([]);
  expect(
    brokenIn({ ...calm, readings: { A: login, B: login, C: { ...login, path: '/search', heading: 'Produkte' } } }),
  ).toEqual([]);
  const mailed = { ...login, path: '/reset-password', heading: 'Prüfen Sie Ihr Postfach' };
  expect(brokenIn({ ...calm, readings: { A: mailed, B: login, C: login } })).toEqual([]);
  expect(
    brokenIn({ ...calm, requests: [call, { ...call, id: 2 }, completion, { ...completion, status: 422 }], ordered: 1 }),
  ).toEqual([]);
});

test('a file may be sent by each tab, and again once it was removed', () => {
  const requests = [upload, { ...upload, status: 409 }, removal, { ...upload, id: 2 }];
  expect(brokenIn({ ...calm, requests, chosen: 1, uploads: ['A', 'B'] })).toEqual([]);
});

test('owners may do one thing of each kind, and a field may group the typed digits', () => {
  expect(brokenIn(calmOwners)).toEqual([]);
  expect(brokenIn(typing('/account/edit', 'DE02 5001'))).toEqual([]);
});

test('a heart shows the shop’s state or none, and another tab may lag behind', () => {
  for (const scene of [hearing(true), hearing(null), hearing(false, {}, 'B')]) expect(brokenIn(scene)).toEqual([]);
});

test('a customer who continues may have open steps, and a pending identity check', () => {
  for (const scene of [
    went('/self-disclosure/ubo', '/self-disclosure/ubo', 'beneficialOwners'),
    went('/self-disclosure/ubo', '/self-disclosure/ubo-documents', 'uboDocuments'),
    went('/self-disclosure/ubo-documents', '/', 'identity'),
    went('/self-disclosure', '/self-disclosure/adequacy', 'uboDocuments'),
  ])
    expect(brokenIn(scene).filter((sentence) => sentence.startsWith('no step is passed'))).toEqual([]);
});

const BROKEN: Record<string, readonly Scene[]> = {
  'no two refreshes at once': [{ ...calm, requests: [call, { ...call, id: 2, alongside: 1 }] }],
  'at most one completion per order': [
    { ...calm, requests: [completion, { ...completion, id: 2 }], ordered: 2 },
    { ...calm, requests: [completion, { ...completion, id: 2, path: 'orders/b2/complete' }], ordered: 1 },
  ],
  'no protected screen after logout': [
    showing({ customer: null, person: null }),
    showing({ ...login, person: 'Clara Sommer' }),
    { ...showing({ customer: 'thomas' }), people: new Map([['thomas', 'Dr. Thomas Brandt']]) },
  ],
  "the amount shown is the server's": [
    { ...calm, orders: new Map([['a1', { total: 1_000_01 }]]) },
    { ...calm, orders: new Map([['a1', { total: 10_000_00 }]]) },
  ],
  'one wallet for each': [
    {
      ...calm,
      requests: [1, 2].map((id) => ({ ...call, id, path: 'wallets', status: 201 })),
    },
  ],
  'a customer with an open step is asked for an amount': [
    showing({ ...review, path: '/order-process/token', step: 'Betrag', customer: 'mara', fields: ['Betrag in Euro'] }),
  ],
  'nothing of another customer is shown': [
    showing({ buttons: ['Hinzufügen', 'Entfernen Imke Behrens'] }),
    showing({ files: ['Gesellschafterliste: file 1 Behrens.pdf'] }),
    showing({ heading: 'Imke Behrens ändern' }),
  ],
  'no two uploads of one file': [
    { ...calm, uploads: ['A', 'B', 'A'] },
    { ...calm, requests: [upload, { ...upload, id: 2 }], chosen: 1 },
    { ...calm, requests: [upload, removal, { ...upload, id: 2 }, { ...upload, id: 3 }], chosen: 1 },
    showing({ files: ['Gesellschafterliste: Liste.pdf', 'Gesellschafterliste: Liste.pdf'] }),
  ],
  'no step is passed whose rule does not pass': [
    went('/self-disclosure/ubo', '/self-disclosure/ubo-documents', 'beneficialOwners'),
    went('/self-disclosure/ubo', '/self-disclosure/adequacy', 'representatives'),
    went('/self-disclosure/ubo-documents', '/', 'uboDocuments'),
  ],
  'no transfer twice or without a fresh code': [owning({ transfers: [transfer, transfer] })],
  'no transfer to a wallet that is not whitelisted': [owning({ transfers: [{ ...transfer, isReceiving: false }] })],
  'no transfer above the balance': [
    owning({ holdings: [{ ...holding, amount: -10, moved: -10 }] }),
    owning({ holdings: [{ ...holding, moved: 80 }] }),
  ],
  'one withdrawal per order': [
    owning({ withdrawn: ['a1', 'a1'] }),
    owning({ withdrawals: { kept: 3, confirmed: 3 } }),
    owning({ withdrawals: { kept: 1, confirmed: 2 } }),
  ],
  'one statement set a day': [owning({ statements: ['clara 1 2026-06-01', 'clara 1 2026-06-01'] })],
  'one discount code for each': [
    owning({ redeemers: ['clara', 'clara'] }),
    owning({ codes: [{ code: 'ONCE', redeemed: 2, uses: 1 }] }),
  ],
  "sums on screen are the shop's": [
    { ...calmOwners, readings: { A: { ...wallet, balances: { WIND: '80' } }, B: home, C: home } },
    { ...calmOwners, said: new Map([...calmOwners.said, ['clara 2025', new Set([1])]]) },
    {
      ...calmOwners,
      readings: { A: { ...payments, received: { ...payments.received, payments: ['1.000 €'] } }, B: home, C: home },
    },
  ],
  'no heart lies': [hearing(true, { liked: [] }), hearing(false)],
  'nothing typed is lost': [typing('/account/edit', ''), typing('/account/edit', 'DE89')],
  'the page is never blank': [
    showing({ heading: '' }),
    showing({ length: 3 }),
    showing({ heading: 'Diese Seite lässt sich gerade nicht anzeigen' }),
  ],
  'the URL and meta.screen agree': [
    showing({ ...login, heading: 'Zwei-Faktor-Code' }),
    showing({ ...review, path: '/order-process/addresses' }),
    showing({ ...review, step: 'Betrag' }),
  ],
  'nothing on the console': [{ ...calm, complaints: ['console error: no'] }],
};

for (const [invariant, scenes] of Object.entries(BROKEN)) {
  test(`a breach is reported: ${invariant}`, () => {
    for (const scene of scenes) expect(brokenIn(scene).join('\n')).toContain(`${invariant}: `);
  });
}

test('a path is printed in a form that is read again, each of its options included', () => {
  const path = [
    { tab: 'A', action: 'press', option: 'Stückzahl (von A) – mehr' } as const,
    { tab: 'C', action: 'back', option: '' } as const,
    ...[...FAULTS.keys()].map((option) => ({ tab: null, action: 'arm', option })),
  ];
  expect(readPath(writePath(path))).toEqual(path);
});
