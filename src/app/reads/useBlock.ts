import { useLingui } from '@lingui/react';
import { useApp } from '#app/app.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { useResource } from '../resources/useResource.ts';
import { blocks } from './blocks.ts';

/** Returns an enabled block of the content system in the displayed language; null before it is read, or without one. */
export function useBlock(code: string) {
  const { resources } = useApp();
  const { i18n } = useLingui();
  const block = useResource(resources.of(blocks)).data?.find((each) => each.code === code && each.enabled);
  return block ? translationOf(block.translations, i18n.locale) : null;
}
