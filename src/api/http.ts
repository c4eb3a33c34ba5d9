import { type FetchOptions, type FetchResponse, ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { type Locale, type Settings, usualTags } from '#domain/shop/settings.ts';
import type { Address, Call } from './call.ts';
import { failureOfRefusal, type RefusalRow } from './failure.ts';
import type { GraphqlDocument } from './graphql.ts';
import { rememberError } from './lastError.ts';
import { hearTime } from './shopTime.ts';

/** How long a read may take, in milliseconds, from the first byte sent to the last one received. */
const readTimeout = 15_000;
/** How long a write may take. The shop settles an order within it. */
const writeTimeout = 30_000;
/** How long a file may take. */
const downloadTimeout = 60_000;
/** How long a file may take on its way to the shop: twenty megabytes at a third of a megabit a second. */
const uploadTimeout = 480_000;

/**
 * Supplies the token that calls are made with. The session provides it.
 *
 * `token` resolves with a valid token, or null for a visitor; while the session refreshes, calls wait for it. When it
 * rejects with a `FailureError`, the call fails with that. `rejected` is called when the shop answers 401 to a call
 * that carried the token (spec section 4: any 401 logs out). Where the shop says that only the token's time is over, the
 * call was not executed, and is made once more with what `token` gives then.
 */
export interface Authoriser {
  token(call: Call, isOpen?: boolean): Promise<string | null>;
  rejected(token: string, hasExpired: boolean): void;
}

/**
 * An answer that breaks the contract. `path` names the first wrong field; `leftOut` counts the entries of lists without
 * which it was read, 0 where it was not. It holds nothing about the customer.
 */
export interface ContractBreach {
  call: Call;
  path: string;
  leftOut: number;
}

export interface HttpDependencies {
  settings: Pick<Settings, 'apiBase'> & Partial<Pick<Settings, 'languageTags'>>;
  /** Language that the shop is asked to answer in. Read anew for each call. */
  locale: () => Locale;
  authoriser: Authoriser;
  /** Called once for each answer that breaks the contract. */
  log: (breach: ContractBreach) => void;
  /** Limits for specs, in milliseconds, in place of the usual ones. */
  timeouts?: { read: number; write: number; download: number };
}

export interface CallOptions {
  call: Call;
  /** The shop answers it to anybody. Any other is made for a customer, and not sent without one. */
  open?: true;
  /** What the shop refuses this call for, beside what any call can meet. */
  refusals?: readonly RefusalRow[];
  /** Reads lists whole or not at all: rights are decided by what is in them. Others go without entries that cannot be read. */
  whole?: true;
  signal?: AbortSignal;
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** `none` for login and refresh (spec section 7), a token of its own for the second step of a login. */
  as?: 'session' | 'none' | { token: string };
  cache?: RequestCache;
  /** Sent to its end even if the page is left meanwhile. */
  keepalive?: boolean;
  /** What carries it instead of the browser's fetch; it sets a limit of its own, since a large body takes its time. */
  carrier?: typeof fetch;
}

/** A file of the shop. `name` is the shop's proposal, null when it makes none. */
export interface Download {
  name: string | null;
  blob: Blob;
}

type Schema = z.core.$ZodType;
type Body = Readonly<Record<string, unknown>> | FormData;

/**
 * The shop over HTTP. Paths are relative to the API base and made by `at`. Every answer is parsed by the schema given;
 * every rejection is a `FailureError`. Nothing is repeated here: retries are states of machines.
 */
export interface Http {
  /** Address of the API, or its path at the app's own origin. It ends with `/`. */
  apiBase: string;
  /** Sylius' locale code of a language: `de_DE`. */
  localeCodeOf(locale: Locale): string;
  get<S extends Schema>(path: Address, schema: S, options: CallOptions): Promise<z.output<S>>;
  post<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  put<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  /** As JSON merge patch (RFC 7396), the only patch format of API Platform. */
  patch<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  delete(path: Address, options: CallOptions): Promise<void>;
  /**
   * A GraphQL query; `schema` is that of its `data`. A shop whose schema refuses the extended document is asked by the base
   * document, from then on at once.
   */
  graphql<S extends Schema>(
    document: GraphqlDocument,
    variables: Body,
    schema: S,
    options: CallOptions,
  ): Promise<z.output<S>>;
  /** A file. One of another type than `type` is a `contract` failure. */
  blob(path: Address, type: string, options: CallOptions): Promise<Download>;
}

interface Request extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Address;
  timeout: number;
  accept?: string;
  /** Of the body; JSON where it is not said. */
  contentType?: string;
  body?: Body;
  /** Tells the bodies of refusals that are read as answers. */
  reads?: (body: unknown) => boolean;
}

/** Schema of an answer whose content does not matter. */
const Anything = z.unknown();

