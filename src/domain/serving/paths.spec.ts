import { expect, test } from 'vitest';
import { isCompressed, ruleFor, rulesFor, typeOf } from './paths.ts';

const pages = [
  { file: 'pages/investor/login.html', reading: 'investor', pattern: '^(?:/login)/?$' },
  { file: 'pages/marketplace/home.html', reading: 'marketplace', pattern: '^(?:/)/?$' },
];
const rules = rulesFor('investor', pages);

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
  ['/pages/investor/login.html', 'missing'],
  ['/pages/investor/login', 'page'],
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
  expect(ruleFor(rules, path).answer).toBe(answer);
});

test('assets are cached for ever, other files for an hour, and the page is checked at each visit', () => {
  expect(ruleFor(rules, '/assets/app.js')).toMatchObject({ cache: 'public, max-age=31536000, immutable' });
  expect(ruleFor(rules, '/robots.txt')).toMatchObject({ cache: 'public, max-age=3600' });
  expect(ruleFor(rules, '/.well-known/security.txt')).toMatchObject({ cache: 'public, max-age=3600' });
  expect(ruleFor(rules, '/login')).toMatchObject({ cache: 'no-cache' });
});

test('a path has the page of its screens in the reading, and any other path the page for all', () => {
  const fileOf = (path: string, reading = 'investor') => {
    const rule = ruleFor(rulesFor(reading, pages), path);
    return rule.answer === 'page' ? rule.file : null;
  };
  expect(fileOf('/login')).toBe('pages/investor/login.html');
  expect(fileOf('/login/')).toBe('pages/investor/login.html');
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/', 'marketplace')).toBe('pages/marketplace/home.html');
  expect(fileOf('/login', 'marketplace')).toBe('index.html');
});

test('password managers are redirected to the page for a new password', () => {
  expect(ruleFor(rules, '/.well-known/change-password')).toMatchObject({ to: '/change-password' });
});

test('a file has the type of its ending, and only text is compressed', () => {
  expect(typeOf('assets/app.min.js')).toBe('text/javascript; charset=utf-8');
  expect(typeOf('LICENSE')).toBe('application/octet-stream');
  expect(isCompressed('/icon.svg')).toBe(true);
  expect(isCompressed('/icon.png')).toBe(false);
});
