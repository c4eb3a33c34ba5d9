import { longDay } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

const TITLE = 'Verwahrvertrag für Kryptowertpapiere';

const SECTIONS: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[] = [
  {
    title: '1. Gegenstand',
    paragraphs: [
      'Der Verwahrer richtet für die Kundin oder den Kunden eine Wallet ein und führt deren privaten kryptographischen Schlüssel. In der Wallet werden elektronische Wertpapiere im Sinne des Gesetzes über elektronische Wertpapiere (eWpG) gehalten, die über Parkett gezeichnet werden.',
      'Inhaberin oder Inhaber der Wertpapiere ist allein die Kundin oder der Kunde. Zinsen und Rückzahlung stehen ihr oder ihm zu.',
    ],
  },
  {
    title: '2. Pflichten des Verwahrers',
    paragraphs: ['Der Verwahrer'],
    list: [
      'bewahrt den Schlüssel getrennt von eigenen Schlüsseln und gesichert gegen Verlust und unbefugten Zugriff auf,',
      'verfügt über die Wertpapiere nur auf Weisung der Kundin oder des Kunden,',
      'teilt jede Übertragung mit und stellt auf Wunsch eine Übersicht des Bestands aus,',
      'unterrichtet unverzüglich, wenn der Schlüssel gefährdet ist.',
    ],
  },
  {
    title: '3. Weisungen',
    paragraphs: [
      'Weisungen werden auf der Plattform erteilt und mit dem zweiten Faktor der Anmeldung bestätigt. Der Verwahrer darf eine Weisung ablehnen, wenn das Gesetz oder die Anleihebedingungen ihr entgegenstehen, und nennt den Grund.',
    ],
  },
  {
    title: '4. Kosten',
    paragraphs: ['Einrichtung und Führung der Wallet sind für die Kundin und den Kunden kostenfrei.'],
  },
  {
    title: '5. Register',
    paragraphs: [
      'Maßgeblich für die Inhaberschaft ist die Eintragung in das Kryptowertpapierregister. Sie besteht unabhängig von Parkett und vom Verwahrer fort; die registerführende Stelle erteilt Auszüge nach § 19 eWpG.',
    ],
  },
  {
    title: '6. Haftung',
    paragraphs: [
      'Der Verwahrer haftet für Vorsatz und jede Fahrlässigkeit bei der Aufbewahrung des Schlüssels. Für die Zahlungsfähigkeit einer Emittentin haftet er nicht.',
    ],
  },
  {
    title: '7. Laufzeit und Kündigung',
    paragraphs: [
      'Der Vertrag läuft auf unbestimmte Zeit. Die Kundin oder der Kunde kann ihn jederzeit kündigen, der Verwahrer mit einer Frist von zwei Monaten. Vor dem Ende werden die Wertpapiere auf eine andere Wallet übertragen, die die Kundin oder der Kunde benennt.',
    ],
  },
  {
    title: '8. Widerruf',
    paragraphs: [
      'Verbraucherinnen und Verbraucher können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen (§ 355 BGB).',
    ],
  },
];

export function custodyPdf(createdAt: string): Promise<Buffer> {
  const paper = newPaper({ title: TITLE, reference: TITLE, createdAt, footer: PLATFORM.footer.slice(2) });
  paper.heading(TITLE);
  paper.paragraph(`Fassung vom ${longDay(createdAt)}`, { soft: true });
  for (const { title, paragraphs, list } of SECTIONS) {
    paper.section(title);
    for (const text of paragraphs) paper.paragraph(text, { introduces: list !== undefined });
    if (list) paper.list(list);
  }
  paper.paragraph('Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.', { soft: true });
  return paper.finish();
}
