import { describe, expect, test } from 'vitest';
import { termsOf } from '#domain/order/productTerms.ts';
import { layoutOf } from '#sandbox/testing/pdfText.ts';
import { layer } from './support/layer.ts';
import { failureOf, useShop } from './support/shops.ts';

describe('the public catalogue', () => {
  const shop = useShop();
  const first = { page: 1, itemsPerPage: 12 };

  test('pages products, oldest first or latest first', async () => {
    const { http } = shop.visit();
    const { member, totalItems } = await layer.readProducts(http, { page: 1, itemsPerPage: 100 });
    expect(member).toHaveLength(totalItems);
    const codes = member.map(({ code }) => code);
    const second = await layer.readProducts(http, { page: 2, itemsPerPage: 5 });
    expect(second.member.map(({ code }) => code)).toEqual(codes.slice(5, 10));
    const latest = await layer.readProducts(http, { page: 1, itemsPerPage: 8, latestFirst: true });
    expect(latest.member.map(({ code }) => code)).toEqual(codes.toReversed().slice(0, 8));
    expect(await layer.readProducts(http, { page: 99, itemsPerPage: 12 })).toEqual({ member: [], totalItems });
  });

  test('finds products by words, category and price', async () => {
    const { http } = shop.visit();
    const codesOf = async (filters: object) =>
      (await layer.readProducts(http, { ...first, ...filters })).member.map(({ code }) => code);
    expect(await codesOf({ phrase: 'nordsee' })).toEqual(['WIND-NORDSEE-2032']);
    expect(await codesOf({ phrase: '100%_' })).toEqual([]);
    const energy = await codesOf({ taxon: 'energy' });
    const all = await codesOf({ taxons: ['energy', 'housing'] });
    expect(energy).toContain('SOLAR-UCKERMARK-2031');
    expect(all.length).toBeGreaterThan(energy.length);
    expect(await codesOf({ priceGreaterThan: 5000 })).toEqual(['STADTWERKE-JENA-2027']);
    expect(await codesOf({ priceLessThan: 50 })).toEqual([]);
    const categories = (await layer.readCategories(http)).map(({ code }) => code);
    expect(await codesOf({ taxons: categories, itemsPerPage: 100 })).toHaveLength(
      (await layer.readProducts(http, first)).totalItems,
    );
  });

  test('finds a bond by its ISIN, and no other', async () => {
    const { http } = shop.visit();
    const found = async (phrase: string) => (await layer.readProducts(http, { ...first, phrase })).member;
    for (const { code } of (await layer.readProducts(http, first)).member) {
      const { isin } = termsOf(await layer.readProduct(http, code));
      const inGroups = isin?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '';
      for (const phrase of [isin ?? '', isin?.toLowerCase() ?? '', inGroups])
        expect([phrase, (await found(phrase)).map((product) => product.code)]).toEqual([phrase, [code]]);
    }
  });

  test('describes a product’s terms in the displayed language', async () => {
    const german = await layer.readProduct(shop.visit('de').http, 'WIND-NORDSEE-2032');
    const english = await layer.readProduct(shop.visit('en').http, 'WIND-NORDSEE-2032');
    expect([german.name, english.name]).toEqual(['Windkraft Nordsee 2032', 'Windkraft Nordsee 2032']);
    expect(termsOf(german)).toMatchObject({ interestRate: 5.25, minSubscription: 100_000, unitPrice: 100 });
    expect(termsOf(english).collateral).not.toBe(termsOf(german).collateral);
    expect(german.legalDocuments.length).toBeGreaterThan(0);
    const { http } = shop.visit();
    expect(await failureOf(layer.readProduct(http, 'NICHTS'))).toEqual({ kind: 'notFound' });
  });

  test('serves a product’s documents as PDFs with a name', async () => {
    const { http } = shop.visit();
    const { legalDocuments } = await layer.readProduct(http, 'WIND-NORDSEE-2032');
    for (const { id, name, fileUuid, pdf } of legalDocuments) {
      expect(await layer.readLegalDocument(http, id)).toEqual({ id, name, fileUuid, pdf });
      const file = await layer.downloadFile(http, fileUuid ?? '');
      expect(file.name).toMatch(/\.pdf$/);
      const pages = layoutOf(new Uint8Array(await file.blob.arrayBuffer())).length;
      expect(pdf).toEqual({ size: file.blob.size, pages, issuedAt: '2026-10-12T08:00:00.000Z' });
      expect(await file.blob.slice(0, 5).text()).toBe('%PDF-');
    }
    expect(await failureOf(layer.downloadFile(http, 'none'))).toEqual({ kind: 'notFound' });
    expect(await failureOf(layer.readLegalDocument(http, 999_999))).toEqual({ kind: 'notFound' });
  });

  test('offers for a product the payment methods that are configured for it', async () => {
    const { http } = shop.visit();
    const codesOf = async (product: string) => (await layer.readPaymentMethods(http, product)).map(({ code }) => code);
    expect((await codesOf('WIND-NORDSEE-2032')).toSorted()).toEqual(['bank_transfer', 'card']);
    expect(await codesOf('SCHIENE-ELBE-2028')).toEqual(['card']);
    expect(await codesOf('NICHTS')).toEqual([]);
  });

  test('has content in both languages, and null for missing content', async () => {
    const { http } = shop.visit();
    const imprint = await layer.readPage(http, 'imprint');
    expect(imprint?.translations.map(({ locale }) => locale.slice(0, 2)).toSorted()).toEqual(['de', 'en']);
    expect(await layer.readPage(http, 'none')).toBeNull();
    expect((await layer.readBlocks(http)).map(({ code }) => code)).toContain('powered-by');
  });

  test('has terms that cover works: their sale, licence, withdrawal, fee and resale', async () => {
    const { market } = shop.visit();
    const terms = await layer.readPage(market, 'terms-and-conditions');
    const chapters = (locale: 'de' | 'en') => {
      const { content = '' } = terms?.translations.find((one) => one.locale.startsWith(locale)) ?? {};
      return content.split('<h2>').filter((chapter) => chapter.includes('Galerie: ') || chapter.includes('Gallery: '));
    };
    const named: Record<'de' | 'en', RegExp[][]> = {
      de: [
        [/Exemplar/, /Nutzungsrechte/, /privat nutzen/, /Widerrufsrecht/, /freigegebenen Wallets/, /Umsatzsteuer/],
        [/alle Rechte an dem Werk/, /0,1\s%/, /Gebühr/, /Auszahlung/, /aus dem Verkauf nehmen/, /Weiterverkäufe/],
      ],
      en: [
        [/copy/, /usage rights/, /use the work privately/, /right of withdrawal/, /approved wallets/, /VAT/],
        [/all rights to the work/, /0\.1%/, /fee/, /payout/, /off sale/, /resales/],
      ],
    };
    for (const locale of ['de', 'en'] as const) {
      const [buying = '', offering = '', ...others] = chapters(locale);
      expect(others).toEqual([]);
      for (const [chapter, words] of [
        [buying, named[locale][0]],
        [offering, named[locale][1]],
      ] as const)
        expect(words?.filter((word) => !word.test(chapter))).toEqual([]);
    }
  });
});
