import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { kB } from './budgets.ts';
import { onFreshPage, settle, type Visit } from './page.ts';

/** Bytes that a visit loads, by kind: text at brotli's best quality, fonts as they are. */
export interface Weight {
  /** The page itself without its styles: markup, texts, and the scripts that stand in it. */
  html: number;
  js: number;
  /** The bytes of each script and sheet that was loaded, by path. */
  files: Record<string, number>;
  /** Sheets, and the styles that stand in the page. */
  css: number;
  font: number;
  /** Requests of the cold visit with the page itself, without pictures, which are content and load lazily. */
  requests: number;
  pictures: number;
  /** GET requests that were made again, one for each time. */
  repeated: string[];
  /** Bytes of JavaScript that a second visit loads although the browser has them. */
  jsAgain: number;
}

/** JavaScript, CSS and font, in kB. */
export const totalOf = ({ js, css, font }: Weight) => kB(js + css + font);

/** What a page loads and none of the others does, in kB of JavaScript and CSS. */
export const ownOf = (page: Weight, others: readonly Weight[]) =>
  kB(
    Object.entries(page.files).reduce(
      (sum, [path, bytes]) => sum + (others.some(({ files }) => path in files) ? 0 : bytes),
      0,
    ),
  );

/**
 * Weighs everything that one cold visit loads.
 * @param bytesOnly Neither what was asked twice nor what a second visit loads, which takes as long again.
 */
export async function weigh(browser: Browser, visit: Visit, bytesOnly = false): Promise<Weight> {
  return onFreshPage(browser, visit, async (page) => {
    const files = { js: 0, font: 0, requests: 0, pictures: 0, jsAgain: 0 };
    const weight: Weight = { ...weighPage(visit.folder), ...files, files: {}, repeated: [] };
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
    await settle(page, visit);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    for (const path of new Set(names.map((name) => new URL(name).pathname))) {
      const kind = /\.(js|css|woff2)$/.exec(path)?.[1];
      if (!kind) continue;
      const raw = readFileSync(visit.folder + path);
      if (kind === 'woff2') weight.font += raw.length;
      else weight.files[path] = brotliCompressSync(raw).length;
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

/** What stands in `index.html`: a style element is CSS like a sheet of its own. */
function weighPage(folder: string): Pick<Weight, 'html' | 'css'> {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const style = /<style>(.*?)<\/style>/gs;
  const styles = [...page.matchAll(style)].map(([, text]) => text).join('\n');
  const sizeOf = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
  return { html: sizeOf(page.replaceAll(style, '')), css: sizeOf(styles) };
}
