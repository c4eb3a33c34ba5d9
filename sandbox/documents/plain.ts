import type { Locale } from '#domain/shop/settings.ts';
import { longDay } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

/** Typesets a substitute for an upload, such as a company’s shareholder list or an issuer’s supplement. */
export function plainPdf({ title, createdAt }: { title: string; createdAt: string }, locale: Locale): Promise<Buffer> {
  const paper = newPaper({ title, reference: title, createdAt, footer: PLATFORM.footer.slice(2), locale });
  paper.heading(title);
  paper.paragraph({
    de: `Ausgestellt am ${longDay(createdAt)}.`,
    en: `Issued on ${longDay(createdAt, 'en')}.`,
  });
  paper.paragraph(
    {
      de: 'Dieses Dokument gehört zu den Musterdaten der Vorführumgebung.',
      en: 'This document is part of the demo environment’s sample data.',
    },
    { soft: true },
  );
  return paper.finish();
}
