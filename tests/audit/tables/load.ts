import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildAtlasIfNeeded, buildIfNeeded } from '#sandbox/build.ts';
import { API } from '#sandbox/http/answer.ts';
import { PASSWORD, PERSONAS } from '#sandbox/personas.ts';
import { type Client, clientOf } from '#sandbox/testing/client.ts';
import { kill, megabytesOf, type Running, started } from '../process.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

/** What the shop may hold in memory, in megabytes, and how long a start with data may take, in milliseconds. */
const MOST = { memory: 200, start: 1_000, p99: 100 };
/** Where others use the processor, times say nothing of the shop: they are told, not judged. Asked before the first table. */
const isQuiet = (loadavg()[0] ?? 0) < availableParallelism() / 2;
const judged = isQuiet ? '' : ', not judged: the machine is not quiet';
const LOGINS = 30;
const DOCUMENTS = 25;

const Manifest = z.object({ scripts: z.object({ start: z.string() }) });
const List = z.object({ member: z.array(z.object({ id: z.int() })) });

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

/** The shop as `npm start` runs it, started for the second time on its folder. */
async function startedWithData({ folder }: World): Promise<Running> {
  await buildIfNeeded();
  await buildAtlasIfNeeded();
  const env = {
    DATA_DIR: mkdtempSync(join(folder, 'load-')),
    PORT: await freePort(),
    MARKETPLACE_PORT: await freePort(),
  };
  const { scripts } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const command = scripts.start.split(' ').slice(1);
  const { child: first } = await started(command, env);
  await kill(first, 'SIGTERM');
  return started(command, env);
}

/** Logs in with passwords, one after the other and some at once; the last of them is Julia. */
async function logIn(visitor: Client): Promise<number[]> {
  const people = PERSONAS.filter(({ key }) => key !== 'unverified');
  const statuses: number[] = [];
  for (let time = 0; time < LOGINS; time += 3) {
    const three = [time, time + 1, time + 2].map((index) => people[index % people.length]?.email ?? '');
    const asks = three.map((email) => visitor.call('POST', 'authentication-token', { email, password: PASSWORD }));
    statuses.push(...(await Promise.all(asks)).map(({ status }) => status));
  }
  return statuses;
}

/** Reads so many different documents, each of which is typeset for it. */
async function readDocuments(visitor: Client): Promise<number[]> {
  const julia = await visitor.as('julia');
  const { body } = await julia.call('GET', 'invoices?itemsPerPage=50');
  const query = '{ products(itemsPerPage: 40) { collection { legalDocuments { fileUuid } } } }';
  const answer = await julia.call('POST', 'graphql', { query });
  const files = [...JSON.stringify(answer.body).matchAll(/"fileUuid":"([^"]+)"/g)].map(
    ([, uuid]) => `file/${uuid}/download`,
  );
  const invoices = List.parse(body).member.map(({ id }) => `invoice/${id}/pdf`);
  const statuses: number[] = [];
  for (const path of [...invoices, ...files].slice(0, DOCUMENTS)) statuses.push((await julia.call('GET', path)).status);
  return statuses;
}

export const load: Table[] = [
  {
    name: 'memory with logins and documents, and the start with data',
    least: 5,
    long: true,
    async run(attempt, world) {
      const { child, url, took } = await startedWithData(world);
      try {
        attempt('it starts within a second', !isQuiet || took <= MOST.start, `${took.toFixed(0)} ms`);
        const visitor = clientOf(url);
        const logins = await logIn(visitor);
        attempt(`${LOGINS} logins`, logins.length === LOGINS && logins.every((status) => status === 200), logins);
        const afterLogins = megabytesOf(child);
        attempt(`its memory after ${LOGINS} logins`, afterLogins <= MOST.memory, `${afterLogins.toFixed(0)} MB`);
        const documents = await readDocuments(visitor);
        attempt(
          `${DOCUMENTS} documents`,
          documents.length === DOCUMENTS && documents.every((status) => status === 200),
          documents,
        );
        const afterAll = megabytesOf(child);
        attempt(`its memory after ${DOCUMENTS} documents`, afterAll <= MOST.memory, `${afterAll.toFixed(0)} MB`);
        const { status } = await fetch(`${url}/atlas/`);
        attempt('the atlas is shown', status === 200, status);
        const afterAtlas = megabytesOf(child);
        attempt('its memory after the atlas', afterAtlas <= MOST.memory, `${afterAtlas.toFixed(0)} MB`);
        console.log(
          `      start ${took.toFixed(0)} ms${judged}; memory ${afterLogins.toFixed(0)} MB after logins, ${afterAll.toFixed(0)} MB after documents, ${afterAtlas.toFixed(0)} MB after the atlas`,
        );
      } finally {
        await kill(child, 'SIGTERM');
      }
    },
  },
  {
    name: 'load: 50 mixed calls a second for 10 seconds',
    least: 501,
    long: true,
    async run(attempt, world) {
      const { child, url } = await startedWithData(world);
      try {
        const julia = await clientOf(url).as('julia');
        const paths = [
          'orders',
          'customer-payouts',
          'channels',
          'invoices',
          'countries?itemsPerPage=400',
          'cms-plugin/blocks',
          'wallets',
          'addresses',
        ];
        const took: number[] = [];
        const began = performance.now();
        const calls = Array.from({ length: 500 }, async (_, index) => {
          await new Promise(
            (resolve) => void setTimeout(() => resolve(null), index * 20 - (performance.now() - began)),
          );
          const started = performance.now();
          const { status } = await julia.call('GET', paths[index % paths.length] ?? '');
          took.push(performance.now() - started);
          attempt(`call ${index + 1} of ${API}`, status === 200, status);
        });
        await Promise.all(calls);
        took.sort((a, b) => a - b);
        const at = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
        attempt(`99 of 100 within ${MOST.p99} ms`, !isQuiet || Number(at(0.99)) <= MOST.p99, `${at(0.99)} ms`);
        console.log(
          `      median ${at(0.5)} ms, p99 ${at(0.99)} ms${judged}; memory ${megabytesOf(child).toFixed(0)} MB`,
        );
      } finally {
        await kill(child, 'SIGTERM');
      }
    },
  },
];