export function createHttp(dependencies: HttpDependencies): Http {
  const { settings, locale, authoriser, log } = dependencies;
  const timeouts = dependencies.timeouts ?? { read: readTimeout, write: writeTimeout, download: downloadTimeout };
  const { languageTags = usualTags } = settings;
  const fetcher = ofetch.create({ baseURL: settings.apiBase, retry: false });
  /** Extended documents that the shop's schema has refused. */
  const refusedDocuments = new Set<string>();

  async function send(request: Request, isLast = false): Promise<FetchResponse<unknown>> {
    const { call, open, path, signal, as = 'session', cache, keepalive, carrier } = request;
    if (path === null) throw new FailureError({ kind: 'notFound' });
    let token: string | null = null;
    if (as === 'session') token = await authoriser.token(call, open);
    else if (as !== 'none') token = as.token;

    const timeout = AbortSignal.timeout(carrier ? uploadTimeout : request.timeout);
    const headers: Record<string, string> = {
      Accept: request.accept ?? 'application/ld+json',
      'Accept-Language': `${languageTags[locale()]},${locale()};q=0.9`,
    };
    if (request.contentType) headers['Content-Type'] = request.contentType;
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    const options: FetchOptions = {
      method: request.method,
      headers,
      body: request.body,
      query: request.query,
      // ofetch ignores its own `timeout` beside a signal, and stops it when the headers are there.
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      cache,
      keepalive,
      ignoreResponseError: true,
    };
    let response: FetchResponse<unknown>;
    try {
      response = await (carrier ? fetcher.create({}, { fetch: carrier }) : fetcher).raw(path, options);
    } catch (error) {
      throw new FailureError(failureOfNetwork(error, signal, timeout), { cause: error });
    }
    hearTime(response.headers);
    if (response.ok) return response;
    const body = await readable(response._data);
    if (response.status === 401 && as === 'session' && token !== null) {
      // The shop's clock decides, whatever this device's own makes of the expiry claim.
      const hasExpired = !isLast && isExpiry(body);
      authoriser.rejected(token, hasExpired);
      if (hasExpired) return send(request, true);
    }
    if (request.reads?.(body)) return response;
    throw refused(request, response.status, body, response.headers.get('Retry-After'));
  }

  async function parsed<S extends Schema>(schema: S, data: unknown, options: CallOptions): Promise<z.output<S>> {
    const result = z.safeParse(schema, data);
    if (result.success) return result.data;
    const { call, whole = false } = options;
    // Code that the login does without: it comes with the first answer that is not as agreed.
    const { judged } = await import('./contract.ts');
    const { read, path, leftOut, failure } = judged(schema, data, result.error, whole);
    log({ call, path, leftOut });
    if (read?.success) return read.data;
    throw new FailureError(failure, { cause: result.error });
  }

  async function exchange<S extends Schema>(schema: S, request: Request): Promise<z.output<S>> {
    const response = await send(request);
    return parsed(schema, response._data, request);
  }

  const write =
    (method: 'POST' | 'PUT' | 'PATCH', contentType?: string): Http['post'] =>
    (path, body, schema, options) =>
      exchange(schema, { ...options, method, path, body, contentType, timeout: timeouts.write });

  return {
    apiBase: settings.apiBase,
    localeCodeOf: (language) => languageTags[language].replace('-', '_'),
    get: (path, schema, options) => exchange(schema, { ...options, method: 'GET', path, timeout: timeouts.read }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH', 'application/merge-patch+json'),
    async delete(path, options) {
      await exchange(Anything, { ...options, method: 'DELETE', path, timeout: timeouts.write });
    },
    async graphql(document, variables, schema, options) {
      // In the chunk of the screens that ask so: the login does not.
      const { dataOf } = await import('./graphql.ts');
      const data = await dataOf(document, {
        refusedDocuments,
        ask: async (query, reads) => {
          const { status, _data } = await send({
            ...options,
            method: 'POST',
            path: 'graphql',
            accept: 'application/json',
            body: { query, variables },
            timeout: timeouts.read,
            reads,
          });
          return { status, body: _data };
        },
        parsed: (answer, body) => parsed(answer, body, options),
        refused: (status, message) => refused(options, status, { message }),
      });
      return parsed(schema, data, options);
    },
    async blob(path, type, options) {
      const response = await send({ ...options, method: 'GET', path, accept: type, timeout: timeouts.download });
      // A text comes as such, without its byte order mark.
      const content = response._data as BlobPart;
      const given = response.headers.get('Content-Type')?.split(';')[0]?.trim();
      if (!content || given !== type) {
        log({ call: options.call, path: 'Content-Type', leftOut: 0 });
        throw new FailureError({ kind: 'contract', path: 'Content-Type' });
      }
      return { name: nameIn(response.headers.get('Content-Disposition')), blob: new Blob([content], { type }) };
    },
  };
}

/** Keeps the shop's answer as the last error and turns it into a failure. */
function refused(
  { call, refusals }: Pick<CallOptions, 'call' | 'refusals'>,
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): FailureError {
  rememberError({ call, status, body });
  return new FailureError(failureOfRefusal({ status, body, retryAfter }, refusals));
}

/** LexikJWTAuthenticationBundle's words for a token whose time is over. */
const isExpiry = (body: unknown) => Object(body).message === 'Expired JWT Token';

/** Why no answer came. fetch rejects with a TypeError when there is no way to the shop, and so does a cut answer. */
function failureOfNetwork(error: unknown, signal: AbortSignal | undefined, timeout: AbortSignal): Failure {
  // The caller gave up and does not wait for an answer any more.
  if (signal?.aborted) return { kind: 'general', status: null, detail: null };
  if (timeout.aborted) return { kind: 'timeout' };
  const cause = error instanceof Error ? error.cause : null;
  if (error instanceof TypeError || cause instanceof TypeError || navigator.onLine === false)
    return { kind: 'offline' };
  // The library's own words name the whole address; what it met does not need to.
  const met = cause instanceof Error ? cause : error;
  return { kind: 'general', status: null, detail: met instanceof Error ? withoutQueries(met.message) : null };
}

/** Where an address is named all the same: its query may hold a token, such as that of a reset link. */
const withoutQueries = (text: string) => text.replace(/[?#][^\s"'<>]*/g, '');

/** The body of a refusal, which ofetch takes for a file when its type is unknown to it. */
async function readable(body: unknown): Promise<unknown> {
  return body instanceof Blob ? await body.text() : body;
}

/** The file name of a `Content-Disposition` header (RFC 6266); its extended form, in UTF-8, goes first. */
function nameIn(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  try {
    if (extended) return decodeURIComponent(extended);
  } catch {
    // The value is not encoded as RFC 8187 demands; the plain form may still be valid.
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}
