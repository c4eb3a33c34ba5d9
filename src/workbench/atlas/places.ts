import type { GraphState } from '#machines/testing/graph.ts';
import { hrefTo } from './route.ts';

/** Bond and quantity that the links to the order's screens use: a bond of the sandbox, open to every customer. */
export const EXAMPLE = { product: 'WIND-NORDSEE-2032', quantity: 1_000 };

const ORDER = `/order-process/token?product=${EXAMPLE.product}&quantity=${EXAMPLE.quantity}`;
const ORDERS = '/account/orders';

/** Addresses to start from, for screens that need earlier steps and cannot be opened by their own address. */
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

export interface ScreenPlace {
  name: string;
  href: string;
  /** Path of the screen to start from; null if the screen can be opened by its own address. */
  start: string | null;
}

/** Returns the place of a state's screen in the app; null for a state without a screen. */
export function screenOf({ meta }: Pick<GraphState, 'meta'>): ScreenPlace | null {
  if (typeof meta.screen !== 'string') return null;
  const beginning = BEGINNINGS[meta.screen];
  if (beginning) return { name: meta.screen, href: beginning, start: beginning.replace(/\?.*/, '') };
  const href = meta.screen === 'order-process/token' ? ORDER : `/${meta.screen}`;
  return { name: meta.screen, href, start: null };
}

export interface Source {
  /** Name of the source, by which the search finds all its citations: `requirement 4.12`, `WCAG 2.2.1`. */
  text: string;
  /** Place of a requirement in the atlas, or the public page of a law or standard; null if there is none. */
  href: string | null;
  isPublic: boolean;
}

/** Returns the sources that a state cites. */
export function sourcesOf({ meta }: Pick<GraphState, 'meta'>): Source[] {
  if (typeof meta.requirement !== 'string') return [];
  return meta.requirement
    .split(', ')
    .map((source) =>
      /^\d/.test(source)
        ? { text: `requirement ${source}`, href: hrefTo(['requirements', source]), isPublic: false }
        : { text: source, href: pageOf(source), isPublic: true },
    );
}

function pageOf(text: string): string | null {
  const [, rfc] = /^RFC (\d+)/.exec(text) ?? [];
  if (rfc) return `https://www.rfc-editor.org/rfc/rfc${rfc}`;
  const [, eip] = /^EIP-(\d+)/.exec(text) ?? [];
  if (eip) return `https://eips.ethereum.org/EIPS/eip-${eip}`;
  const [, section, law] = /^§ (\d+[a-z]*)(?: \(\d+\))? ([A-Z]\w+)/.exec(text) ?? [];
  if (section && law) return `https://www.gesetze-im-internet.de/${law.toLowerCase()}/__${section}.html`;
  return /^WCAG /.test(text) ? 'https://www.w3.org/TR/WCAG22/' : null;
}
