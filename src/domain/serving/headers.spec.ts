import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const hashes = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c', 'sha256-d'] };
const policyWith = (apiBase: string) =>
  securityHeaders(hashes, { apiBase, reports: null })['Content-Security-Policy'] ?? '';

/** Requirement 21.1. */
test('the policy allows the inline scripts and styles by their hashes', () => {
  expect(policyWith('/api/')).toContain(
    "; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c' 'sha256-d'; ",
  );
});

/** Requirements 7.23 and 21.1. */
test('a shop on another origin is allowed for calls, pictures and media, and nothing else', () => {
  expect(policyWith('/api/').split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src/),
    expect.stringMatching(/^style-src/),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify views worker',
  ]);
  const shop = ' https://shop.example';
  expect(policyWith('https://shop.example/api/v2/shop/')).toBe(
    policyWith('/api/')
      .replace('data:', `$&${shop}`)
      .replace("media-src 'self'", `$&${shop}`)
      .replace("connect-src 'self'", `$&${shop}`),
  );
});

test('a collector of reports on another origin is allowed for calls', () => {
  const withCollector = (url: string, apiBase = '/api/') =>
    securityHeaders(hashes, { apiBase, reports: { url, share: 1 } })['Content-Security-Policy'];
  expect(withCollector('https://collector.example/in')).toContain("connect-src 'self' https://collector.example;");
  expect(withCollector('/reports')).toBe(policyWith('/api/'));
  expect(withCollector('https://shop.example/in', 'https://shop.example/api/')).toBe(
    policyWith('https://shop.example/api/'),
  );
});

/** Requirement 21.2. */
test('every answer has these headers', () => {
  const { 'Content-Security-Policy': _, ...others } = securityHeaders(hashes, { apiBase: '/api/', reports: null });
  expect(others).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});
