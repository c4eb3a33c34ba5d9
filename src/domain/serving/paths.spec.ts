import { expect, test } from 'vitest';
import { isCompressed, ruleFor, typeOf } from './paths.ts';

test.each([
  ['/', 'page'],
  ['/login', 'page'],
  ['/orders/4f1c/finish', 'page'],
  ['/index.html/', 'page'],
  ['/assets', 'page'],
  ['/assets/index-CztkTsnz.js', 'file'],
  ['/assets/', 'file'],
  ['/products/assets/x', 'page'],
  ['/index.html', 'missing'],
  ['/index.html.gz', 'missing'],
  ['/assets/index-CztkTsnz.js.br', 'missing'],
  ['/assets/index.html', 'file'],
  ['/assets/gz', 'file'],
  ['/about/index.html', 'file'],
  ['/robots.txt', 'file'],
  ['/.vite/manifest.json', 'file'],
  ['/.well-known/change-password', 'redirect'],
  ['/.well-known/change-password/', 'file'],
  ['/.well-known/other', 'file'],
  ['/well-known/other', 'page'],
])('%s is answered with a %s', (path, answer) => {
  expect(ruleFor(path).answer).toBe(answer);
});

test('assets are cached for ever, other files for an hour, and the page is checked at each visit', () => {
  expect(ruleFor('/assets/app.js')).toMatchObject({ cache: 'public, max-age=31536000, immutable' });
  expect(ruleFor('/robots.txt')).toMatchObject({ cache: 'public, max-age=3600' });
  expect(ruleFor('/.well-known/security.txt')).toMatchObject({ cache: 'public, max-age=3600' });
  expect(ruleFor('/login')).toMatchObject({ cache: 'no-cache' });
});

test('password managers are redirected to the page for a new password', () => {
  expect(ruleFor('/.well-known/change-password')).toMatchObject({ to: '/change-password' });
});

test('a file has the type of its ending, and only text is compressed', () => {
  expect(typeOf('assets/app.min.js')).toBe('text/javascript; charset=utf-8');
  expect(typeOf('LICENSE')).toBe('application/octet-stream');
  expect(isCompressed('/icon.svg')).toBe(true);
  expect(isCompressed('/icon.png')).toBe(false);
});
