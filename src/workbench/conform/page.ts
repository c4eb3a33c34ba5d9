import type { CallRow, Finding, JourneyRow, Report } from './finding.ts';
import { exitCodeOf, GROUPS, notesOf, STATES, statusOf, sumOf } from './text.ts';

/** Returns the report as one self-contained page. */
export function pageOf(report: Report): string {
  const verdict = VERDICTS[exitCodeOf(report)];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escaped(report.shop)}</title>
<style>${STYLE}</style>
<main>
<header>
<h1>${verdict}</h1>
<p>${escaped(report.shop)} · <time datetime="${report.at.toISOString()}">${report.at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${report.isWriting ? 'read and written' : 'read only'}</p>
<p>${escaped(sumOf(report))}.</p>
</header>
<nav aria-label="Sections">${[...GROUPS.map(({ kind, title }) => ({ id: kind, title })), ...MORE].map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`).join('')}</nav>
${GROUPS.map(({ kind, title }) => section(kind, title, findingsOf(report.findings.filter((each) => each.kind === kind)))).join('')}
${section('calls', 'Calls', callsOf(report.calls))}
${section('notes', 'Notes, and what is left at the shop', listOf([...notesOf(report), ...report.left]))}
${section('journeys', 'Journeys', journeysOf(report.journeys))}
</main>
</html>
`;
}

const VERDICTS = {
  0: 'Every journey that was tried can be completed',
  1: 'Journeys cannot be completed',
  3: 'The check failed before its end',
};

const MORE = [
  { id: 'calls', title: 'Calls' },
  { id: 'notes', title: 'Notes, and what is left at the shop' },
  { id: 'journeys', title: 'Journeys' },
];

const section = (id: string, title: string, content: string) =>
  `<section id="${id}"><h2>${escaped(title)}</h2>${content || '<p class="none">None.</p>'}</section>`;

const listOf = (texts: readonly string[]) =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;

/** Returns a table whose cells carry their column's name, which narrow screens show beside the cell. */
function tableOf(columns: readonly string[], rows: readonly { mark?: string; cells: readonly string[] }[]): string {
  if (rows.length === 0) return '';
  const head = columns.map((each) => `<th scope="col">${each}</th>`).join('');
  const body = rows.map(({ mark, cells }) => {
    const content = cells
      .map((cell, index) => `<td data-name="${columns[index]}"><span>${escaped(cell)}</span></td>`)
      .join('');
    return `<tr${mark ? ` class="${mark}"` : ''}>${content}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const named = ({ call, payment }: Pick<CallRow, 'call' | 'payment'>) => (payment ? `${call} (${payment})` : call);

const findingsOf = (findings: readonly Finding[]) =>
  tableOf(
    ['Call', 'Answered', 'Path', 'Expected', 'Got', 'What Parkett does'],
    findings.map((each) => ({
      mark: each.blocks ? 'blocks' : '',
      cells: [
        each.blocks ? `${named(each)}, blocks` : named(each),
        statusOf(each.status),
        each.path,
        each.expected,
        each.got,
        each.consequence,
      ],
    })),
  );

const callsOf = (calls: readonly CallRow[]) =>
  tableOf(
    ['Call', 'Request', 'Answered', 'Milliseconds', 'Read'],
    calls.map((each) => ({
      mark: each.isRead === false ? 'blocks' : '',
      cells: [
        ...[named(each), each.request, statusOf(each.status), String(each.milliseconds)],
        each.isRead === null ? '' : each.isRead ? 'yes' : 'no',
      ],
    })),
  );

const journeysOf = (journeys: readonly JourneyRow[]) =>
  tableOf(
    ['Journey', 'Result', 'Because'],
    journeys.map(({ name, state, because }) => ({
      mark: state === 'blocked' ? 'blocks' : '',
      cells: [name, STATES[state], because],
    })),
  );

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1b19, #ece9e4); --soft: light-dark(#65615b, #a8a39b);
  --ground: light-dark(#fbfaf8, #171614); --raised: light-dark(#fff, #201f1c); --line: light-dark(#e2ded7, #38352f);
  --bad: light-dark(#a3231b, #ff9a8f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
header p { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.5rem 0 2.5rem; }
a { color: inherit; text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
section { margin: 0 0 2.5rem; scroll-margin-top: 1rem; }
.none { color: var(--soft); margin: 0; }
ul { margin: 0; padding-left: 1.25rem; }
table { width: 100%; border-collapse: collapse; background: var(--raised); border: 1px solid var(--line); font-size: .875rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
th, td { padding: .5rem .75rem; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
tr:last-child td { border-bottom: 0; }
th, td:first-child { overflow-wrap: break-word; }
td:first-child { font-weight: 600; }
.blocks td:first-child { box-shadow: inset 3px 0 var(--bad); color: var(--bad); }
@media (width < 48rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td { display: block; }
  tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  tr:last-child { border-bottom: 0; }
  td { display: grid; grid-template-columns: 7rem 1fr; gap: .75rem; border: 0; padding: .125rem .75rem; }
  td::before { content: attr(data-name); color: var(--soft); font-weight: 400; }
  td:has(span:empty) { display: none; }
}
@media print { nav { display: none; } }
`;
