import { expect, test } from 'playwright/test';
import { FAULTS } from './faults.ts';
import type { Reading } from './inPage.ts';
import { brokenIn, type Scene } from './invariants.ts';
import { readPath, writePath } from './step.ts';

const home: Reading = {
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
  readings: { A: home, B: review, C: { ...home, path: '/sandbox/pay/1', heading: 'Bezahlen' } },
  requests: [],
  orders: new Map(),
  people: new Map([['clara', 'Clara Sommer']]),
  undisclosed: new Set(['mara']),
  ordered: 0,
  complaints: [],
};
const call = { id: 1, method: 'POST', path: 'token/refresh', status: 200, alongside: 0 };
const completion = { ...call, method: 'PATCH', path: 'orders/a1/complete' };

const showing = (A: Partial<Reading>): Scene => ({ ...calm, readings: { ...calm.readings, A: { ...home, ...A } } });

test('a browser in which all is well breaks no invariant', () => {
  expect(brokenIn(calm)).toEqual([]);
  expect(
    brokenIn({ ...calm, readings: { A: login, B: login, C: { ...login, path: '/search', heading: 'Produkte' } } }),
  ).toEqual([]);
  const mailed = { ...login, path: '/reset-password', heading: 'Sehen Sie in Ihr Postfach' };
  expect(brokenIn({ ...calm, readings: { A: mailed, B: login, C: login } })).toEqual([]);
  expect(
    brokenIn({ ...calm, requests: [call, { ...call, id: 2 }, completion, { ...completion, status: 422 }], ordered: 1 }),
  ).toEqual([]);
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
  'nobody is asked for an amount who has a step to do': [
    showing({ ...review, path: '/order-process/token', step: 'Betrag', customer: 'mara', fields: ['Stückzahl'] }),
  ],
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
  test(`whoever breaks it is told: ${invariant}`, () => {
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
