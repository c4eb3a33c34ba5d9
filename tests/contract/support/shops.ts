import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createHttp, type Http } from '#api/http.ts';
import { forgetError } from '#api/lastError.ts';
import { createSession, type SessionService } from '#api/session.ts';
import type { Stored, Vault } from '#api/vault.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { createShop, listen, type RunningShop, startShop, stop, urlOf } from '#sandbox/server.ts';
import { deviationFrom } from './described.ts';

/**
 * Styles in which deployments answer, as settings of the control page. Only Sylius 2 sends nulls; all others omit them.
 */
export const faces = [
  { name: 'Sylius 1.12', settings: {} },
  { name: 'Sylius 1.14', settings: { style: 'sylius-1.14' } },
  { name: 'Sylius 2', settings: { style: 'sylius-2', nulls: 'sent' } },
  { name: 'the specification alone', settings: { style: 'plain' } },
];

/** Visitor of the shop, who calls it as the app does. */
export interface Visitor {
  http: Http;
  /** Client that calls the shop as the pages of the marketplace do. */
  market: Http;
  session: SessionService;
  customerUuid: string;
  /** Tokens that were reported as refused with 401. */
  rejected: string[];
}

export interface Shop {
  visit(locale?: Locale): Visitor;
  /** Logs in with the password, as the login screen does. */
  as(persona: PersonaKey, locale?: Locale): Promise<Visitor>;
  /** Calls the control page; resolves with its JSON. */
  control(path: string, body?: object, method?: string): Promise<unknown>;
  running(): RunningShop;
}

/**
 * Gives the specs of a `describe` a shop of their own with a face’s settings, started before the first and stopped
 * after the last.
 */
export function useShop(settings: object = {}): Shop {
  let shop: RunningShop | null = null;
  /** The marketplace on the same database. */
  let market: Awaited<ReturnType<typeof listen>> | null = null;
  const running = () => {
    if (!shop) throw new Error('The shop has not been started yet.');
    return shop;
  };

  async function control(path: string, body: object = {}, method = 'POST'): Promise<unknown> {
    hasFault ||= path === 'faults';
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${running().url}/sandbox/${path}`, {
      method,
      headers,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    if (!answer.ok) throw new Error(`The control page answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  }

  function visit(locale: Locale = 'de'): Visitor {
    const rejected: string[] = [];
    const httpAt = (origin: string): Http =>
      createHttp({
        settings: { apiBase: `${origin}/api/v2/shop/` },
        locale: () => locale,
        authoriser: { token: async () => session.token(), rejected: (token) => rejected.push(token) },
        log: () => {},
      });
    const http = httpAt(running().url);
    const session = createSession({
      http,
      vault: memoryVault(),
      tabs: { tell: () => {}, listen: () => () => {} },
      lock: { run: (task) => task(false) },
      now: Date.now,
    });
    return { http, market: httpAt(market ? urlOf(market) : running().url), session, customerUuid: '', rejected };
  }

  const deviations = new Set<string>();
  let hasFault = false;
  const { fetch: send } = globalThis;
  /**
   * Compares each answer with the shop's description (requirement 27.1), except for those that a fault may have spoilt.
   */
  async function compare(...asked: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...asked);
    const kept = request.clone();
    const response = await send(request);
    const deviation = hasFault ? null : await deviationFrom(kept, response.clone());
    if (deviation !== null) deviations.add(deviation);
    return response;
  }

  beforeAll(async () => {
    globalThis.fetch = compare;
    shop = await startShop();
    market = await listen(createShop({ ...shop, reading: 'marketplace' }), 0);
    await control('settings', settings);
  });
  afterEach(async () => {
    forgetError();
    await control('faults', {}, 'DELETE');
    hasFault = false;
    expect([...deviations], 'differs from /api/v2/shop/docs').toEqual([]);
  });
  afterAll(async () => {
    globalThis.fetch = send;
    if (market) await stop(market);
    await shop?.close();
  });

  return {
    visit,
    async as(persona, locale) {
      const visitor = visit(locale);
      const { email, password } = personaOf(persona);
      const outcome = await visitor.session.logIn({ email, password });
      return { ...visitor, customerUuid: outcome.customerUuid };
    },
    control,
    running,
  };
}

/** Returns a vault in memory: the visitors of one process must not share a storage. */
function memoryVault(): Vault {
  let kept: Stored | null = null;
  return {
    read: () => kept,
    store: (session) => {
      kept = session;
    },
    clear: () => {
      kept = null;
    },
    until: async () => {},
  };
}

/** Resolves with the failure of a call; a call that succeeds fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof FailureError) return error.failure;
  throw error;
}

/** Id that does not exist. */
export const nowhere = randomUUID();
