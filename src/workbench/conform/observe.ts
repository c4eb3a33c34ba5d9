import { AsyncLocalStorage } from 'node:async_hooks';
import type * as z from 'zod/mini';
import type { Address, Call } from '#api/call.ts';
import type { GraphqlDocument } from '#api/graphql.ts';
import type { CallOptions, Http } from '#api/http.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { type Problem, problemsOf } from './answer.ts';
import type { Payment } from './finding.ts';

/** A call of the app, and the shop's answer to it. */
export interface Observation {
  call: Call;
  /** Method and path with ids masked. */
  request: string;
  /** URL that the call was sent to, never shown; empty if no request was sent. */
  url: string;
  /** Origin and masked path of the redirect's target; null without a redirect. */
  redirectedTo: string | null;
  status: number | null;
  headers: Headers;
  /** Parsed JSON; null for any other content. */
  body: unknown;
  /** True for a non-empty answer that is not JSON. */
  isOther: boolean;
  milliseconds: number;
  /** Null unless the call is a GraphQL query. */
  document: GraphqlDocument | null;
  /** True if the shop's schema refused the additions, and the query was answered without them. */
  isReduced: boolean;
  /** Null if the app could read the answer. */
  failure: Failure | null;
  problems: Problem[];
  /** True if the run requested a refusal. */
  isRefusalWanted: boolean;
  payment?: Payment;
}

export interface Observer {
  observations: Observation[];
  /** Returns the app's HTTP layer, observed. */
  watch(http: Http): Http;
  /** Resolves as soon as no call is pending. */
  settled(): Promise<void>;
  /** Restores the process's own `fetch`. */
  stop(): void;
}

/**
 * Observes the app's calls: names, schemas and documents at `Http`, status and body at `fetch`. Both sides match even
 * if several calls run in parallel. Calls of an app at another `origin` send that origin, as a browser does.
 */
export function observe(origin: string | null): Observer {
  const current = new AsyncLocalStorage<Observation>();
  const observations: Observation[] = [];
  const pending = new Set<Promise<unknown>>();
  const { fetch } = globalThis;

  globalThis.fetch = async (input, init) => {
    const seen = current.getStore();
    const headers = new Headers(init?.headers);
    if (origin !== null) headers.set('Origin', origin);
    const response = await fetch(input, { ...init, headers });
    if (seen) {
      seen.url = String(input instanceof Request ? input.url : input);
      seen.redirectedTo = response.redirected ? shownAddress(response.url) : null;
      seen.status = response.status;
      seen.isReduced = isReduced(seen, init?.body);
      seen.headers = response.headers;
      Object.assign(seen, await contentOf(response.clone()));
    }
    return response;
  };

  function watched<T>(
    request: string,
    { call }: CallOptions,
    schema: z.core.$ZodType | null,
    document: GraphqlDocument | null,
    make: () => Promise<T>,
  ): Promise<T> {
    const seen: Observation = {
      call,
      request,
      url: '',
      redirectedTo: null,
      document,
      isReduced: false,
      status: null,
      headers: new Headers(),
      body: null,
      isOther: false,
      milliseconds: 0,
      failure: null,
      problems: [],
      isRefusalWanted: false,
    };
    observations.push(seen);
    const startedAt = performance.now();
    const made = current.run(seen, make).catch((error: unknown) => {
      seen.failure = failureOf(error);
      throw error;
    });
    const ended = made.then(
      () => undefined,
      () => undefined,
    );
    pending.add(ended);
    return made.finally(() => {
      seen.milliseconds = Math.round(performance.now() - startedAt);
      if (schema && isAnswer(seen)) seen.problems = problemsOf(schema, dataOf(seen));
      pending.delete(ended);
    });
  }

  return {
    observations,
    watch: (http) => ({
      apiBase: http.apiBase,
      localeCodeOf: (locale) => http.localeCodeOf(locale),
      get: (path, schema, options) =>
        watched(`GET ${masked(path)}`, options, schema, null, () => http.get(path, schema, options)),
      post: (path, body, schema, options) =>
        watched(`POST ${masked(path)}`, options, schema, null, () => http.post(path, body, schema, options)),
      put: (path, body, schema, options) =>
        watched(`PUT ${masked(path)}`, options, schema, null, () => http.put(path, body, schema, options)),
      patch: (path, body, schema, options) =>
        watched(`PATCH ${masked(path)}`, options, schema, null, () => http.patch(path, body, schema, options)),
      delete: (path, options) =>
        watched(`DELETE ${masked(path)}`, options, null, null, () => http.delete(path, options)),
      graphql: (document, variables, schema, options) =>
        watched(`POST graphql ${nameOf(document)}`, options, schema, document, () =>
          http.graphql(document, variables, schema, options),
        ),
      blob: (path, type, options) =>
        watched(`GET ${masked(path)}`, options, null, null, () => http.blob(path, type, options)),
    }),
    async settled() {
      // A refused call may trigger another one.
      do {
        await Promise.all(pending);
        await new Promise((resolve) => setImmediate(resolve));
      } while (pending.size > 0);
    },
    stop() {
      globalThis.fetch = fetch;
    },
  };
}

/** True if a query was sent without its additions, although it has some. */
const isReduced = ({ document }: Observation, sent: unknown): boolean =>
  document !== null &&
  document.base !== document.extended &&
  typeof sent === 'string' &&
  fieldsOf(JSON.parse(sent)).query === document.base;

/** True for answers that the app parses; excludes refusals and GraphQL errors. */
const isAnswer = ({ status, document, body }: Observation) =>
  status !== null && status < 300 && (document === null || fieldsOf(body).errors === undefined);
/** Returns the answer to a call; for a query, its data. */
export const dataOf = ({ document, body }: Pick<Observation, 'document' | 'body'>): unknown =>
  document === null ? body : fieldsOf(body).data;

async function contentOf(response: Response): Promise<Pick<Observation, 'body' | 'isOther'>> {
  const text = await response.text();
  if (text === '') return { body: null, isOther: false };
  try {
    if (/json/.test(response.headers.get('Content-Type') ?? '')) return { body: JSON.parse(text), isOther: false };
  } catch {
    // Declared as JSON but invalid: the app fails to read it as well.
  }
  return { body: null, isOther: true };
}

/** Words of the app's paths. Any other segment identifies an order, a customer or a link. */
const WORD = /^(?:2fa|v\d|[a-z]+(?:-[a-z]+)*|)$/;

function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${masked(pathname)}`;
}

function masked(path: Address | string): string {
  const segments = (path ?? '').split('/');
  return segments.map((each) => (WORD.test(each) ? each : '{id}')).join('/');
}

const nameOf = ({ base }: GraphqlDocument) => /^query (\w+)/.exec(base)?.[1] ?? '';
