import type { Settings } from '../shop/settings.ts';

/** Hashes of the page's inline scripts and styles, as the build writes them to `csp.json`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Origin of an address with a space before it; empty for a path. */
const originIn = (address: string) => (URL.canParse(address) ? ` ${new URL(address).origin}` : '');

const quoted = (hash: string) => ` '${hash}'`;

/**
 * Returns the headers of every answer except the shop's. Partners' pages are opened by navigation, which no directive
 * of the policy restricts: `partnerOrigins` is checked by the app.
 */
export function securityHeaders(
  { scripts, styles }: InlineHashes,
  { apiBase, reports }: Pick<Settings, 'apiBase' | 'reports'>,
): Record<string, string> {
  const shop = originIn(apiBase);
  const collector = reports ? originIn(reports.url) : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scripts.map(quoted).join('')}`,
    `style-src 'self'${styles.map(quoted).join('')}`,
    `img-src 'self' data:${shop}`,
    `media-src 'self'${shop}`,
    "font-src 'self'",
    `connect-src 'self'${shop}${collector === shop ? '' : collector}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `views` turns the first views, which the page contains as text, into HTML; `dompurify` is for browsers that
    // cannot sanitise HTML themselves. `worker` names the service worker.
    'trusted-types dompurify views worker',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
