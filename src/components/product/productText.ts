import type { Product } from '#domain/shop/product.ts';
import { translationOf } from '#domain/shop/translations.ts';

/** Returns a product's name and short description in the given language. */
export function productText(product: Product, locale: string): { name: string; summary: string | null } {
  const text = translationOf(product.translations, locale);
  return { name: text?.name ?? product.name, summary: text?.shortDescription ?? product.shortDescription };
}

/** Returns the URL of the product's picture, if the shop has one. */
export function pictureOf(product: Product): string | undefined {
  return product.mediaFiles.find(({ mediaType, url }) => mediaType === 'image' && url !== null)?.url ?? undefined;
}
