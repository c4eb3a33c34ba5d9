import { expect, test } from 'vitest';
import { deploymentFrom } from './settings.ts';

const parse = (settings: unknown) => deploymentFrom(JSON.stringify(settings));

test('an empty file has the defaults', () => {
  expect(parse({})).toEqual({
    reading: 'investor',
    brand: '',
    company: '',
    apiBase: '/api/v2/shop/',
    languageTags: { de: 'de-DE', en: 'en-US' },
    residenceZone: null,
    signUpOpen: true,
    withdrawals: true,
    partnerOrigins: [],
    walletChain: null,
    explorerUrl: null,
    reports: null,
    inspect: false,
    server: { port: 8080, proxy: null, securityContact: null },
  });
});

test.each([
  { apiBase: '/' },
  { apiBase: 'https://shop.example/api/v2/shop/' },
  { apiBase: 'http://localhost:4000/' },
  { partnerOrigins: ['https://pay.example', 'http://localhost:8080'] },
  { walletChain: { id: '0x89', name: 'Polygon' } },
  { explorerUrl: '/chain/{hash}' },
  { explorerUrl: 'https://polygonscan.com/tx/{hash}' },
  { languageTags: { de: 'de_AT', en: 'en-GB' } },
  { server: { port: 80, proxy: null, securityContact: 'mailto:security@example.de' } },
  { server: { port: 65_535, proxy: null, securityContact: 'https://example.de/security' } },
  { server: { port: 1, proxy: { to: 'https://shop.example:8443', paths: ['/api/v2/'] }, securityContact: null } },
])('%j is accepted as it is', (settings) => {
  expect(parse(settings)).toMatchObject(settings);
});

test('the paths of a shop behind the web server are those of Sylius', () => {
  expect(parse({ server: { proxy: { to: 'https://shop.example' } } }).server.proxy?.paths).toEqual([
    '/api/',
    '/media/',
  ]);
});

test.each<[unknown, string]>([
  [{ reading: 'both' }, 'The setting reading must be "investor" or "marketplace", not "both".'],
  [{ brand: 1 }, 'The setting brand must be a text, not 1.'],
  [{ signUpOpen: 'yes' }, 'The setting signUpOpen must be true or false, not "yes".'],
  [{ residenceZone: 5 }, 'The setting residenceZone must be the code of a zone, or null, not 5.'],
  [{ server: { port: 0 } }, 'The setting server.port must be a whole number from 1 to 65535, not 0.'],
  [{ server: { port: 65_536 } }, 'The setting server.port must be a whole number from 1 to 65535, not 65536.'],
  [
    { brnad: 'X' },
    'There is no setting brnad; there are: reading, brand, company, apiBase, languageTags, residenceZone, signUpOpen, withdrawals, partnerOrigins, walletChain, explorerUrl, reports, inspect.',
  ],
  [
    { server: { host: '' } },
    'There is no setting server.host; there are: server.port, server.proxy, server.securityContact.',
  ],
  [{ server: 1 }, 'The settings of the server must be an object.'],
  [[], 'The settings must be an object.'],
])('%j is refused in one sentence', (settings, sentence) => {
  expect(() => parse(settings)).toThrow(new Error(sentence));
});

test.each([
  { apiBase: '/api' },
  { apiBase: 'api/' },
  { apiBase: 'ftp://shop.example/' },
  { apiBase: 'http:///' },
  { apiBase: '/api "/' },
  { languageTags: { de: 'de' } },
  { languageTags: { de: 'de', en: 'en', fr: 'fr' } },
  { partnerOrigins: ['https://pay.example/'] },
  { partnerOrigins: ['ftp://pay.example'] },
  { partnerOrigins: 'https://pay.example' },
  { walletChain: { id: '137', name: 'Polygon' } },
  { walletChain: { id: '0x89z', name: 'Polygon' } },
  { explorerUrl: 'https://polygonscan.com/tx/' },
  { explorerUrl: 'http://polygonscan.com/tx/{hash}' },
  { server: { proxy: { to: 'https://shop.example/api' } } },
  { server: { proxy: { to: 'https://shop.example', paths: ['/'] } } },
  { server: { proxy: { to: 'https://shop.example', paths: ['/api'] } } },
  { server: { proxy: { to: 'https://shop.example', paths: ['api/'] } } },
  { server: { proxy: { to: 'https://shop.example', paths: ['/a {/'] } } },
  { server: { proxy: { to: 'https://shop.example', pahts: [] } } },
  { server: { securityContact: 'security@example.de' } },
  { server: { securityContact: 'mailto:a@b.de\nX' } },
])('%j is refused by its name', (settings) => {
  const [name = '', value] = Object.entries(settings)[0] ?? [];
  const whole = name === 'server' ? `server.${Object.keys(Object(value))[0]}` : name;
  expect(() => parse(settings)).toThrow(new RegExp(`^The setting ${whole} must .*, not .+\\.$`, 's'));
});

test('a shop behind the web server has to get the calls below apiBase, unless they go to another origin', () => {
  const server = { proxy: { to: 'https://shop.example', paths: ['/media/'] } };
  expect(() => parse({ server })).toThrow(
    new Error('The setting server.proxy must have a path that apiBase begins with, which is /api/v2/shop/.'),
  );
  expect(parse({ server, apiBase: 'https://shop.example/api/v2/shop/' })).toMatchObject({ server });
  expect(parse({ server, apiBase: '/media/api/' })).toMatchObject({ server });
});

test('a file that is no JSON is refused with the reason', () => {
  expect(() => deploymentFrom('{"brand": }')).toThrow(/^The settings are not valid JSON: .+\.$/);
});
