import { useLingui } from '@lingui/react/macro';
import { FileLink } from '#ui/FileLink.tsx';

export interface PdfLinkProps {
  name: string;
  /** Day of the document. */
  day?: string | null;
  busy: boolean;
  onPress: () => void;
}

/** Downloads a PDF. */
export function PdfLink({ day, ...link }: PdfLinkProps) {
  const { t } = useLingui();
  return <FileLink meta={day ? `PDF, ${day}` : 'PDF'} busyLabel={t`Wird geladen`} {...link} />;
}
