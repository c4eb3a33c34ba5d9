import type { Report } from './finding.ts';
import { exitCodeOf, textOf } from './text.ts';

const VERDICTS = {
  0: 'Every journey that was tried can be completed',
  1: 'Journeys cannot be completed',
  3: 'The check failed before its end',
};

/** Returns the report of the terminal as one self-contained page, with the verdict as its heading. */
export const pageOf = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escaped(report.shop)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
pre { font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<main>
<h1>${VERDICTS[exitCodeOf(report)]}</h1>
<p><time datetime="${report.at.toISOString()}">${report.at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${escaped(textOf(report))}</pre>
</main>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
