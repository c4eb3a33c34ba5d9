import { type FetchOptions, type FetchResponse, ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { type Locale, type Settings, usualTags } from '#domain/shop/settings.ts';
import type { Address, Call } from './call.ts';
import { failureOfRefusal, type RefusalRow } from './failure.ts';
import type { GraphqlDocument } from './graphql.ts';
import { rememberError } from './lastError.ts';
import { hearTime } from './shopTime.ts';

/** Limit of a read in milliseconds, from the first byte sent to the last one received. */
const readTimeout = 15_000;
/** Limit of a write in milliseconds. Within it the shop also places an order. */
const writeTimeout = 30_000;
/** Limit of a download in milliseconds. */
const downloadTimeout = 60_000;
/** Limit of an upload in milliseconds: twenty megabytes at a third of a megabit a second. */
const uploadTimeout = 480_000;

/**
 * Supplies the token for calls; the session implements it.
 *
 * `token` resolves with a valid token, or null for visitors; calls wait for it while the session refreshes. If `token`
 * rejects with a `FailureError`, the call fails with that error. `rejected` is called if the shop answers 401 to a call
 * that carried the token (requirement 4.3: any 401 logs out). If the shop says that the token has merely expired, it
 * has not executed the call, which is then sent once more with a new token.
 */
export interface Authoriser {
  token(call: Call, isOpen?: boolean): Promise<string | null>;
  rejected(token: string, hasExpired: boolean): void;
}

/**
 * Answer that breaks the contract. `path` names the first wrong field; `leftOut` counts the list entries that were
 * dropped to read it, 0 if it could not be read. Contains no data about the customer.
 */
export interface ContractBreach {
  call: Call;
  path: string;
  leftOut: number;
}

export interface HttpDependencies {
  settings: Pick<Settings, 'apiBase'> & Partial<Pick<Settings, 'languageTags'>>;
  /** Language for the shop's answers, evaluated for each call. */
  locale: () => Locale;
  authoriser: Authoriser;
  /** Called once for each answer that breaks the contract. */
  log: (breach: ContractBreach) => void;
  /** Called for each call that the shop refuses or does not answer. */
  onFailed?: (call: Call, failure: Failure) => void;
  /** Limits for specs, in milliseconds, in place of the defaults. */
  timeouts?: { read: number; write: number; download: number };
}

export interface CallOptions {
  call: Call;
  /** True if the shop also answers visitors. Other calls are made for a customer, and not sent without one. */
  open?: true;
  /** Refusals specific to this call. */
  refusals?: readonly RefusalRow[];
  /** True if an unreadable list entry fails the call, as rights depend on the list. Other calls drop the entry. */
  whole?: true;
  signal?: AbortSignal;
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** `none` for login and refresh (requirement 7.1); a token of its own for the second step of a login. */
  as?: 'session' | 'none' | { token: string };
  cache?: RequestCache;
  /** True to complete the request even if the customer leaves the page. */
  keepalive?: boolean;
  /** Replaces the browser's fetch. The upload limit applies then, since a large body takes longer. */
  carrier?: typeof fetch;
}

/** File of the shop. `name` is the shop's proposal, null if it makes none. */
export interface Download {
  name: string | null;
  blob: Blob;
}

type Schema = z.core.$ZodType;
type Body = Readonly<Record<string, unknown>> | FormData;

/**
 * The shop over HTTP. Paths are relative to the API base and built by `at`. Every answer is parsed by the given schema;
 * every rejection is a `FailureError`. Makes no retries: these are states of machines.
 */
export interface Http {
  /** Address of the API, or its path on the app's own origin. Ends with `/`. */
  apiBase: string;
  /** Sylius' locale code of a language: `de_DE`. */
  localeCodeOf(locale: Locale): string;
  get<S extends Schema>(path: Address, schema: S, options: CallOptions): Promise<z.output<S>>;
  post<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  put<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  /** Sends a JSON merge patch (RFC 7396), the only patch format of API Platform. */
  patch<S extends Schema>(path: Address, body: Body, schema: S, options: CallOptions): Promise<z.output<S>>;
  delete(path: Address, options: CallOptions): Promise<void>;
  /**
   * Sends a GraphQL query; `schema` describes its `data`. If the shop's schema refuses the extended document, this and
   * all later calls use its base document.
   */
  graphql<S extends Schema>(
    document: GraphqlDocument,
    variables: Body,
    schema: S,
    options: CallOptions,
  ): Promise<z.output<S>>;
  /** Downloads a file. Fails with `contract` if its type differs from `type`. */
  blob(path: Address, type: string, options: CallOptions): Promise<Download>;
}

interface Request extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Address;
  timeout: number;
  accept?: string;
  /** Content type of the body; JSON if absent. */
  contentType?: string;
  body?: Body;
  /** True for refusal bodies that are parsed as answers. */
  reads?: (body: unknown) => boolean;
}

