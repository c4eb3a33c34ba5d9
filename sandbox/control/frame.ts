import { html, type Markup, nothing, page } from './html.ts';
import { moment } from './sections/kit.ts';

/** Parts of the control page, each shown alone: id in the address, and name. */
export const PARTS = [
  ['personas', 'Personas'],
  ['orders', 'Orders'],
  ['payouts', 'Payouts'],
  ['clock', 'Clock'],
  ['faults', 'Faults'],
  ['reports', 'Reports'],
  ['shop', 'Shop'],
] as const;
export type Part = (typeof PARTS)[number][0];

export const partPath = (part: Part): string => `/sandbox?part=${part}`;

/**
 * Renders a page with the header, its parts and the content.
 * @param part The shown part; absent for other pages.
 */
export function frame(title: string, now: Date, content: Markup, part?: Part): Markup {
  const place = (id: Part, name: string) =>
    html`<a href="${partPath(id)}"${id === part ? html` aria-current="page"` : nothing}>${name}</a>`;
  return page({
    title: `${title} – Parkett sandbox`,
    lang: 'en',
    style: 'control',
    body: html`<a class="skip" href="#content">Skip to content</a>
<header class="bar"><div class="row">
<a class="logo" href="/sandbox"><img src="/sandbox/assets/icon.svg" alt="" width="26" height="26">Sandbox</a>
<nav aria-label="Parts">${PARTS.map(([id, name]) => place(id, name))}<a href="/sandbox/mail">Mail</a></nav>
<p class="push"><span class="num small soft">${moment(now)}</span> <a class="button" data-variant="secondary" data-size="small" href="/atlas/">Atlas</a> <a class="button" data-variant="secondary" data-size="small" href="/kit">Kit</a> <a class="button" data-size="small" href="/">Open the app</a></p>
</div></header>
<main class="row" id="content" tabindex="-1">${content}</main>`,
  });
}
