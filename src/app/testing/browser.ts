import { afterEach, beforeEach, vi } from 'vitest';
import { stubFetch } from '#api/testing/fetch.ts';

/** Seconds since 1970. */
export const YEAR_2100 = 4_102_444_800;

/** Number of shops created so far: each accepts only sessions created after it. */
let shops = 0;

/** Vault entry of a signed-in customer. */
export const sessionOf = (customerUuid: string) =>
  JSON.stringify({
    token: `e30.${btoa(JSON.stringify({ iat: 0, exp: YEAR_2100, shop: shops }))}.`,
    refreshToken: 'refresh',
    customerUuid,
    skew: 0,
  });

/** Storage stub that keeps its entries as own properties, as a browser's storage does. */
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

/** Storage stub of a browser that forbids storage: every access throws. */
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

/** Returns the number of the shop in which a call's session was created; null for a call without a session. */
function shopOf(headers: HeadersInit | undefined): unknown {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(new Headers(headers).get('Authorization') ?? '')?.[1];
  return claims === undefined ? null : (JSON.parse(atob(claims)).shop ?? null);
}

/** Shop with the test's answers, which records its calls. */
export class Answers {
  // Must be the first field: sessions created from here on belong to this shop.
  readonly #shop = ++shops;
  /** Requested paths, in order; the path of a GraphQL query ends in the query's name. */
  readonly asked: string[] = [];
  readonly calls: string[] = [];
  /** Answers of the shop, by path or by method and path. */
  readonly answers: Record<string, unknown> = {};
  /** Status of all other answers; 404 by default, which is not retried. */
  status = 404;
  /** True if every call fails without an answer. */
  isUnreachable = false;

  /** Replaces `fetch` until `vi.unstubAllGlobals`. */
  installFetch(): void {
    stubFetch(async (input: string | Request, init: RequestInit = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      const query = /\bquery (\w+)/.exec(String(init.body ?? ''))?.[1];
      const path = query ? `${pathname}/${query}` : pathname;
      const call = `${init.method ?? 'GET'} ${path}`;
      // The app of an earlier test may go on reading: its calls are rejected.
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

/**
 * Browser tab in which Anna is signed in, recording messages to other tabs. `vi.unstubAllGlobals` removes the stubs.
 */
export class World extends Answers {
  readonly window = new EventTarget();
  /** Event types that have listeners on the window. */
  readonly listened: string[] = [];
  /** Messages sent to further tabs, in order. */
  readonly said: unknown[] = [];
  /** URLs that the page was left for. */
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

  hear(message: unknown): void {
    for (const channel of this.#channels) channel.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  happen(type: string): void {
    this.window.dispatchEvent(new Event(type));
  }
}

const stops: (() => void)[] = [];

/** Stops a flow at the end of the test, before the browser’s stubs are removed. */
export const stopAfterTest = (stop: () => void) => void stops.push(stop);

/** Runs each test of a file in a browser tab of its own, which `prepare` gets first. */
export function openWorldForEachTest(prepare: (world: World) => void): void {
  beforeEach(() => {
    const world = new World();
    world.install();
    prepare(world);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    // Restores spies first: restored later, a spy would bring back this world's fetch.
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
