import { html, type Markup, page } from './html.ts';
import { moment } from './sections/kit.ts';

const SECTIONS = [
  ['personas', 'Personas'],
  ['orders', 'Orders'],
  ['payouts', 'Payouts'],
  ['clock', 'Clock'],
  ['faults', 'Faults'],
  ['shop', 'Shop'],
] as const;

/** Renders a page with the header, its sections and the content. */
export function frame(title: string, now: Date, content: Markup): Markup {
  return page({
    title: `${title} – Parkett sandbox`,
    lang: 'en',
    style: 'control',
    body: html`<a class="skip" href="#content">Skip to content</a>
<header class="bar"><div class="row">
<a class="logo" href="/sandbox"><img src="/sandbox/assets/icon.svg" alt="" width="26" height="26">Sandbox</a>
<nav aria-label="Sections">${SECTIONS.map(([id, name]) => html`<a href="/sandbox#${id}">${name}</a>`)}<a href="/sandbox/mail">Mail</a></nav>
<p class="push"><span class="num small soft">${moment(now)}</span> <a class="button" data-variant="secondary" data-size="small" href="/atlas/">Atlas</a> <a class="button" data-variant="secondary" data-size="small" href="/kit">Kit</a> <a class="button" data-size="small" href="/">Open the app</a></p>
</div></header>
<main class="row" id="content" tabindex="-1">${content}</main>`,
  });
}
