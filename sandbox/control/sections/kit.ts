import { html, type Markup, nothing } from '../html.ts';

const EUROS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

export const euros = (cents: number) => EUROS.format(cents / 100);
export const moment = (iso: string | Date) => MOMENT.format(new Date(iso));
export const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 10)}T00:00:00Z`),
  );

export type Tone = 'good' | 'open' | 'bad' | 'plain';
export const badge = (text: string, tone: Tone = 'plain') =>
  html`<span class="badge" data-tone="${tone}">${text}</span>`;

const GOOD = [
  'approved',
  'paid',
  'shipped',
  'completed',
  'approved_in_review',
  'approved_data_changed',
  'approved_data',
];
const BAD = ['rejected', 'cancelled', 'refunded', 'failed', 'rejected_in_review', 'not verified'];
const OPEN = [
  'follow_up',
  'awaiting_payment',
  'payment_required',
  'authorized',
  'pending',
  'partially_shipped',
  'requested',
  'migration',
];

/** Renders the badge for a state of the shop, coloured by its meaning for a tester. */
export function state(name: string, label = name): Markup {
  const tone = GOOD.includes(name) ? 'good' : BAD.includes(name) ? 'bad' : OPEN.includes(name) ? 'open' : 'plain';
  return badge(label.replaceAll('_', ' '), tone);
}

/** Renders a form of `forms.ts` with hidden values and content. */
export function form(
  name: string,
  hidden: Record<string, string | number>,
  content: Markup,
  className = 'line',
): Markup {
  return html`<form class="${className}" method="post" action="/sandbox/forms/${name}">
${Object.entries(hidden).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
${content}
</form>`;
}

type Choice = string | readonly [value: string, label: string];

/** Renders a labelled select. `id` must be unique on the page. */
export function select(id: string, name: string, label: string, choices: readonly Choice[], chosen = ''): Markup {
  return html`<p class="field"><label for="${id}">${label}</label>
<select id="${id}" name="${name}">${choices.map((choice) => {
    const [value, text] = typeof choice === 'string' ? [choice, choice] : choice;
    return html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`;
  })}</select></p>`;
}

interface InputFacts {
  type?: string;
  value?: string | number;
  hint?: string;
  required?: boolean;
  step?: string;
  placeholder?: string;
}

/** Renders a labelled input. `id` must be unique on the page. */
export function input(id: string, name: string, label: string, facts: InputFacts = {}): Markup {
  const { type = 'text', value = '', hint, required, step, placeholder } = facts;
  return html`<p class="field"><label for="${id}">${label}</label>
${hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : nothing}
<input id="${id}" name="${name}" type="${type}" value="${value}" ${required ? 'required' : ''} ${step ? html`step="${step}"` : ''} ${placeholder ? html`placeholder="${placeholder}"` : ''} ${hint ? html`aria-describedby="${id}-hint"` : ''}></p>`;
}

type ButtonVariant = 'primary' | 'secondary' | 'danger';

/** Renders a submit button; `about` describes its object to screen readers. */
export function button(
  label: string,
  facts: { variant?: ButtonVariant; name?: string; value?: string; about?: string } = {},
): Markup {
  const { variant = 'secondary', name, value, about } = facts;
  return html`<button class="button" data-variant="${variant}" data-size="small" ${name ? html`name="${name}" value="${value ?? ''}"` : ''}>${label}${about ? html`<span class="hidden"> ${about}</span>` : nothing}</button>`;
}

export function section(id: string, title: string, intro: string | null, content: Markup): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${intro ? html`<p class="soft intro">${intro}</p>` : nothing}
${content}
</section>`;
}
