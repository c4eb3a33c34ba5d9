import { AsyncLocalStorage } from 'node:async_hooks';
import type * as z from 'zod/mini';
import type { Address, Call } from '#api/call.ts';
import type { GraphqlDocument } from '#api/graphql.ts';
import type { CallOptions, Http } from '#api/http.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { type Problem, problemsOf } from './answer.ts';
import type { Payment } from './finding.ts';

/** One call of the app, and the shop's answer to it. */
export interface Observation {
  call: Call;
  /** Method and path with ids masked. */
  request: string;
  /** Address that the call was sent to, never shown; empty if none was. */
  url: string;
  /** Origin and masked path of a redirection that was followed; null without one. */
  redirectedTo: string | null;
  status: number | null;
  headers: Headers;
  /** Parsed JSON, else null. */
  body: unknown;
  /** True for an answer that has a content, and one that is no JSON. */
  isOther: boolean;
  milliseconds: number;
  /** Null for a call that is no query of GraphQL. */
  document: GraphqlDocument | null;
  /** True where the shop's schema refused the additions, so that the query was answered without them. */
  isReduced: boolean;
  /** Null for an answer that the app has read. */
  failure: Failure | null;
  problems: Problem[];
  /** True where the run asked for a refusal. */
  isRefusalWanted: boolean;
  payment?: Payment;
}

export interface Observer {
  observations: Observation[];
  /** The app's HTTP layer, observed. */
  watch(http: Http): Http;
  /** Resolves as soon as no call is under way. */
  settled(): Promise<void>;
  /** Gives the process its own `fetch` back. */
  stop(): void;
}

/**
 * Observes what the app's calls send and get: their names, schemas and documents at `Http`, status and body at `fetch`.
 * Both sides find each other also where several calls are under way. Calls of an app at another `origin` name it, as a
 * browser does.
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
      // A call that was refused may be followed by another.
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

/** True if a query was sent by its document without additions, where it has any. */
const isReduced = ({ document }: Observation, sent: unknown): boolean =>
  document !== null &&
  document.base !== document.extended &&
  typeof sent === 'string' &&
  JSON.parse(sent).query === document.base;

/** Answers that the app parses: refusals and errors of GraphQL have none. */
const isAnswer = ({ status, document, body }: Observation) =>
  status !== null && status < 300 && (document === null || Object(body).errors === undefined);
/** The answer to a call; of a query its data. */
export const dataOf = ({ document, body }: Pick<Observation, 'document' | 'body'>): unknown =>
  document === null ? body : Object(body).data;

async function contentOf(response: Response): Promise<Pick<Observation, 'body' | 'isOther'>> {
  const text = await response.text();
  if (text === '') return { body: null, isOther: false };
  try {
    if (/json/.test(response.headers.get('Content-Type') ?? '')) return { body: JSON.parse(text), isOther: false };
  } catch {
    // It says JSON and is none: the app's own reading of it fails as well.
  }
  return { body: null, isOther: true };
}

/** Words of the app's paths. Any other segment names an order, a customer or a link. */
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
