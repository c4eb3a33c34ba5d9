import type { GraphState } from '#machines/testing/graph.ts';

/** Paths of the app where a screen can be seen. What needs an order begins at one of the sandbox's bonds. */
const ORDER = '/order-process/token?product=PARK-2031&quantity=10';
const SCREENS: Readonly<Record<string, string>> = {
  login: '/login',
  'login/2fa': '/login',
  home: '/',
  'order-process/token': ORDER,
  'order-process/addresses': ORDER,
  'order-process/payment-methods': ORDER,
  'order-process/confirmation': ORDER,
  'orders/finish': '/account',
  'payment/success': '/account',
  'payment/cancel': '/account',
};

/** Where the app shows the state's screen; null for a state without one. */
export function screenOf({ meta }: Pick<GraphState, 'meta'>): { name: string; href: string } | null {
  if (typeof meta.screen !== 'string') return null;
  return { name: meta.screen, href: SCREENS[meta.screen] ?? '/' };
}

/** A source that a requirement cites, and a page that holds it, if there is a public one. */
export interface Source {
  text: string;
  /** What to search for to find everything that cites the same: `spec 4`. */
  search: string;
  href: string | null;
}

/** The sources of a state's requirement, one by one. */
export function sourcesOf({ meta }: Pick<GraphState, 'meta'>): Source[] {
  if (typeof meta.requirement !== 'string') return [];
  return meta.requirement.split('; ').map((text) => ({
    text,
    search: /^(?:spec \d+|design, [^:]+|[^:]+)/.exec(text)?.[0] ?? text,
    href: pageOf(text),
  }));
}

function pageOf(text: string): string | null {
  const [, rfc] = /^RFC (\d+)/.exec(text) ?? [];
  if (rfc) return `https://www.rfc-editor.org/rfc/rfc${rfc}`;
  const [, eip] = /^EIP-(\d+)/.exec(text) ?? [];
  if (eip) return `https://eips.ethereum.org/EIPS/eip-${eip}`;
  const [, section, law] = /^§ (\d+[a-z]*) ([A-Z]\w+)/.exec(text) ?? [];
  if (section && law) return `https://www.gesetze-im-internet.de/${law.toLowerCase()}/__${section}.html`;
  return /^WCAG /.test(text) ? 'https://www.w3.org/TR/WCAG22/' : null;
}
