import { longDay } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';
import { typesetText } from './paperText.ts';

const TITLE = 'Verwahrvertrag für Kryptowertpapiere';

export function custodyPdf(createdAt: string): Promise<Buffer> {
  const paper = newPaper({ title: TITLE, reference: TITLE, createdAt, footer: PLATFORM.footer.slice(2) });
  paper.heading(TITLE);
  paper.paragraph(`Fassung vom ${longDay(createdAt)}`, { soft: true });
  typesetText(paper, 'custody-agreement');
  paper.paragraph('Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.', { soft: true });
  return paper.finish();
}
