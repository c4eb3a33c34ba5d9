import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp } from '#api/http.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { rows } from '../../contract/support/callRows.ts';
import type { Things } from '../../contract/support/rows.ts';
import type { Table } from '../table.ts';

/** Calls whose answer the app parses: neither a file nor nothing. */
const parsed = Object.entries(rows).filter(
  ([name, { address, only = [] }]) =>
    !only.includes('silent') && !/^DELETE|\/(?:pdf|download|statement)$/.test(address) && name !== 'verifyEmail',
);
const things: Things = {
  customerUuid: 'a',
  companyUuid: 'a',
  addressIri: '/api/v2/shop/addresses/1',
  invoiceId: 1,
  placed: 'a',
  cart: 'a',
  itemId: 1,
  paymentId: 1,
  spare: 'a',
  variantCode: 'a',
  documentId: 1,
  documentIds: [],
  fileUuid: 'a',
  answeredId: 1,
  personId: 1,
  userId: 1,
  persons: 0,
  wallets: 0,
  files: 0,
  evidenceId: 1,
  favouriteId: 1,
  mediaId: 1,
  link: async () => 'a',
  referralCode: 'a',
  newLink: async () => 'a',
  walletId: 1,
  recipient: 'a',
  reference: 'a',
  picture: 'a',
  upload: 'a',
  work: 'a',
  bySecondFactor: (act) => act('123456'),
  code: async () => '123456',
};

const deep = (levels: number): string => `${'{"data":'.repeat(levels)}null${'}'.repeat(levels)}`;

/** Answers of a shop that break the contract: the type, then the body. */
const SHAPES: readonly [type: string, body: string][] = [
  ['application/ld+json', ''],
  ['application/ld+json', 'null'],
  ['application/ld+json', 'true'],
  ['application/ld+json', '7'],
  ['application/ld+json', '"text"'],
  ['application/ld+json', '{}'],
  ['application/ld+json', '[null]'],
  ['application/ld+json', '[[]]'],
  ['application/ld+json', '{"unexpected":true}'],
  ['application/ld+json', '{"member":null,"totalItems":1}'],
  ['application/ld+json', '{"member":[null],"totalItems":"1"}'],
  ['application/ld+json', '{"member":[{"id":"x","iri":7}],"totalItems":-1}'],
  ['application/ld+json', '{"data":null}'],
  ['application/ld+json', '{"data":{"products":null,"product":7,"customer":[],"invoices":{"collection":{}}}}'],
  ['application/ld+json', '{"errors":null}'],
  ['application/ld+json', '{"errors":[null]}'],
  ['application/ld+json', '{"constructor":{"member":[]}}'],
  ['application/ld+json', deep(2_000)],
  ['application/ld+json', '{'],
  ['text/html', '<!doctype html><title>Wartung</title>'],
  ['application/octet-stream', '\0\0\0'],
];

export const shapes: Table[] = [
  {
    name: 'answers of a wrong shape: every call of the API layer × shape',
    least: 1_300,
    async run(attempt) {
      let answer: (typeof SHAPES)[number] = ['', ''];
      const server = createServer((_, response) => response.setHeader('Content-Type', answer[0]).end(answer[1]));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const http = createHttp({
        settings: { apiBase: `http://127.0.0.1:${port}/` },
        locale: () => 'de',
        authoriser: { token: async () => 'token', rejected: () => undefined },
        log: () => undefined,
      });
      try {
        for (const [name, { run }] of parsed) {
          for (const shape of SHAPES) {
            answer = shape;
            const outcome = await run(http, { ...things }).then(
              (value) => `resolved ${JSON.stringify(value)}`,
              (error: unknown) => (error instanceof FailureError ? error.failure.kind : String(error)),
            );
            // An empty list has several valid forms; an invalid answer must never become an object.
            const isTold =
              ['contract', 'general', 'notFound', 'notOffered', 'unauthorized'].includes(outcome) ||
              /^resolved (?:null|\[\]|\{"(?:member|items)":\[\])/.test(outcome);
            attempt(`${name}: ${shape[1].slice(0, 60)}`, isTold, outcome);
          }
        }
      } finally {
        await new Promise((resolve) => server.close(resolve));
      }
    },
  },
];
