import { csvCell, csvOf } from '#domain/money/csv.ts';
import { safePartnerUrl } from '#domain/session/partnerUrl.ts';
import { safePath } from '#domain/session/redirect.ts';
import type { Table } from '../table.ts';

/** Characters at which a spreadsheet begins a formula, and characters that may precede them. */
const STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\n='];
const BEFORE = ['', ' ', '\u00a0', '\u200b', '\ufeff', '\0', '"', "'"];
const AFTER = ['1+1', 'SUM(A1)', "cmd|'/C calc'!A0", 'HYPERLINK("https://evil.test","x")'];

/** An attacker’s hosts, and the spellings that browsers, routers and readers take for an address of them. */
const EVIL = ['evil.test', 'user@evil.test', '%65vil.test', 'evil.test:80'];
const LEADS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2F',
  '/%2f%2f',
  '/%5C',
  '/%252F',
  '/.//',
  '/..//',
  '/a/..//',
  '/%2e//',
  '/%00/',
  '/\u00a0/',
  '/\u2028/',
  '/@',
  '/%40',
  ' //',
  'https://',
  'HTTPS:',
  'https:',
  'http:\\\\',
  'javascript://',
  'data:text/html,',
  'blob:https://',
  'vbscript:',
  'file:///',
  'view-source:https://',
  'ftp://',
];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];

const SCHEMES = [
  'http://',
  'javascript:',
  'data:',
  'blob:',
  'file://',
  'ftp://',
  'vbscript:',
  'filesystem:',
  'ws://',
  '//',
  '/\\',
  '\\\\',
  'https:',
  'https:\\\\',
  'https:/',
  ' https://',
  '\thttps://',
  'https://user@',
  'https://user:pass@',
];
const AFTERWARDS = [
  '.evil.test/',
  '@evil.test/',
  ':8443/',
  '%2eevil.test/',
  '\\@evil.test/',
  '\t.evil.test/',
  '。evil.test/',
  '/\u202e',
];

export const texts: Table[] = [
  {
    name: 'cells of a CSV: what a spreadsheet would run',
    least: 352,
    async run(attempt) {
      for (const start of STARTS) {
        for (const before of BEFORE) {
          for (const after of AFTER) {
            const text = before + start + after;
            const cell = csvCell(text);
            const line = csvOf([[text, 'next']], ';');
            const disarmed = /^"?'/.test(cell) && /^"?'/.test(line) && line.endsWith(';next\r\n');
            attempt(JSON.stringify(text), disarmed, cell);
          }
        }
      }
    },
  },
  {
    name: 'redirectPath: ways out of the origin',
    least: 146,
    async run(attempt) {
      const origin = 'https://parkett.example';
      const tried = [...LEADS.flatMap((lead) => EVIL.map((host) => lead + host)), ...SCRIPTS];
      for (const text of tried) {
        const path = safePath(text, origin);
        attempt(
          JSON.stringify(text),
          path === null ||
            (path.startsWith('/') &&
              !/^\/[/\\]/.test(path) &&
              new URL(path, origin).origin === origin &&
              !path.includes('evil')),
          path,
        );
      }
      attempt('a path of the app', safePath('/account/orders?page=2#top', origin) === '/account/orders?page=2#top');
    },
  },
  {
    name: 'payment addresses: what a shop may not send anybody to',
    least: 28,
    async run(attempt) {
      const places = { origin: 'https://parkett.example', partnerOrigins: ['https://pay.example'] };
      for (const text of [
        ...SCHEMES.map((scheme) => `${scheme}pay.example/x`),
        ...AFTERWARDS.map((after) => `https://pay.example${after}`),
      ]) {
        const url = safePartnerUrl(text, places);
        attempt(JSON.stringify(text), url === null, url);
      }
      attempt('the partner’s page', safePartnerUrl('https://pay.example/x', places) === 'https://pay.example/x');
    },
  },
];
