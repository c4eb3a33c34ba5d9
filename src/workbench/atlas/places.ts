import type { GraphState } from '#machines/testing/graph.ts';

/** The bond that the links to the order's screens subscribe to: one of the sandbox's, open to everybody. */
export const EXAMPLE = { product: 'WIND-NORDSEE-2032', quantity: 1_000 };

const ORDER = `/order-process/token?product=${EXAMPLE.product}&quantity=${EXAMPLE.quantity}`;
const ORDERS = '/account/orders';

/** Screens that cannot be opened by their address alone, because they need what happened before: where to begin. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'login/2fa': '/login',
  'order-process/declarations': ORDER,
  'order-process/addresses': ORDER,
  'order-process/payment-methods': ORDER,
  'order-process/confirmation': ORDER,
  'orders/finish': ORDERS,
  'payment/success': ORDERS,
  'payment/cancel': ORDERS,
};

/** Where the app shows a state's screen. */
export interface ScreenPlace {
  name: string;
  href: string;
  /** Path of the screen to begin at, where the screen cannot be opened by its address; else null. */
  start: string | null;
}

/** Where the app shows the state's screen; null for a state without one. */
export function screenOf({ meta }: Pick<GraphState, 'meta'>): ScreenPlace | null {
  if (typeof meta.screen !== 'string') return null;
  const beginning = BEGINNINGS[meta.screen];
  if (beginning) return { name: meta.screen, href: beginning, start: beginning.replace(/\?.*/, '') };
  const href = meta.screen === 'order-process/token' ? ORDER : `/${meta.screen}`;
  return { name: meta.screen, href, start: null };
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
