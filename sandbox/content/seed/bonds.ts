import type { Db } from '#sandbox/db/database.ts';
import { LEGAL_DOCUMENTS } from '#sandbox/documents/kinds.ts';
import type { LegalKind } from '#sandbox/documents/legal.ts';
import { pictureUrl } from '../art/index.ts';
import { accountAt } from '../bank.ts';
import { BOND_TAXONS } from '../bonds.ts';
import { addressOf, uuidOf } from '../identity.ts';
import type { BondSeed, MethodCode } from '../types.ts';
import { attributesOf } from './attributes.ts';

export const legalFileUuid = (code: string, kind: LegalKind) => uuidOf(`legal:${code}:${kind}`);

type IdOf = (bond: BondSeed) => number;

/** Bank account for transfers for a bond: the issuer’s trust account. */
const trustAccount = (bond: BondSeed, index: number) =>
  JSON.stringify({
    recipient: `Treuhandkonto ${bond.issuer}`.slice(0, 70),
    ...accountAt('haspa', 7_700_100 + index * 11),
  });

export async function seedBondTaxons(db: Db): Promise<void> {
  await db
    .insertInto('taxons')
    .values(
      BOND_TAXONS.map(({ code, slug, name }, position) => ({
        code,
        slug,
        position,
        level: 0,
        translations: JSON.stringify(
          (['de', 'en'] as const).map((locale) => ({ locale, name: name[locale], slug, description: null })),
        ),
      })),
    )
    .execute();
}

/**
 * Seeds bonds with all their rows, in a few statements.
 * @param first Position of the first bond in the catalogue.
 */
export async function seedBonds(db: Db, bonds: readonly BondSeed[], now: string, first = 0): Promise<void> {
  const taxons = new Map(
    (await db.selectFrom('taxons').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  await db
    .insertInto('products')
    .values(
      bonds.map((bond, position) => ({
        code: bond.code,
        slug: bond.slug,
        reading: 'investor' as const,
        kind: 'bond' as const,
        enabled: 1,
        allowToBuy: bond.allowToBuy ? 1 : 0,
        whitelisting: bond.whitelisting ? 1 : 0,
        taxPercent: 0,
        position: first + position,
        mainTaxonId: taxons.get(bond.taxon) ?? null,
        blockchainName: 'Polygon',
        contractAddress: addressOf(`contract:${bond.code}`),
        createdAt: bond.createdAt,
      })),
    )
    .execute();
  const products = new Map(
    (await db.selectFrom('products').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const idOf = (bond: BondSeed) => products.get(bond.code) ?? 0;

  await db
    .insertInto('productTranslations')
    .values(
      bonds.flatMap((bond) =>
        (['de', 'en'] as const).map((locale) => ({
          productId: idOf(bond),
          locale,
          name: bond.name[locale],
          description: bond.description[locale],
          shortDescription: bond.short[locale],
        })),
      ),
    )
    .execute();
  await db
    .insertInto('productAttributes')
    .values(
      bonds.flatMap((bond) =>
        attributesOf(bond).map((fact, position) => ({ productId: idOf(bond), ...fact, position })),
      ),
    )
    .execute();
  await db
    .insertInto('productTaxons')
    .values(bonds.map((bond) => ({ productId: idOf(bond), taxonId: taxons.get(bond.taxon) ?? 0 })))
    .execute();
  await db
    .insertInto('productMedia')
    .values(
      bonds.flatMap((bond) =>
        bond.art === null
          ? []
          : [
              {
                productId: idOf(bond),
                url: pictureUrl(bond.art),
                fileName: `${bond.slug}.svg`,
                mediaType: 'image' as const,
              },
            ],
      ),
    )
    .execute();
  await seedLegalDocuments(db, bonds, idOf, now);
  await seedVariants(db, bonds, idOf);
  await seedPaymentConfigurations(db, bonds, idOf, first);
}

async function seedLegalDocuments(db: Db, bonds: readonly BondSeed[], idOf: IdOf, now: string): Promise<void> {
  const all = bonds.flatMap((bond) =>
    LEGAL_DOCUMENTS.map((document, position) => ({
      bond,
      document,
      position,
      uuid: legalFileUuid(bond.code, document.kind),
    })),
  );
  await db
    .insertInto('legalDocuments')
    .values(
      all.map(({ bond, document, position, uuid }) => ({
        productId: idOf(bond),
        name: document.name,
        nameEn: document.nameEn,
        fileUuid: uuid,
        position,
      })),
    )
    .execute();
  // Typeset at the first request (`documents/on-demand.ts`): forty PDFs would slow the first start.
  await db
    .insertInto('files')
    .values(
      all.map(({ bond, document, uuid }) => ({
        uuid,
        visibility: 'public' as const,
        fileName: `${document.name}_${bond.slug}.pdf`,
        mediaType: 'application/pdf',
        size: 0,
        content: new Uint8Array(),
        createdAt: now,
      })),
    )
    .execute();
}

async function seedVariants(db: Db, bonds: readonly BondSeed[], idOf: IdOf): Promise<void> {
  const offered = bonds.filter(({ hasVariant }) => hasVariant);
  await db
    .insertInto('variants')
    .values(
      offered.map((bond) => ({
        productId: idOf(bond),
        code: `${bond.code}-TOKEN`,
        name: 'Token',
        enabled: 1,
        tracked: 1,
        inStock: bond.inStock ? 1 : 0,
        totalSupply: bond.supply,
        onHand: bond.onHand,
        position: 0,
      })),
    )
    .execute();
  const variants = new Map(
    (await db.selectFrom('variants').select(['id', 'productId']).execute()).map(({ id, productId }) => [productId, id]),
  );
  await db
    .insertInto('pricings')
    .values(
      offered.map((bond) => ({
        variantId: variants.get(idOf(bond)) ?? 0,
        channelCode: 'token',
        price: bond.nominal,
        originalPrice: bond.nominal,
      })),
    )
    .execute();
}

async function seedPaymentConfigurations(db: Db, bonds: readonly BondSeed[], idOf: IdOf, first: number): Promise<void> {
  const methods = new Map(
    (await db.selectFrom('paymentMethods').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const accountFor = (method: MethodCode, bond: BondSeed, index: number) =>
    method === 'bank_transfer' ? trustAccount(bond, index) : null;
  await db
    .insertInto('productPaymentConfigurations')
    .values(
      bonds.flatMap((bond, index) =>
        bond.methods.map((method) => ({
          productId: idOf(bond),
          paymentMethodId: methods.get(method) ?? 0,
          bankAccount: accountFor(method, bond, first + index),
        })),
      ),
    )
    .execute();
}
