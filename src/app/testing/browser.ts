import { vi } from 'vitest';

/** Seconds since 1970. */
export const YEAR_2100 = 4_102_444_800;

/** The shops of all tests so far: each knows the sessions that were made with it. */
let shops = 0;

/** What the vault keeps for somebody who is signed in. */
export const sessionOf = (customerUuid: string) =>
  JSON.stringify({
    token: `e30.${btoa(JSON.stringify({ iat: 0, exp: YEAR_2100, shop: shops }))}.`,
    refreshToken: 'refresh',
    customerUuid,
    skew: 0,
  });

/** Keeps its entries as properties of its own, as a browser's storage does. */
export const storageOf = (entries: Record<string, string> = {}): Record<string, unknown> =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    entries,
  );

/** Where the browser forbids storage: every use of it throws. */
export const forbiddenStorage = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      ownKeys: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    },
  );

/** The shop of the test that a call's session was made in; null of a call without one. */
function shopOf(headers: HeadersInit | undefined): unknown {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(new Headers(headers).get('Authorization') ?? '')?.[1];
  return claims === undefined ? null : (JSON.parse(atob(claims)).shop ?? null);
}

/** A shop that answers as a test says, and what it was asked for. */
export class Answers {
  // First of all: sessions that are made from here on are this one's.
  readonly #shop = ++shops;
  /** Paths that were asked for, in order; that of a GraphQL query ends in the query's name. */
  readonly asked: string[] = [];
  /** The same with their methods. */
  readonly calls: string[] = [];
  /** What the shop answers, by path or by method and path. */
  readonly answers: Record<string, unknown> = {};
  /** How it answers everything else: with what is not worth another try, unless a test needs that. */
  status = 404;
  /** No call comes through. */
  isUnreachable = false;

  /** Stands in for the browser's, until `vi.unstubAllGlobals`. */
  installFetch(): void {
    vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      const query = /\bquery (\w+)/.exec(String(init.body ?? ''))?.[1];
      const path = query ? `${pathname}/${query}` : pathname;
      const call = `${init.method ?? 'GET'} ${path}`;
      // The app of a test before goes on reading: it is sent away.
      const shop = shopOf(input instanceof Request ? input.headers : init.headers);
      if (shop !== null && shop !== this.#shop) return Response.json({}, { status: 401 });
      this.asked.push(path);
      this.calls.push(call);
      if (this.isUnreachable) throw new TypeError('Failed to fetch');
      const answer = this.answers[call] ?? this.answers[path];
      return Response.json(answer ?? {}, { status: answer === undefined ? this.status : 200 });
    });
  }
}

/** A browser's tab in which anna is signed in, and what other tabs hear of it. `vi.unstubAllGlobals` takes it away. */
export class World extends Answers {
  readonly window = new EventTarget();
  /** Types of events that somebody listens to on the window. */
  readonly listened: string[] = [];
  /** All that was said to the other tabs, in order. */
  readonly said: unknown[] = [];
  /** Pages that this one was left for. */
  readonly opened: string[] = [];
  reloads = 0;
  readonly localStorage = storageOf({ 'parkett.session': sessionOf('anna') });
  readonly sessionStorage = storageOf();
  readonly #channels: EventTarget[] = [];

  install(): void {
    const { window, listened, said, localStorage, sessionStorage } = this;
    const channels = this.#channels;
    const listen = window.addEventListener.bind(window);
    const stopListening = window.removeEventListener.bind(window);
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      listened.push(type);
      listen(type, listener);
    };
    window.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      listened.splice(listened.indexOf(type), 1);
      stopListening(type, listener);
    };
    vi.stubGlobal('location', {
      origin: 'http://parkett.test',
      pathname: '/',
      assign: (url: string) => this.opened.push(url),
      reload: () => {
        this.reloads += 1;
      },
    });
    vi.stubGlobal('window', Object.assign(window, { localStorage }));
    vi.stubGlobal('localStorage', localStorage);
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('document', {
      documentElement: { dataset: {}, lang: 'de' },
      getElementById: () => null,
      querySelector: () => null,
    });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super();
          channels.push(this);
        }
        postMessage(message: unknown) {
          said.push(message);
        }
      },
    );
    this.installFetch();
  }

  /** What another tab says. */
  hear(message: unknown): void {
    for (const channel of this.#channels) channel.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  happen(type: string): void {
    this.window.dispatchEvent(new Event(type));
  }
}
