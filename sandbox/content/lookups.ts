import * as z from 'zod/mini';
import { countryCodes } from '#domain/person/countries.ts';
import { Reading } from '#domain/shop/settings.ts';
import shop from './data/shop.json' with { type: 'json' };
import { MethodCode } from './types.ts';

const DISABLED = new Set(shop.disabledCountries);

export interface CountrySeed {
  code: string;
  name: string;
  nameEn: string;
  enabled: boolean;
}

/** Returns all countries with their German and English names (Unicode CLDR, through Intl), in German sort order. */
export function countries(): CountrySeed[] {
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator('de');
  return countryCodes
    .map((code) => ({
      code,
      name: german.of(code) ?? code,
      nameEn: english.of(code) ?? code,
      enabled: !DISABLED.has(code),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

export const { currencies: CURRENCIES, zones: ZONES, discountCodes: DISCOUNT_CODES } = shop;

const Channel = z.object({ code: z.string(), name: z.string(), contactEmail: z.string(), reading: Reading });

export const CHANNELS = z.array(Channel).parse(shop.channels);

/** US dollars per euro, as `GET open-api/exchange_rates` answers. */
export const USD_RATE = shop.usdRate;

const PaymentMethod = z.object({
  code: MethodCode,
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  kind: z.enum(['offline', 'online']),
});

export const PAYMENT_METHODS = z.array(PaymentMethod).parse(shop.paymentMethods);
