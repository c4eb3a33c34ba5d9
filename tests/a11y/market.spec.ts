import { expect, test } from '../support/market.ts';
import { unlistedIn } from '../support/unlisted.ts';
import { audit } from './audit.ts';
import { groupsOf, type LoadedScreen } from './screens.ts';

const SCREENS: readonly LoadedScreen[] = [
  { name: 'home, a visitor', path: '/', as: null, shows: /Umlaufbahn/ },
  { name: 'gallery', path: '/browse', as: null, shows: /12 von 40 Werken/, english: true },
  { name: 'gallery, filtered', path: '/browse?category=concrete&priceFrom=1', as: null, shows: /gefunden/ },
  { name: 'gallery, nothing found', path: '/browse?priceFrom=90000', as: null, shows: /keine Werke gefunden/ },
  { name: 'works and people found', path: '/search?phrase=mira', as: null, shows: /4 Werke gefunden/ },
  { name: 'category', path: '/categories/geometry', as: null, shows: /Flächen, Kreise, Raster/ },
  { name: 'category, unknown', path: '/categories/nichts', as: null, shows: /gibt es nicht/ },
  { name: 'profile', path: '/profile/mira-kessel', as: null, shows: /Umlaufbahn/ },
  { name: 'profile without pictures, own', path: '/profile/thomas-brandt', as: 'professional', shows: /Ihr Profil/ },
  { name: 'own works', path: '/created', as: 'professional', shows: /9 von 10 verkauft/ },
  { name: 'own works, none', path: '/created', as: 'julia', shows: /noch nichts eingestellt/ },
  { name: 'edit a work', path: '/edit-product/PARKETT-1', as: 'professional', shows: /Einordnung/, english: true },
  { name: 'edit a work, sold', path: '/edit-product/PARKETT-4', as: 'professional', shows: /Seit dem ersten Verkauf/ },
  { name: 'edit properties', path: '/edit-product/PARKETT-1/metadata', as: 'professional', shows: /Zum Beispiel/ },
  { name: 'edit the work of others', path: '/edit-product/PARKETT-1', as: 'julia', shows: /nicht von Ihnen/ },
  { name: 'edit a work, unknown', path: '/edit-product/NICHTS', as: 'julia', shows: /gibt es nicht/ },
  { name: 'edit the profile', path: '/edit-profile', as: 'professional', shows: /So sehen andere Sie/ },
  { name: 'edit a profile without a name', path: '/edit-profile', as: 'julia', shows: /noch nicht sichtbar/ },
  { name: 'notifications', path: '/notifications-settings', as: 'julia', shows: /Immer per E-Mail/ },
  { name: 'invoices, none yet', path: '/invoices', as: 'julia', shows: /Noch keine Rechnung/ },
  { name: 'a work', path: '/products/RING-2', as: 'cleared', shows: /Gebot abgeben/, english: true },
  { name: 'a purchase, none', path: '/order-process/addresses', as: 'cleared', shows: /noch keinen Kauf begonnen/ },
  { name: 'a purchase', path: '/order-process/addresses?product=RING-2', as: 'cleared', shows: /Auf wen lautet/ },
  {
    name: 'a purchase, identity checked',
    path: '/order-process/addresses?product=RING-2',
    as: 'pendingIdentity',
    shows: /wird gerade geprüft/,
  },
  {
    name: 'thanks, unknown',
    path: '/thank-you-for-offline-payment?token=nichts',
    as: 'cleared',
    shows: /gibt es nicht/,
  },
  {
    name: 'payment, unknown',
    path: '/payment/success?token=nichts',
    as: 'cleared',
    shows: /Diesen Kauf gibt es nicht/,
  },
  { name: 'favourites, none', path: '/favourites', as: 'cleared', shows: /noch keine Werke gemerkt/ },
  { name: 'collection', path: '/my-collection', as: 'professional', shows: /Werke, die in Ihren Wallets liegen/ },
  { name: 'banned', path: '/banned', as: null, shows: /weder kaufen noch verkaufen/ },
  { name: 'contact', path: '/contact', as: 'followUp', shows: /brauchen noch Angaben/ },
];

const BESIDES: Readonly<Record<string, string>> = {
  '/customer': 'leads to the profile',
  '/order-process/payment-methods': 'audited on the way to the thanks, in a11y/steps.spec.ts',
  '/order-process/confirmation': 'audited on the way to the thanks, in a11y/steps.spec.ts',
  '/payment/cancel': 'as /payment/success',
  '/orders/$uuid/finish': 'leads to the thanks',
  '/order-details/$uuid': 'leads to the thanks',
};

test('each screen of the marketplace is audited here, or names the place of its audit', () => {
  const visited = SCREENS.map(({ path }) => path);
  expect(unlistedIn({ reading: 'marketplace', visited, besides: BESIDES })).toEqual([]);
});

for (const { as, group } of groupsOf(SCREENS)) {
  const names = group.map(({ name }) => name).join('; ');
  test(`passes the accessibility audit of the marketplace: ${names}`, async ({ page, shop, context, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/^404 GET .*\/orders\/nichts$/);
    if (as) await shop.loginAs(context, as);
    for (const { name, path, shows, english } of group) {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await audit(page, name, { english });
    }
  });
}
