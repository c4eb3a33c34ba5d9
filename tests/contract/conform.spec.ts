import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as graphql from 'graphql';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#api/call.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { STYLES, type Style } from '#sandbox/http/settings.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { createShop, listen, type RunningShop, startShop, stop, urlOf } from '#sandbox/server.ts';
import { keepTables } from '#sandbox/testing/keepTables.ts';
import { additions, checkedOf } from '../../src/workbench/conform/additions.ts';
import { coverage } from '../../src/workbench/conform/calls.ts';
import { checkShop } from '../../src/workbench/conform/check.ts';
import type { Finding, Report } from '../../src/workbench/conform/finding.ts';
import { blocksJourneys } from '../../src/workbench/conform/journeys.ts';
import { type Options, optionsFrom, WrongUse } from '../../src/workbench/conform/options.ts';
import { pageOf } from '../../src/workbench/conform/page.ts';
import { exitCodeOf, textOf } from '../../src/workbench/conform/text.ts';
import { type DeviatingShop, startDeviatingShop } from './support/deviatingShop.ts';
import {
  deviations,
  foreign,
  notFound as gone,
  isCustomer,
  limited,
  ORIGIN,
  otherChannel,
} from './support/deviations.ts';

vi.mock('graphql', async (load) => {
  const whole = await load<typeof graphql>();
  return { ...whole, getIntrospectionQuery: vi.fn(whole.getIntrospectionQuery) };
});

let shop: RunningShop;
let asNew: () => Promise<void>;
let before: DeviatingShop;
/** The marketplace on the same database, and the deviating shop before it. */
let market: Awaited<ReturnType<typeof listen>>;
let beforeMarket: DeviatingShop;

beforeAll(async () => {
  shop = await startShop();
  market = await listen(createShop({ ...shop, reading: 'marketplace' }), 0);
  asNew = await keepTables(shop.database.db);
  before = await startDeviatingShop(shop.url);
  beforeMarket = await startDeviatingShop(urlOf(market));
});
beforeEach(() => asNew());
afterAll(async () => {
  await before.close();
  await beforeMarket.close();
  await stop(market);
  await shop.close();
});

const customer = { email: personaOf('julia').email, password: PASSWORD, channel: 'token' };
const bond = { product: 'WIND-NORDSEE-2032', quantity: 1000 };

const collector = { ...customer, channel: 'market', reading: 'marketplace' } as const;

