import * as z from 'zod/mini';
import { termsOf } from '../order/productTerms.ts';
import type { CalendarDate } from '../time/calendar.ts';
import { Cents } from './fields.ts';
import { Attribute, ChannelPricings } from './product.ts';
import { idOf, orNull } from './schema.ts';

/** Related object; some shops send its IRI or code only. */
const coded = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => (typeof data === 'string' ? { code: idOf(data) } : data)),
    schema,
  );

const Fields = z.object({
  amount: z.int(),
  product: coded(
    z.object({
      code: z.string(),
      name: orNull(z.string()),
      attributes: orNull(z.array(Attribute)),
      blockchainName: orNull(z.string()),
    }),
  ),
  productVariant: coded(z.object({ code: z.string(), channelPricings: ChannelPricings })),
  /** Addition to requirement 3.16. */
  unitNominal: orNull(Cents),
});

/** Holding in the wallet: whole tokens of one product's variant. */
export interface TokenAsset {
  amount: number;
  productCode: string;
  productName: string;
  variantCode: string;
  /** Nominal value of one token in cents; null if the shop neither sends nor implies it. */
  unitNominal: Cents | null;
  /** Percent a year; null if the shop does not send it. */
  interestRate: number | null;
  /** Day of the repayment; null if the shop does not send it. */
  maturityDate: CalendarDate | null;
}

function assetOf({ amount, product, productVariant, unitNominal }: z.output<typeof Fields>): TokenAsset {
  const { code: productCode, name, attributes } = product;
  const terms = attributes && termsOf({ attributes, defaultVariant: null });
  return {
    amount,
    productCode,
    productName: name ?? productCode,
    variantCode: productVariant.code,
    unitNominal: unitNominal ?? terms?.unitNominal ?? null,
    interestRate: terms?.interestRate ?? null,
    maturityDate: terms?.maturityDate ?? null,
  };
}

export const TokenAsset = z.pipe(Fields, z.transform(assetOf));

export interface WalletAsset extends TokenAsset {
  /** Addition to requirement 3.16: null if the shop sends none, and then nothing can be transferred. */
  walletId: number | null;
  blockchainName: string | null;
  /** Number of these tokens that return to the shop after a withdrawal; null if the shop sends none. */
  owedBack: number | null;
}

export const WalletAsset = z.pipe(
  z.extend(Fields, { walletId: orNull(z.int()), owedBack: orNull(z.int()) }),
  z.transform(
    ({ walletId, owedBack, ...asset }): WalletAsset => ({
      ...assetOf(asset),
      walletId,
      owedBack,
      blockchainName: asset.product.blockchainName,
    }),
  ),
);
