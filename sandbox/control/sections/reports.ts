import type { Report } from '#domain/reports/report.ts';
import type { Db } from '../../db/database.ts';
import type { ShopSettings } from '../../http/settings.ts';
import { reportsIn } from '../../read/reports.ts';
import { html, type Markup, nothing } from '../html.ts';
import { button, form, section } from './kit.ts';

type Of<T extends Report['type']> = Extract<Report, { type: T }>;
const ofType = <T extends Report['type']>(reports: readonly Report[], type: T) =>
  reports.filter((report): report is Of<T> => report.type === type);

/** Groups reports by the cells of their rows, the most frequent first. */
function counted<R extends Report>(reports: readonly R[], cellsOf: (report: R) => readonly (string | Markup)[]) {
  const groups = Map.groupBy(reports, (report) => cellsOf(report).map(String).join('\n'));
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first, ...rest]) => (first ? [[...cellsOf(first), String(rest.length + 1)]] : []));
}

/** Value that 75 of 100 measurements do not exceed, as web vitals are judged. */
function percentile(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
}

const screenOf = ({ url }: Report) => new URL(url).pathname;

/** Address of a state on the chart in the atlas. */
const chartOf = (machine: string, state: string) => `/atlas/#/${machine}/chart?state=${encodeURIComponent(state)}`;

function table(title: string, heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): Markup {
  if (rows.length === 0) return nothing;
  return html`<div class="card"><h3>${title}</h3><div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></div>`;
}

/** Renders the reports of the app: by state of a machine, by call, by error, and the web vitals of each screen. */
export async function reportsSection(db: Db, settings: ShopSettings): Promise<Markup> {
  const reports = await reportsIn(db);
  const vitals = Map.groupBy(ofType(reports, 'parkett-vital'), (report) => `${report.body.name} ${screenOf(report)}`);
  return section(
    'reports',
    'Reports',
    'The app tells its operator which states and calls fail and how fast its screens are, and nothing about anybody.',
    html`<div class="stack"><div class="card stack">
<p>${settings.reports ? 'On: pages loaded from now on report to this one, at the latest when they are left.' : 'Off: nothing is reported.'}</p>
<div class="line">${form('reporting', { reports: String(!settings.reports) }, button(settings.reports ? 'Turn off' : 'Turn on', { variant: 'primary' }))}
${reports.length > 0 ? form('reports-clear', {}, button('Delete all', { variant: 'danger' })) : nothing}</div>
${reports.length === 0 ? html`<p class="soft">No report has arrived.</p>` : nothing}
</div>
${table(
  'Failures of states',
  ['State', 'Actor', 'Failure', 'Screen', 'Times'],
  counted(ofType(reports, 'parkett-state'), (report) => {
    const { machine, state, actor, failure } = report.body;
    return [html`<a href="${chartOf(machine, state)}">${state}</a>`, actor, failure, screenOf(report)];
  }),
)}
${table(
  'Failures of calls',
  ['Call', 'Failure', 'Status', 'Field', 'Times'],
  counted(ofType(reports, 'parkett-call'), ({ body: { call, failure, status, path } }) => [
    call,
    failure,
    String(status ?? '–'),
    path ?? '–',
  ]),
)}
${table(
  'Errors',
  ['Error', 'Place', 'Screen', 'Times'],
  counted(ofType(reports, 'parkett-error'), (report) => [report.body.name, report.body.place || '–', screenOf(report)]),
)}
${table(
  'Web vitals, at the 75th percentile',
  ['Vital', 'Screen', 'Value', 'Pages'],
  [...vitals.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { name } = first.body;
    const value = percentile(own.map(({ body }) => body.value));
    const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
    return [[name, screenOf(first), shown, String(own.length)]];
  }),
)}</div>`,
  );
}
