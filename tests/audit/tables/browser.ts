import type { BrowserContext, Page } from 'playwright';
import type { Shop } from '../../support/shop.ts';
import { inBrowser } from '../browser.ts';
import type { Attempt, Table } from '../table.ts';

/** Statement of each payload. Its global must never be set. */
const HIT = 'window.hit=1';
const EVIL = 'https://evil.test';

const HANDLERS = ['onerror', 'onload', 'onfocus', 'onanimationstart', 'onbeforetoggle', 'onsecuritypolicyviolation'];
const SCHEMES = [
  'javascript:',
  ' JaVa\tScRiPt:',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,<script>',
  'file:///',
];
const CARRIERS: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}${HIT}">a</a>`,
  (url) => `<img src="${url}${HIT}">`,
  (url) => `<iframe src="${url}${HIT}"></iframe>`,
  (url) => `<form action="${url}${HIT}"><button autofocus>b</button></form>`,
  (url) => `<svg><a xlink:href="${url}${HIT}"><text y="9">s</text></a></svg>`,
];
const OTHERS = [
  `<script>${HIT}</script>`,
  `<script src="${EVIL}/x.js"></script>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><animate onbegin="${HIT}" attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${HIT}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><body onload="${HIT}"></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.hit=1</script>"></object>`,
  `<base href="${EVIL}/">`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  `<link rel="stylesheet" href="${EVIL}/x.css">`,
  `<style>@import '${EVIL}/x.css';body{display:none}</style>`,
  `<p style="background:url(${EVIL}/x)">p</p>`,
  `<details open ontoggle="${HIT}"><summary>s</summary></details>`,
  `<template shadowrootmode="open"><img src=x onerror="${HIT}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<form id="x" tabindex=0 onfocus="${HIT}"><input name="attributes"><input name="parentNode"></form>`,
  `<a id="location" href="javascript:${HIT}">l</a><img name="body"><form name="documentElement"></form>`,
  `<p popover id="p" onbeforetoggle="${HIT}">p</p><button popovertarget="p">b</button>`,
  `<img srcset="${EVIL}/x 1x" src="${EVIL}/y">`,
  `<a href="http://[">l</a><a href="//evil.test">m</a><a target="_blank" href="${EVIL}">n</a>`,
  `<button formaction="javascript:${HIT}" autofocus>b</button>`,
];
const PAYLOADS = [
  ...HANDLERS.map((name) => `<img src="/nothing.png" tabindex=0 autofocus ${name}="${HIT}">`),
  ...SCHEMES.flatMap((scheme) => CARRIERS.map((carry) => carry(scheme))),
  ...OTHERS,
];

const MODES = [
  { name: 'the browser’s sanitiser', native: true, policy: true },
  { name: 'DOMPurify', native: false, policy: true },
  { name: 'the browser’s sanitiser, without the policy', native: true, policy: false },
  { name: 'DOMPurify, without the policy', native: false, policy: false },
] as const;

const MARK = 'Das Ende des Textes.';

/** Shows the text on a content page of the shop; returns what it did wrong. */
async function shown(page: Page, shop: Shop, name: string, text: string): Promise<string[]> {
  const content = `${text}</template></noscript></style></title></textarea></svg></math><p>${MARK}</p>`;
  const body = {
    member: [{ id: 1, code: 'imprint', enabled: true, translations: [{ locale: 'de', name, content }] }],
    totalItems: 1,
  };
  await shop.disarmFaults();
  await shop.armFault({ path: 'cms-plugin/pages', kind: 'wrongShape', body, times: 9 });
  const address = `${shop.url}/imprint`;
  await page.goto(address);
  // A payload may hide the text after it in an element that the sanitiser drops as a whole.
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async (expected) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const main = document.querySelector('main');
    const wrong: string[] = [];
    for (const each of main?.querySelectorAll('*') ?? []) {
      for (const type of ['click', 'mouseover', 'pointerover', 'focus', 'error', 'load']) {
        if (type === 'click' && each.closest('a[href]')) continue;
        each.dispatchEvent(new Event(type));
      }
      for (const { name } of each.attributes)
        if (/^on|^(?:srcdoc|formaction|style)$/.test(name) && each.closest('.rich-text'))
          wrong.push(`${each.tagName} ${name}`);
      if (
        each instanceof HTMLAnchorElement &&
        each.hasAttribute('href') &&
        !/^(?:https?|mailto|tel):$/.test(each.protocol)
      )
        wrong.push(each.href);
    }
    const rich = main?.querySelector('.rich-text');
    const out = rich?.querySelector(
      'script, iframe, object, embed, form, input, style, link, meta, base, svg, math, template, button, video',
    );
    if (out) wrong.push(`an element ${out.tagName}`);
    if ('hit' in window && window.hit === 1) wrong.push('it ran');
    if (location.href !== expected) wrong.push(`it went to ${location.href}`);
    return wrong;
  }, address);
}

async function pageIn(context: BrowserContext, native: boolean): Promise<Page> {
  if (!native) await context.addInitScript('delete Element.prototype.setHTML;');
  return context.newPage();
}

async function hostilePages(attempt: Attempt): Promise<void> {
  await inBrowser(async (browser, shop) => {
    for (const mode of MODES) {
      const context = await browser.newContext({ bypassCSP: !mode.policy, locale: 'de-DE' });
      const page = await pageIn(context, mode.native);
      let foreign: string[] = [];
      page.on('response', (response) => {
        if (!response.url().startsWith(shop.url) && /^https?:/.test(response.url())) foreign.push(response.url());
      });
      page.on('dialog', (dialog) => void dialog.dismiss());
      const pages: [what: string, name: string, text: string][] = [
        ...PAYLOADS.map((payload): [string, string, string] => [payload, 'Impressum', payload]),
        ['all of them at once', 'Impressum', PAYLOADS.join('\n')],
        ['all of them as the title', PAYLOADS.join(''), '<p>Text</p>'],
      ];
      for (const [what, name, text] of pages) {
        foreign = [];
        const wrong = await shown(page, shop, name, text).catch((error: unknown) => [String(error)]);
        if (mode.policy) wrong.push(...foreign.map((url) => `it loaded ${url}`));
        attempt(`${mode.name}: ${what}`, wrong.length === 0, wrong);
      }
      await context.close();
    }
  });
}

export const browserTables: Table[] = [
  {
    name: 'hostile pages of the shop’s content: payload × sanitiser × policy',
    least: 240,
    long: true,
    run: hostilePages,
  },
];
