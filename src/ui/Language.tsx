import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Around each control of react-aria: it speaks the page's language, as it is when the control renders, not the browser's. */
export function Language({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang}>{children}</I18nProvider>;
}
