import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/shop/settings.ts';
import { languageTag } from '#i18n/amounts.ts';
import { Language } from '#ui/Language.tsx';

/** Has the kit write numbers and its own words in the language that is shown. The login has neither. */
export function KitLanguage({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  return <Language tag={languageTag[i18n.locale as Locale]}>{children}</Language>;
}
