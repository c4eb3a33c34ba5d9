import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PdfFacts } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSize } from '#i18n/useSize.ts';
import { FileLink } from '#ui/FileLink.tsx';

export interface PdfLinkProps {
  name: string;
  /** Day of the document. */
  day?: string | null;
  /** Size, pages and date of its content; null if the shop does not state them. */
  facts?: PdfFacts | null;
  busy: boolean;
  onPress: () => void;
}

/** Downloads a PDF. */
export function PdfLink({ day, facts, ...link }: PdfLinkProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const sizeOf = useSize();
  const { size = null, pages = null, issuedAt = null } = facts ?? {};
  const meta = [
    'PDF',
    size && sizeOf(size),
    pages && t`${plural(pages, { one: '#\u00a0Seite', other: '#\u00a0Seiten' })}`,
    issuedAt && t`vom\u00a0${date(issuedAt)}`,
    day,
  ];
  return <FileLink meta={meta.filter(Boolean).join(', ')} busyLabel={t`Wird geladen`} {...link} />;
}
