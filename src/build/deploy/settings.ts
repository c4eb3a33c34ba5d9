import * as z from 'zod/mini';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { Settings } from '#domain/shop/settings.ts';

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
const isPath = (text: string) => /^\/[\w./-]*$/.test(text);
const isWeb = (text: string) => URL.canParse(text) && /^https?:\/\//.test(text);
const text = (isValid: (text: string) => boolean) => z.string().check(z.refine(isValid));

/** Settings of the web server, which the page does not get. */
const Server = z.strictObject({
  /** Port of nginx and of Caddy. */
  port: z._default(z.int().check(z.gte(1), z.lte(65_535)), 8080),
  /** Shop to which the web server passes the calls below these paths; null if the shop is reached otherwise. */
  proxy: z._default(
    z.nullable(
      z.strictObject({
        to: text(isOrigin),
        paths: z._default(z.array(text((path) => isPath(path) && /^\/.+\/$/.test(path))), ['/api/', '/media/']),
      }),
    ),
    null,
  ),
  /** Address for reports of vulnerabilities (RFC 9116, `security.txt`); null: the path answers 404. */
  securityContact: z._default(z.nullable(text((contact) => /^(?:mailto:[^\s@]+@|https:\/\/)\S+$/.test(contact))), null),
});
export type Server = z.infer<typeof Server>;

/** Settings of a deployment: those of the page, in the values that a browser can use, and those of the web server. */
export const Deployment = z.strictObject({
  ...Settings.shape,
  apiBase: z._default(
    text((base) => base.endsWith('/') && (isPath(base) || isWeb(base))),
    '/api/v2/shop/',
  ),
  languageTags: z._default(z.strictObject({ de: z.string(), en: z.string() }), { de: 'de-DE', en: 'en-US' }),
  partnerOrigins: z._default(z.array(text(isOrigin)), []),
  walletChain: z._default(
    z.nullable(z.strictObject({ id: text((id) => /^0x[\da-f]+$/i.test(id)), name: z.string() })),
    null,
  ),
  explorerUrl: z._default(
    z.nullable(text((url) => url.includes('{hash}') && (url.startsWith('/') || url.startsWith('https://')))),
    null,
  ),
  reports: z._default(
    z.nullable(
      z.strictObject({
        url: text((url) => isPath(url) || (isWeb(url) && url.startsWith('https:'))),
        share: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
      }),
    ),
    null,
  ),
  server: z.prefault(Server, {}),
});
export type Deployment = z.infer<typeof Deployment>;

/** Ends of the sentences about wrong values, by setting. */
const MEANT: Readonly<Record<Exclude<keyof Deployment, 'server'> | `server.${keyof Server}`, string>> = {
  reading: 'must be "investor" or "marketplace"',
  brand: 'must be a text',
  company: 'must be a text',
  apiBase: 'must be a path or an address that begins with http:// or https://, and end with a slash',
  languageTags: 'must have a language tag for "de" and one for "en", and nothing else',
  residenceZone: 'must be the code of a zone, or null',
  signUpOpen: 'must be true or false',
  withdrawals: 'must be true or false',
  partnerOrigins: 'must be a list of origins, such as "https://pay.example", without a path or a slash at the end',
  walletChain: 'must be null, or have an "id", such as "0x89", and a "name"',
  explorerUrl: 'must be null, or a path or an address that begins with https://, with {hash} in it',
  reports: 'must be null, or have a path or an address that begins with https:// as "url", and a "share" from 0 to 1',
  inspect: 'must be true or false',
  'server.port': 'must be a whole number from 1 to 65535',
  'server.proxy':
    'must be null, or have the shop’s origin as "to", such as "https://shop.example", and "paths" that begin and end with a slash',
  'server.securityContact': 'must be null, or begin with mailto: or https://',
};

/**
 * Parses a settings file.
 * @throws Error with one sentence that names the setting, what it must be and what it is.
 */
export function deploymentFrom(json: string): Deployment {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    throw new Error(`The settings are not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const parsed = z.safeParse(Deployment, given);
  if (parsed.success) {
    const { apiBase, server } = parsed.data;
    if (server.proxy && !isWeb(apiBase) && !server.proxy.paths.some((path) => apiBase.startsWith(path)))
      throw new Error(`The setting server.proxy must have a path that apiBase begins with, which is ${apiBase}.`);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  const meant = Object.entries(MEANT).find(([name]) => name === path[0] || name === path.slice(0, 2).join('.'));
  if (meant) {
    const [name, must] = meant;
    const value = name.split('.').reduce<unknown>((at, key) => fieldsOf(at)[key], given);
    throw new Error(`The setting ${name} ${must}, not ${JSON.stringify(value)}.`);
  }
  if (issue?.code !== 'unrecognized_keys')
    throw new Error(`The settings${path[0] ? ` of the ${path[0]}` : ''} must be an object.`);
  const unknown = [...path, issue.keys[0]].join('.');
  const known = Object.keys(MEANT).filter((name) => name.startsWith('server.') === (path[0] === 'server'));
  throw new Error(`There is no setting ${unknown}; there are: ${known.join(', ')}.`);
}