async function setStyle(style: Style): Promise<void> {
  await fetch(`${shop.url}/sandbox/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ style, refreshTokens: 'reused' }),
  });
}

const optionsOf = (line: string, file: object = { ...customer, ...bond }): Options =>
  optionsFrom([...line.split(' '), '--as', 'customer.json'], {
    read: () => JSON.stringify(file),
    checkWritable: () => undefined,
  });

const shown = ({ kind, call, path }: Finding) => ({ kind, call, path });
const distinct = (findings: readonly Finding[]) => [
  ...new Map(findings.map((each) => [`${each.call} ${each.path}`, shown(each)])).values(),
];

/** Habits of real shops that the embedded shop imitates. A run reports them and passes. */
const habits: Partial<Record<Style, ReturnType<typeof shown>[]>> = {
  'sylius-1.12': [{ kind: 'differs', call: 'resetPassword', path: '(unknown link)' }],
  plain: [{ kind: 'differs', call: 'endSession', path: 'refresh_token' }],
};
const deviationsIn = ({ findings }: Report) => distinct(findings.filter(({ kind }) => kind !== 'additionAbsent'));

/**
 * Returns the additions whose absence the report states wrongly, among those that deployment.md says a run checks. The
 * plain shop lacks all of them.
 */
function wronglyTold({ findings }: Report, reading: Reading, style: Style): string[] {
  const told = findings.filter(({ kind }) => kind === 'additionAbsent');
  const isRun = (call: Call) => coverage[call] === 'read' || coverage[call] === 'write';
  const isTold = ({ calls = [], fields = [] }: (typeof additions)[number]) => [
    ...calls.filter(isRun).map((each) => told.some(({ call }) => call === each)),
    ...fields.map(([of, field]) => told.some(({ call, path }) => call === of && path.endsWith(field))),
  ];
  return additions
    .filter((each) => each.reading === reading && checkedOf(each) !== 'no')
    .filter((each) => isTold(each).some((is) => is !== (style === 'plain')))
    .map(({ addition }) => addition);
}

/** Requirement 27.7. */
describe('the embedded shop', () => {
  test.each(STYLES)('passes in the style %s', async (style) => {
    await setStyle(style);
    const report = await checkShop(optionsOf(`${shop.url} --write`));
    expect(deviationsIn(report)).toEqual(habits[style] ?? []);
    expect(report.findings.some(({ kind }) => kind === 'additionAbsent')).toBe(style === 'plain');
    expect(report.left.some((each) => /whose kind the shop does not tell/.test(each))).toBe(style === 'plain');
    expect(wronglyTold(report, 'investor', style)).toEqual([]);
    const others = report.journeys.filter(({ state }) => state !== 'completes');
    expect(others.map(({ name, state }) => ({ name, state }))).toEqual(
      style === 'plain'
        ? [
            { name: 'Answer questionnaires', state: 'notOffered' },
            { name: 'Referrals', state: 'notOffered' },
          ]
        : [],
    );
    expect(exitCodeOf(report)).toBe(0);
  });

  test.each(STYLES)('passes as a marketplace in the style %s', async (style) => {
    await setStyle(style);
    const report = await checkShop(optionsOf(`${urlOf(market)} --write`, collector));
    expect(deviationsIn(report)).toEqual(habits[style] ?? []);
    expect(wronglyTold(report, 'marketplace', style)).toEqual([]);
    expect(report.journeys.filter(({ state }) => state !== 'completes')).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
  });

  test('is ordered from by a customer file that names no product', async () => {
    const report = await checkShop(optionsOf(`${shop.url} --write`, customer));
    expect(report.findings.filter(({ blocks }) => blocks)).toEqual([]);
    expect(report.calls.map(({ call }) => call)).toContain('completeOrder');
    expect(exitCodeOf(report)).toBe(0);
  });

  test('is only read without --write', async () => {
    const report = await checkShop(optionsOf(shop.url));
    const written = report.calls.filter(
      ({ request }) => !/^(?:GET|POST graphql|POST authentication-token|POST token\/)/.test(request),
    );
    expect(written).toEqual([]);
    expect(report.left).toEqual([]);
  });

  test('passes behind another origin, with a readable schema', async () => {
    before.deviate(foreign);
    const report = await checkShop(optionsOf(`${before.url} --origin ${ORIGIN}`));
    expect(report.findings).toEqual([]);
    expect(report.notes.filter((note) => /CORS|GraphQL/.test(note))).toEqual([]);
  });

  test('receives exactly the calls that the coverage lists', async () => {
    const made = new Set<string>();
    const facts = [
      [`${shop.url} --write`, { ...customer, ...bond, residenceZone: 'DACH' }],
      [shop.url, { email: personaOf('company').email, password: PASSWORD }],
      [`${urlOf(market)} --write`, collector],
    ] as const;
    for (const [line, file] of facts) {
      const report = await checkShop(optionsOf(line, file));
      expect(deviationsIn(report)).toEqual(line.endsWith('--write') ? habits['sylius-1.12'] : []);
      for (const { call } of report.calls) made.add(call);
    }
    const declared = Object.entries(coverage).filter(([, how]) => typeof how === 'string');
    // The next test calls `verifyCode`.
    expect(declared.map(([call]) => call).filter((call) => !made.has(call) && call !== 'verifyCode')).toEqual([]);
    const leftOut = Object.entries(coverage).filter(([, how]) => typeof how !== 'string');
    expect(leftOut.map(([call]) => call).filter((call) => made.has(call))).toEqual([]);
  });
});

test('a customer with a second factor logs in with the code of the customer file', async () => {
  const { email, totpSecret } = personaOf('twoFactor');
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret ?? '') }).generate();
  const report = await checkShop(optionsOf(shop.url, { email, password: PASSWORD, code }));
  expect(report.calls.filter(({ call }) => call === 'verifyCode').map(({ status }) => status)).toEqual([200]);
  expect(deviationsIn(report)).toEqual([]);
});

/**
 * Deviations that are planted together, since a run costs seconds: those that block no journey and concern different
 * calls. All others are planted alone.
 */
const batches = deviations.reduce<(typeof deviations)[number][][]>((made, row) => {
  const callsOf = (each: typeof row) => each.found.map(({ call }) => call);
  const room = made.find(
    (batch) =>
      batch.every(({ blocks }) => !blocks && !row.blocks) &&
      batch.every((each) => each.reading === row.reading && each.isWriting === row.isWriting) &&
      batch.every((each) => callsOf(each).every((call) => !callsOf(row).includes(call))),
  );
  if (room) room.push(row);
  else made.push([row]);
  return made;
}, []);

test.each(batches.map((batch) => [batch.map(({ name }) => name).join(' + '), batch] as const))(
  '%s: no other deviation is found',
  async (_, batch) => {
    const [{ reading = 'investor', isWriting = false, blocks = false } = {}] = batch;
    const found = batch.flatMap((each) => each.found);
    const isMarket = reading === 'marketplace';
    const deviating = isMarket ? beforeMarket : before;
    deviating.deviate(foreign, ...batch.map(({ deviation }) => deviation));
    const line = `${deviating.url} --origin ${ORIGIN}${isWriting ? ' --write' : ''}`;
    const report = await checkShop(optionsOf(line, isMarket ? collector : undefined));
    expect(distinct(report.findings)).toEqual(expect.arrayContaining(found));
    expect(distinct(report.findings)).toHaveLength(found.length);
    expect(exitCodeOf(report)).toBe(blocks ? 1 : 0);
    // A finding blocks if and only if a journey is blocked.
    const isBlocked = report.journeys.some(({ state }) => state === 'blocked');
    expect(report.findings.some((each) => each.blocks)).toBe(isBlocked);
    for (const finding of report.findings.filter((each) => each.blocks))
      expect(blocksJourneys(reading, finding), `${finding.call} ${finding.path}`).toBe(true);
  },
);

test('a product that the app does not list is not ordered', async () => {
  const report = await checkShop(optionsOf(`${shop.url} --write`, { ...customer, product: 'CAMPUS-AACHEN-2035' }));
  expect(deviationsIn(report)).toContainEqual({ kind: 'differs', call: 'readProduct', path: '(rules)' });
  expect(report.calls.map(({ call }) => call)).not.toContain('addItem');
  expect(exitCodeOf(report)).toBe(1);
});

test('a cart that the shop does not delete is listed as left over, and no order is reported as cancelled', async () => {
  before.deviate(foreign, {
    before: ({ method, path }) =>
      method === 'DELETE' && path.startsWith('orders/')
        ? { status: 204, headers: new Headers(), body: null }
        : undefined,
  });
  const report = await checkShop(optionsOf(`${before.url} --write`));
  expect(report.left).toContainEqual(expect.stringMatching(/^The cart of WIND-NORDSEE-2032 is there still/));
  expect(report.notes.filter((note) => /begun and cancelled/.test(note))).toEqual([]);
});

test('an order by card that cannot be started is not reported as cancelled', async () => {
  before.deviate(foreign, { before: ({ path }) => (path.endsWith('/items') ? gone() : undefined) });
  const report = await checkShop(optionsOf(`${before.url} --write`));
  expect(report.notes.filter((note) => /begun and cancelled/.test(note))).toEqual([]);
});

test('journeys for which the customer has no data are reported as not tried', async () => {
  const report = await checkShop(optionsOf(shop.url, { email: personaOf('cleared').email, password: PASSWORD }));
  const untried = report.journeys.filter(({ state }) => state === 'notTried').map(({ name }) => name);
  expect(untried).toEqual(expect.arrayContaining(['See orders and their details', 'Download invoices']));
});

test('the journeys of a shop that limits calls for long are reported as not tried', async () => {
  before.deviate(
    foreign,
    ...deviations.filter(({ name }) => /for an hour/.test(name)).map(({ deviation }) => deviation),
  );
  const { journeys } = await checkShop(optionsOf(before.url));
  expect(journeys.find(({ name }) => name === 'See orders and their details')).toMatchObject({
    state: 'notTried',
    because: 'the shop limits readOrders: try again later',
  });
});

test.each(['0', 'Sun, 01 Nov 2026 09:00:00 GMT'])(
  'a shop that always limits a call, with %s as the wait, is given up on after five minutes',
  async (retryAfter) => {
    let waited = 0;
    const later = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((resume, milliseconds = 0) => {
      if (milliseconds === 1000) waited += 1;
      return later(resume, milliseconds === 1000 ? 0 : milliseconds);
    });
    before.deviate(foreign, {
      before: ({ method, path, headers }) =>
        method === 'GET' && path === 'orders' && isCustomer(headers) ? limited(retryAfter) : undefined,
    });
    const { journeys, notes } = await checkShop(optionsOf(before.url)).finally(() => vi.restoreAllMocks());
    expect(journeys.find(({ name }) => name === 'See orders and their details')).toMatchObject({
      state: 'notTried',
      because: 'the shop limits readOrders: try again later',
    });
    expect([waited, notes.filter((note) => /waited for/.test(note)).length]).toEqual([300, 1]);
  },
);

test('a zone of residences without countries is reported', async () => {
  const report = await checkShop(optionsOf(shop.url, { ...customer, residenceZone: 'MOON' }));
  expect(distinct(report.findings)).toEqual([{ kind: 'differs', call: 'readZoneMembers', path: 'member' }]);
  expect(exitCodeOf(report)).toBe(1);
});

describe('the report', () => {
  test('contains no secret and no data of the customer', async () => {
    const report = await checkShop(optionsOf(`${shop.url} --write`));
    for (const text of [textOf(report), pageOf(report)]) {
      expect(text).toContain('completeOrder');
      for (const secret of [customer.email, 'lindner', PASSWORD, 'eyJ'])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(pageOf({ ...report, shop: '<b>' })).not.toContain('<b>');
  });

  test('ends with its totals', async () => {
    const lines = textOf(await checkShop(optionsOf(shop.url)))
      .trim()
      .split('\n');
    expect(lines.at(-1)).toMatch(
      /^\d+ calls, 0 deviations, 0 additions absent; \d+ of 15 journeys can be completed, 0 cannot, 0 not offered, \d not tried\.$/,
    );
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('../../src/workbench/conform/main.ts', import.meta.url));
  async function run(...words: string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'conform-'));
    await writeFile(join(folder, 'customer.json'), JSON.stringify({ ...customer, ...bond }));
    const child = spawn(process.execPath, [main, ...words, '--as', 'customer.json'], { cwd: folder });
    const errors = text(child.stderr);
    const [code] = await once(child, 'exit');
    const files = await readdir(folder);
    await rm(folder, { recursive: true });
    return { code, files, errors: await errors };
  }

  test('calls no shop if its report cannot be written', async () => {
    const { code, errors } = await run('http://127.0.0.1:9', '--html', 'gone/report.html');
    expect({ code, errors }).toEqual({
      code: 2,
      errors: 'The report cannot be written to gone/report.html: name another file by --html.\n',
    });
  });

  test('writes its report, also for journeys that cannot be completed', async () => {
    before.deviate(foreign, { before: ({ path }) => (path === 'customer-payouts' ? gone() : undefined) });
    expect(await run(before.url)).toMatchObject({ code: 1, files: ['conform.html', 'customer.json'] });
  });
});

test('an error of the check itself still yields a report that lists the data left at the shop', async () => {
  vi.mocked(graphql.getIntrospectionQuery).mockImplementationOnce(() => {
    throw new TypeError('odd schema');
  });
  before.deviate(foreign);
  const report = await checkShop(optionsOf(`${before.url} --write`));
  expect(report.crash).toBe('TypeError: odd schema');
  expect(exitCodeOf(report)).toBe(3);
  expect(report.left).toContainEqual(expect.stringContaining('The order'));
  expect(report.calls.map(({ call }) => call)).toContain('endSession');
  expect(textOf(report)).toContain('odd schema');
});

describe('wrong use', () => {
  const wrong = (line: string, file?: object) => expect(async () => checkShop(optionsOf(line, file))).rejects;

  test('a host that does not answer is refused', () => wrong('http://127.0.0.1:9').toThrow(/Nothing answers at/));
  test('an address without a shop is refused', () => wrong(`${shop.url}/nothing/`).toThrow(/is not the API of a shop/));
  test('a wrong password is refused', () =>
    wrong(shop.url, { ...customer, password: 'wrong' }).toThrow(
      'The shop refuses the email and password of the customer file.',
    ));
  test('a second factor without a code is refused', () =>
    wrong(shop.url, { email: personaOf('twoFactor').email, password: PASSWORD }).toThrow(
      /put what the authenticator app shows/,
    ));
  test('an unknown channel is refused', () =>
    wrong(`${shop.url} --write`, { ...customer, channel: 'web' }).toThrow(
      /sells in the channel "token".*nothing was written/,
    ));

  test.each([
    ['another channel', {}],
    ['another channel, the named one first in the list', { isListed: true }],
  ])('an order in %s is refused', async (_, { isListed = false }: { isListed?: boolean }) => {
    before.deviate(foreign, otherChannel({ isListed }));
    const count = async () => (await shop.database.db.selectFrom('customers').select('id').execute()).length;
    const customers = await count();
    await wrong(`${before.url} --write`).toThrow(/in the channel "live".*nothing was written but an empty cart/);
    expect(await count()).toBe(customers);
  });

  test('throws an error type of its own', async () => {
    await wrong('http://127.0.0.1:9').toThrow(WrongUse);
  });
});
