import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';

/** Markup escaped by `html`; parts of it may be promises. */
export type Markup = ReturnType<typeof html>;
export { html };

export const nothing: Markup = raw('');

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sets the headers of the sandbox’s pages, which have no inline code or style. */
export const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const out = context.res.headers;
  out.set('Content-Security-Policy', POLICY);
  out.set('Referrer-Policy', 'same-origin');
};

export interface PageFacts {
  title: string;
  lang: 'de' | 'en';
  /** Style sheet of `assets/`, besides the tokens. */
  style: 'control' | 'payment';
  /** Script of `assets/`. */
  script?: 'enter';
  body: Markup;
}

export const page = ({ title, lang, style, script, body }: PageFacts): Markup =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/sandbox/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/assets/tokens.css">
<link rel="stylesheet" href="/sandbox/assets/page.css">
<link rel="stylesheet" href="/sandbox/assets/${style}.css">
${script ? html`<script src="/sandbox/assets/${script}.js" type="module"></script>` : nothing}
</head>
<body>${body}</body>
</html>`;