const Anything = z.unknown();

export function createHttp(dependencies: HttpDependencies): Http {
  const { settings, locale, authoriser, log, onFailed } = dependencies;
  const timeouts = dependencies.timeouts ?? { read: readTimeout, write: writeTimeout, download: downloadTimeout };
  const { languageTags = usualTags } = settings;
  const fetcher = ofetch.create({ baseURL: settings.apiBase, retry: false });
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
      // ofetch ignores its own `timeout` beside a signal, and stops it once the headers have arrived.
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      cache,
      keepalive,
      ignoreResponseError: true,
    };
    let response: FetchResponse<unknown>;
    try {
      response = await (carrier ? fetcher.create({}, { fetch: carrier }) : fetcher).raw(path, options);
    } catch (error) {
      const failure = failureOfNetwork(error, signal, timeout);
      if (!signal?.aborted) onFailed?.(call, failure);
      throw new FailureError(failure, { cause: error });
    }
    hearTime(response.headers);
    if (response.ok) return response;
    const body = await readable(response._data);
    if (response.status === 401 && as === 'session' && token !== null) {
      // The shop's clock decides, whatever the device's own clock says about the expiry claim.
      const hasExpired = !isLast && isExpiry(body);
      authoriser.rejected(token, hasExpired);
      if (hasExpired) return send(request, true);
    }
    if (request.reads?.(body)) return response;
    throw refused(request, response.status, body, response.headers.get('Retry-After'));
  }

  /** Stores the shop's answer as the last error and returns it as a failure. */
  function refused(
    { call, refusals }: Pick<CallOptions, 'call' | 'refusals'>,
    status: number,
    body: unknown,
    retryAfter: string | null = null,
  ): FailureError {
    rememberError({ call, status, body });
    const failure = failureOfRefusal({ status, body, retryAfter }, refusals);
    onFailed?.(call, failure);
    return new FailureError(failure);
  }

  async function parsed<S extends Schema>(schema: S, data: unknown, options: CallOptions): Promise<z.output<S>> {
    const result = z.safeParse(schema, data);
    if (result.success) return result.data;
    const { call, whole = false } = options;
    // Loaded with the first answer that breaks the contract; the login does not need it.
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
      // Kept out of the login's chunk, which makes no queries.
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
      // ofetch returns a text as a string, without its byte order mark.
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

/** LexikJWTAuthenticationBundle's message for an expired token. */
const isExpiry = (body: unknown) => fieldsOf(body).message === 'Expired JWT Token';

/**
 * Maps a network error to a failure. fetch rejects with a TypeError if the shop is unreachable or the answer is cut.
 */
function failureOfNetwork(error: unknown, signal: AbortSignal | undefined, timeout: AbortSignal): Failure {
  // The caller has aborted and no longer waits for an answer.
  if (signal?.aborted) return { kind: 'general', status: null, detail: null };
  if (timeout.aborted) return { kind: 'timeout' };
  const cause = error instanceof Error ? error.cause : null;
  if (error instanceof TypeError || cause instanceof TypeError || navigator.onLine === false)
    return { kind: 'offline' };
  // ofetch's message names the whole address; its cause need not.
  const met = cause instanceof Error ? cause : error;
  return { kind: 'general', status: null, detail: met instanceof Error ? withoutQueries(met.message) : null };
}

/** Removes queries and fragments from any addresses: they may hold a token, such as a reset link's. */
const withoutQueries = (text: string) => text.replace(/[?#][^\s"'<>]*/g, '');

/** Returns the body of a refusal as text if ofetch, not knowing its type, returned a Blob. */
async function readable(body: unknown): Promise<unknown> {
  return body instanceof Blob ? await body.text() : body;
}

/**
 * Returns the file name of a `Content-Disposition` header (RFC 6266). The extended form, in UTF-8, takes precedence.
 */
function nameIn(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  try {
    if (extended) return decodeURIComponent(extended);
  } catch {
    // The value is not encoded as RFC 8187 demands; the plain form may still be valid.
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}
