import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { kB } from './budgets.ts';
import { onFreshPage, settle, type Visit } from './page.ts';

/** Bytes that a visit loads, by kind: text at brotli’s best quality, fonts as they are. */
export interface Weight {
  /** The page itself with its styles and inline scripts, as it is sent. */
  html: number;
  /** Texts in the language of the visit. */
  texts: number;
  js: number;
  /** Bytes of each script and style sheet that was loaded, by path. */
  files: Record<string, number>;
  /** Style sheets and inline styles. */
  css: number;
  font: number;
  /** Requests of the cold visit including the page itself, without pictures, which are content and load lazily. */
  requests: number;
  pictures: number;
  /** Repeated GET requests, one entry for each repetition. */
  repeated: string[];
  /** Bytes of JavaScript that a second visit loads again, although the browser has them. */
  jsAgain: number;
}

/** JavaScript, CSS and fonts, in kB. */
export const totalOf = ({ js, css, font }: Weight) => kB(js + css + font);

/** Returns the JavaScript and CSS that a page loads and no page of `others` does, in kB. */
export const ownOf = (page: Weight, others: readonly Weight[]) =>
  kB(
    Object.entries(page.files).reduce(
      (sum, [path, bytes]) => sum + (others.some(({ files }) => path in files) ? 0 : bytes),
      0,
    ),
  );

/**
 * Weighs all files that one cold visit loads.
 * @param bytesOnly Skips repeated requests and the second visit, which takes as long again.
 */
export async function weigh(browser: Browser, visit: Visit, bytesOnly = false): Promise<Weight> {
  return onFreshPage(browser, visit, async (page) => {
    const weight: Weight = {
      html: 0,
      texts: 0,
      js: 0,
      css: 0,
      font: 0,
      requests: 0,
      pictures: 0,
      jsAgain: 0,
      files: {},
      repeated: [],
    };
    const asked = new Set<string>();
    const count = (request: Request) => {
      if (!request.url().startsWith('http')) return;
      if (request.resourceType() === 'image') weight.pictures++;
      else weight.requests++;
      if (request.method() !== 'GET') return;
      const { pathname, search } = new URL(request.url());
      if (asked.has(request.url())) weight.repeated.push(pathname + search);
      asked.add(request.url());
    };
    page.on('request', count);
    const document = page.waitForResponse((response) => response.request().isNavigationRequest());
    await settle(page, visit);
    const html = await (await document).text();
    weight.html = compressed(html);
    // Browsers with scripts ignore the styles in <noscript>.
    const styles = [...html.matchAll(/(?<!<noscript>)<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
    if (styles !== '') weight.css = compressed(styles);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    for (const path of new Set(names.map((name) => new URL(name).pathname))) {
      const kind = /\.(js|css|json|woff2)$/.exec(path)?.[1];
      if (!kind) continue;
      const raw = readFileSync(visit.folder + path);
      if (kind === 'woff2') weight.font += raw.length;
      else if (kind === 'json') weight.texts += compressed(raw.toString());
      else weight.files[path] = compressed(raw.toString());
      if (kind === 'js') weight.js += weight.files[path] ?? 0;
      if (kind === 'css') weight.css += weight.files[path] ?? 0;
    }
    if (bytesOnly) return { ...weight, repeated: [] };
    page.off('request', count);
    await settle(page, visit);
    weight.jsAgain = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((bytes, entry) => bytes + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
    );
    return weight;
  });
}

/** Weighs what each page loads, by name, four pages at a time: bytes do not depend on the time that a visit takes. */
export async function weighAll(
  browser: Browser,
  pages: readonly (readonly [name: string, visit: Visit])[],
): Promise<Record<string, Weight>> {
  const found: Record<string, Weight> = {};
  const waiting = pages.values();
  const weighWaiting = async () => {
    for (const [name, visit] of waiting) found[name] = await weigh(browser, visit, true);
  };
  await Promise.all(Array.from({ length: 4 }, weighWaiting));
  return Object.fromEntries(pages.flatMap(([name]) => (found[name] ? [[name, found[name]]] : [])));
}

/** Name of a chunk or style sheet with the hash of its content. */
const HASHED = /([\w.]+)-([\w-]{7,8})\.(js|css)\b/g;

/**
 * Returns the bytes of a text after brotli. Each hash in a file name is replaced by one of the name alone, which is as
 * long: with other hashes the same code differed by up to 160 bytes.
 */
function compressed(text: string): number {
  const stable = text.replaceAll(HASHED, (_, name: string, hash: string, kind: string) => {
    const ofName = createHash('sha256').update(name).digest('base64url').slice(0, hash.length);
    return `${name}-${ofName}.${kind}`;
  });
  return brotliCompressSync(stable).length;
}
