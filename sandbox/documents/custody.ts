import type { Locale } from '#domain/shop/settings.ts';
import { longDay } from './format.ts';
import { DEMO, PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';
import { typesetText } from './paperText.ts';

const TITLE = { de: 'Verwahrvertrag für Kryptowertpapiere', en: 'Custody agreement for crypto securities' };

export function custodyPdf(createdAt: string, locale: Locale): Promise<Buffer> {
  const paper = newPaper({ title: TITLE, reference: TITLE, createdAt, footer: PLATFORM.footer.slice(2), locale });
  paper.heading(TITLE);
  paper.paragraph(
    { de: `Fassung vom ${longDay(createdAt)}`, en: `Version of ${longDay(createdAt, 'en')}` },
    { soft: true },
  );
  typesetText(paper, 'custody-agreement');
  paper.paragraph(DEMO, { soft: true });
  return paper.finish();
}
