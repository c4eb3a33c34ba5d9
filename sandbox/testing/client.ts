import * as z from 'zod/mini';
import { API } from '../http/answer.ts';
import type { PersonaKey } from '../personas.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON body; the text of any other body. */
  body: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls a running shop like the app, with or without a token. */
export interface Client {
  call(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Calls the sandbox’s own API below `/sandbox/`. */
  control(method: Method, path: string, body?: object): Promise<Answer>;
  /** Returns a client with a persona’s token, without password and code. */
  as(persona: PersonaKey): Promise<Client>;
  with(token: string): Client;
  token: string | null;
  /** Path of the token’s customer. */
  readonly path: string;
}

const Login = z.object({ token: z.string() });
const Claims = z.object({ sub: z.string() });

/**
 * Creates a client.
 * @param url The shop’s origin.
 * @param ask Sends a request; by default over the network, otherwise to a shop in this process.
 */
export function clientOf(
  url: string,
  token: string | null = null,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Client {
  async function send(method: Method, address: string, body?: object, headers: Record<string, string> = {}) {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await ask(url + address, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' || method === 'DELETE' ? {} : { 'Content-Type': type }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: withoutPrefix(parsed(text)) };
  }
  return {
    token,
    get path() {
      const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
      return `customers/${Claims.parse(JSON.parse(claims)).sub}`;
    },
    call: (method, path, body, headers) => send(method, `${API}/${path}`, body, headers),
    control: (method, path, body) => send(method, `/sandbox/${path}`, body),
    with: (other) => clientOf(url, other, ask),
    async as(persona) {
      const { body } = await send('POST', '/sandbox/login', { persona });
      return clientOf(url, Login.parse(body).token, ask);
    },
  };
}

/**
 * Renames the parts of a list or a refusal to the names without prefix, as the app reads them: specs test the rules.
 */
function withoutPrefix(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace('hydra:description', 'detail').replace('hydra:', ''),
      value,
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
