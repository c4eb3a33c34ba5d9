import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call on its way to the shop, which a deviation may change or answer itself. */
export interface Sent {
  method: string;
  /** Below the API base, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; null for other bodies. */
  body: Readonly<Record<string, unknown>> | null;
}

/** The shop’s answer, which a deviation may change. `body` is parsed JSON, or bytes for other types. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Deviation of a shop. `before` may answer in the shop’s place. */
export interface Deviation {
  before?: (sent: Sent) => Answer | undefined;
  after?: (answer: Answer, sent: Sent) => void;
}

export interface DeviatingShop {
  url: string;
  /** Sets the only deviations from now on; later ones take precedence. */
  deviate(...deviations: Deviation[]): void;
  close(): Promise<void>;
}

const API = '/api/v2/shop/';

/** Starts a proxy that forwards calls to a shop and changes its answers. */
export async function startDeviatingShop(target: string): Promise<DeviatingShop> {
  const { fetch } = globalThis;
  let deviations: readonly Deviation[] = [];

  async function ask(sent: Sent, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
    for (const { before } of deviations.toReversed()) {
      const own = before?.(sent);
      if (own) return own;
    }
    const { method, headers, query } = sent;
    const response = await fetch(`${target}${API}${sent.path}?${query}`, {
      method,
      headers,
      redirect: 'manual',
      ...(bytes.length > 0 && { body: sent.body === null ? bytes : JSON.stringify(sent.body) }),
    });
    const received = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) received.delete(name);
    const isJson = /json/.test(received.get('Content-Type') ?? '');
    const body = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: received, body };
  }

  const server = createServer(async (request, response) => {
    const bytes = await bytesOf(request);
    const url = new URL(request.url ?? '/', target);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!UNSENT.includes(name)) headers.set(name, String(value));
    const sent: Sent = {
      method: request.method ?? 'GET',
      path: url.pathname.replace(API, ''),
      query: url.searchParams,
      headers,
      body: parsed(bytes),
    };
    const answer = await ask(sent, bytes);
    for (const { after } of deviations) after?.(answer, sent);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const { body } = answer;
    if (body === null || answer.status === 204) response.end();
    else response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    deviate(...chosen) {
      deviations = chosen;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers of one connection, and the origin, which the embedded shop refuses. */
const UNSENT = ['host', 'connection', 'content-length', 'accept-encoding', 'origin', 'keep-alive', 'expect'];

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return new Uint8Array(Buffer.concat(parts));
}

function parsed(bytes: Uint8Array<ArrayBuffer>): Sent['body'] {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof data === 'object' && data !== null ? { ...data } : null;
  } catch {
    return null;
  }
}
