import type { PageSeed } from './types.ts';

/** § 5 DDG, § 18 Abs. 2 MStV, § 36 VSBG. The European platform for online dispute resolution closed in July 2025. */
export const imprint: PageSeed = {
  code: 'imprint',
  name: { de: 'Impressum', en: 'Imprint' },
  content: {
    de: `
<p>Angaben nach §&nbsp;5 Digitale-Dienste-Gesetz (DDG)</p>
<h2>Anbieterin</h2>
<p>Parkett Invest GmbH<br>Speicherstraße 4<br>20457 Hamburg</p>
<p>Telefon: +49 40 66969 120 (montags bis freitags, 9 bis 17 Uhr)<br>E-Mail: <a href="mailto:kontakt@parkett-invest.example">kontakt@parkett-invest.example</a></p>
<h2>Vertretung</h2>
<p>Geschäftsführung: Dr. Annika Reimers, Tobias Falk</p>
<h2>Register und Steuern</h2>
<ul>
<li>Handelsregister: Amtsgericht Hamburg, HRB 990 001</li>
<li>Umsatzsteuer-Identifikationsnummer nach §&nbsp;27a UStG: DE 999 999 999</li>
<li>Wirtschafts-Identifikationsnummer: DE999999999-00001</li>
</ul>
<h2>Aufsicht</h2>
<p>Die Anlagevermittlung wird unter der Aufsicht der Bundesanstalt für Finanzdienstleistungsaufsicht erbracht (Marie-Curie-Straße 24–28, 60439 Frankfurt am Main, und Graurheindorfer Straße 108, 53117 Bonn). Die Wertpapiere werden in einem Kryptowertpapierregister nach §&nbsp;16 des Gesetzes über elektronische Wertpapiere (eWpG) eingetragen, das die Parkett Register GmbH führt.</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>Nach §&nbsp;18 Absatz 2 Medienstaatsvertrag: Tobias Falk, Anschrift wie oben.</p>
<h2>Streitbeilegung</h2>
<p>Wir nehmen am Streitbeilegungsverfahren vor der Schlichtungsstelle bei der Bundesanstalt für Finanzdienstleistungsaufsicht teil. Sie ist zuständig für Streitigkeiten aus Geschäften, für die unsere Erlaubnis gilt. Das Verfahren ist für Sie kostenlos.</p>
<h2>Hinweis zu dieser Umgebung</h2>
<p>Dies ist die Vorführumgebung von Parkett. Unternehmen, Personen und Wertpapiere sind erfunden; es kommen keine Verträge zustande, und es wird kein Geld bewegt.</p>`,
    en: `
<p>Information under section&nbsp;5 of the German Digital Services Act (DDG)</p>
<h2>Provider</h2>
<p>Parkett Invest GmbH<br>Speicherstraße 4<br>20457 Hamburg<br>Germany</p>
<p>Telephone: +49 40 66969 120 (Monday to Friday, 9 am to 5 pm)<br>Email: <a href="mailto:kontakt@parkett-invest.example">kontakt@parkett-invest.example</a></p>
<h2>Represented by</h2>
<p>Managing directors: Dr Annika Reimers, Tobias Falk</p>
<h2>Register and tax</h2>
<ul>
<li>Commercial register: Amtsgericht Hamburg, HRB 990 001</li>
<li>VAT identification number under section&nbsp;27a of the German VAT Act: DE 999 999 999</li>
<li>Business identification number: DE999999999-00001</li>
</ul>
<h2>Supervision</h2>
<p>Investment brokering is supervised by the Federal Financial Supervisory Authority, BaFin (Marie-Curie-Straße 24–28, 60439 Frankfurt am Main, and Graurheindorfer Straße 108, 53117 Bonn). The securities are entered in a crypto securities register under section&nbsp;16 of the Electronic Securities Act (eWpG) kept by Parkett Register GmbH.</p>
<h2>Responsible for the content</h2>
<p>Under section&nbsp;18 (2) of the Interstate Media Treaty: Tobias Falk, address as above.</p>
<h2>Dispute resolution</h2>
<p>We take part in dispute resolution before the arbitration board at the Federal Financial Supervisory Authority. It is competent for disputes about business covered by our licence. The procedure is free of charge for you.</p>
<h2>About this environment</h2>
<p>This is the demonstration environment of Parkett. Companies, people and securities are invented; no contracts are made and no money is moved.</p>`,
  },
};
