import { longDay } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

/** Typesets a substitute for a customer’s upload, such as a shareholder list. */
export function plainPdf({ title, createdAt }: { title: string; createdAt: string }): Promise<Buffer> {
  const paper = newPaper({ title, reference: title, createdAt, footer: PLATFORM.footer.slice(2) });
  paper.heading(title);
  paper.paragraph(`Ausgestellt am ${longDay(createdAt)}.`);
  paper.paragraph('Dieses Dokument gehört zu den Musterdaten der Vorführumgebung.', { soft: true });
  return paper.finish();
}
