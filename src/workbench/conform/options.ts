import * as z from 'zod/mini';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { Reading, Settings } from '#domain/shop/settings.ts';

/**
 * The customer file, JSON: a customer of the shop who may be used for checks.
 *
 * `email`, `password`: of a verified customer; an investor has to be approved, or the shop refuses orders. `code`: the
 * authenticator app's current code, for a customer with a second factor. `reading`: `investor` (default) or
 * `marketplace`. `channel`: code of the channel that `--write` may write in. `product`, `quantity`: the item to order,
 * by default the first product that the app sells, at its smallest subscription. `languageTags`, `residenceZone`:
 * settings of the deployment, as its page has them.
 */
const CustomerFile = z.object({
  email: z.string().check(z.regex(/@/)),
  password: z.string().check(z.minLength(1)),
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  reading: z._default(Reading, 'investor'),
  channel: z.optional(z.string()),
  product: z.optional(z.string()),
  quantity: z.optional(z.int().check(z.positive())),
  languageTags: Settings.shape.languageTags,
  residenceZone: Settings.shape.residenceZone,
});
type CustomerFile = z.infer<typeof CustomerFile>;

export interface Options {
  /** API base, with a trailing slash. */
  apiBase: string;
  customer: CustomerFile;
  isWriting: boolean;
  /** Origin of the app, if it is not the shop's; null to skip the CORS checks. */
  origin: string | null;
  /** Path of the HTML report. */
  html: string;
}

/** Wrong use of the command: exits with code 2 and prints only the message. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

export const USAGE = `npm run conform -- https://shop.example --as customer.json [--write] [--origin https://app.example] [--html conform.html]

Checks a shop against what Parkett calls. Reads only; --write also signs up, makes an address,
places one order and cancels another, in the channel that customer.json names.
  customer.json  { "email", "password", "code"?, "reading"?, "channel"?, "product"?, "quantity"?,
                   "languageTags"?, "residenceZone"? }
Exit code: 0 every journey that was tried can be completed, 1 one cannot, 2 wrong use,
           3 the check itself failed: its report is incomplete.`;

const VALUED = ['--as', '--origin', '--html'];

/** Access to the machine's files; both functions throw for an unusable path. */
interface Files {
  read: (path: string) => string;
  checkWritable: (path: string) => void;
}

/** Reads the command line and the customer file. @throws WrongUse with one sentence. */
export function optionsFrom(words: readonly string[], files: Files): Options {
  const values = new Map<string, string>();
  const addresses: string[] = [];
  let isWriting = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '--write') isWriting = true;
    else if (VALUED.includes(word)) {
      index += 1;
      const value = words[index];
      if (value === undefined || value.startsWith('--')) throw new WrongUse(`${word} needs a value.\n\n${USAGE}`);
      values.set(word, value);
    } else if (word.startsWith('-')) throw new WrongUse(`There is no option ${word}.\n\n${USAGE}`);
    else addresses.push(word);
  }
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) throw new WrongUse(`Name one shop.\n\n${USAGE}`);
  const path = values.get('--as');
  if (path === undefined) throw new WrongUse(`Name the customer file by --as.\n\n${USAGE}`);
  const customer = customerIn(path, files.read);
  if (isWriting && customer.channel === undefined)
    throw new WrongUse(`--write needs the code of a channel as "channel" in ${path}: nothing is written elsewhere.`);
  const origin = values.get('--origin');
  const html = values.get('--html') ?? 'conform.html';
  try {
    files.checkWritable(html);
  } catch {
    throw new WrongUse(`The report cannot be written to ${html}: name another file by --html.`);
  }
  return {
    apiBase: apiBaseOf(address),
    customer,
    isWriting,
    origin: origin === undefined ? null : urlOf(origin, '--origin').origin,
    html,
  };
}

function urlOf(text: string, what: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new WrongUse(`${what} has to be an address such as https://shop.example, not "${text}".`);
}

/** Returns `/api/v2/shop/` at an origin; an address with a path of its own is the API base. */
function apiBaseOf(address: string): string {
  const { origin, pathname } = urlOf(address, 'The shop');
  const path = pathname === '/' ? '/api/v2/shop/' : pathname;
  return `${origin}${path.endsWith('/') ? path : `${path}/`}`;
}

function customerIn(path: string, readFile: (path: string) => string): CustomerFile {
  let text: string;
  try {
    text = readFile(path);
  } catch {
    throw new WrongUse(`The customer file ${path} cannot be read.`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new WrongUse(`The customer file ${path} is not JSON.`);
  }
  const result = CustomerFile.safeParse(data);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  if (field === '') throw new WrongUse(`The customer file ${path} has to hold an object with "email" and "password".`);
  const isAbsent = fieldsOf(data)[field] === undefined;
  throw new WrongUse(`"${field}" in ${path} ${isAbsent ? 'is missing' : 'is not as expected'}.`);
}
