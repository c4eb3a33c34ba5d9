import type { PageSeed } from './types.ts';

/** Papers that a consumer gets with the confirmation of a contract, on a durable medium. */
export const withdrawalInstruction: PageSeed = {
  code: 'withdrawal-instruction',
  name: { de: 'Widerrufsbelehrung', en: 'Instruction on withdrawal' },
  content: {
    de: `
<p>Stand: 1. Juli 2026</p>
<h2>Widerrufsrecht</h2>
<p>Sie können Ihre Vertragserklärung innerhalb von 14 Tagen ohne Angabe von Gründen mittels einer eindeutigen Erklärung widerrufen. Die Frist beginnt nach Abschluss des Vertrags und nachdem Sie die Vertragsbestimmungen einschließlich der Allgemeinen Geschäftsbedingungen sowie diese Belehrung auf einem dauerhaften Datenträger (zum Beispiel E-Mail) erhalten haben. Endet die Frist an einem Samstag, Sonntag oder Feiertag, läuft sie bis zum nächsten Werktag.</p>
<p>Zur Wahrung der Frist genügt die rechtzeitige Absendung des Widerrufs. Er ist zu richten an:</p>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, widerruf@parkett-invest.example. Auf der Plattform wählen Sie unten auf jeder Seite „Vertrag widerrufen“.</p>
<h2>Folgen des Widerrufs</h2>
<p>Nach einem wirksamen Widerruf sind die beiderseits empfangenen Leistungen zurückzugewähren. Was Sie gezahlt haben, erstatten wir innerhalb von dreißig Tagen nach Eingang Ihrer Erklärung. Wertpapiere, die schon eingebucht sind, übertragen Sie zurück.</p>
<h2>Muster für Ihren Widerruf</h2>
<p>An Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg: Hiermit widerrufe ich meine Zeichnung.</p>
<ul>
<li>Nummer der Zeichnung:</li>
<li>Bestellt am:</li>
<li>Name und Anschrift:</li>
<li>Datum, Unterschrift (nur auf Papier):</li>
</ul>`,
    en: `
<p>As of 1 July 2026. The German version is authoritative.</p>
<h2>Right of withdrawal</h2>
<p>You may withdraw from your contract within 14 days without giving reasons by a clear declaration. The period begins when the contract is concluded and you have received its terms, including the terms and conditions, and this instruction on a durable medium (for example by email). If it ends on a Saturday, Sunday or public holiday, it runs until the next working day.</p>
<p>It is enough to send your declaration in time, addressed to:</p>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, Germany, widerruf@parkett-invest.example. On the platform, choose “Withdraw from contract” at the bottom of any page.</p>
<h2>Effects of withdrawal</h2>
<p>After a valid withdrawal both sides return what they received. We refund what you have paid within thirty days after your declaration arrives. Securities that are booked already are transferred back by you.</p>
<h2>Model for your declaration</h2>
<p>To Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, Germany: I hereby withdraw from my subscription.</p>
<ul>
<li>Number of the subscription:</li>
<li>Ordered on:</li>
<li>Name and address:</li>
<li>Date, signature (on paper only):</li>
</ul>`,
  },
};
