import { SALE_FEE } from '#domain/item/sale.ts';
import type { PageSeed } from './types.ts';

const percentIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(SALE_FEE);
const FEE = { de: percentIn('de'), en: percentIn('en') };

export const termsAndConditions: PageSeed = {
  code: 'terms-and-conditions',
  name: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  content: {
    de: `
<p>Stand: 1. Juli 2026</p>
<h2>1. Geltung</h2>
<p>Diese Bedingungen regeln die Nutzung der Plattform der Parkett Invest GmbH (im Folgenden „wir“). Für die Wertpapiere selbst gelten die Anleihebedingungen der jeweiligen Emittentin.</p>
<h2>2. Konto</h2>
<p>Ein Konto eröffnen können volljährige natürliche Personen sowie juristische Personen und rechtsfähige Personengesellschaften mit Sitz im Europäischen Wirtschaftsraum oder in der Schweiz. Die Eröffnung ist kostenlos. Sie geben Ihre Daten wahrheitsgemäß an, halten sie aktuell und geben Ihre Zugangsdaten nicht weiter.</p>
<h2>3. Selbstauskunft und Identitätsprüfung</h2>
<p>Vor der ersten Zeichnung prüfen wir Ihre Identität und, soweit vorgeschrieben, Ihre Kenntnisse und Erfahrungen. Bis die Prüfung abgeschlossen ist und die Registerführung zugestimmt hat, können Sie nicht zeichnen. Bei Rückfragen melden wir uns.</p>
<h2>4. Zeichnung</h2>
<ul>
<li>Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie gegenüber der Emittentin ein verbindliches Angebot zum Erwerb der gewählten Stückzahl ab. Wir übermitteln es.</li>
<li>Die Emittentin nimmt an, indem sie die Wertpapiere zuteilt. Sie kann Zeichnungen ohne Angabe von Gründen kürzen oder ablehnen; gezahlte Beträge werden dann ohne Abzug erstattet.</li>
<li>Es gelten die bei der Anleihe genannten Mindest- und Höchstbeträge.</li>
</ul>
<h2>5. Zahlung</h2>
<p>Sie zahlen je nach Anleihe per Überweisung oder per Karte. Bei Überweisung muss der Betrag innerhalb von zehn Tagen unter Angabe des Verwendungszwecks eingegangen sein; danach kann die Zeichnung storniert werden. Kartenzahlungen bestätigen Sie bei Ihrer Bank mit zwei Faktoren. Wird eine Zahlung abgebrochen, können Sie sie zu derselben Zeichnung wiederholen.</p>
<h2>6. Eintragung und Verwahrung</h2>
<p>Nach Zahlungseingang werden die Wertpapiere in Ihre Wallet eingebucht und im Kryptowertpapierregister auf die zugehörige Kennung eingetragen. Der Schlüssel wird von unserem Verwahrer geführt. Auf Wunsch und nach Einrichtung der Zwei-Faktor-Anmeldung übertragen wir Wertpapiere auf eine freigegebene Wallet einer anderen Anlegerin oder eines anderen Anlegers.</p>
<h2>7. Kosten</h2>
<p>Für Zeichnung, Verwahrung und Auszahlung berechnen wir Ihnen nichts. Wir erhalten von der Emittentin eine Vergütung von bis zu 3&nbsp;% des gezeichneten Betrags; die genaue Höhe steht im Wertpapierinformationsblatt.</p>
<h2>8. Widerrufsrecht</h2>
<p>Verbraucherinnen und Verbraucher können ihre Zeichnung innerhalb von vierzehn Tagen ohne Angabe von Gründen in Textform widerrufen. Die Frist beginnt mit Vertragsschluss und Erhalt dieser Belehrung. Es genügt, vor Ablauf der Frist unten auf jeder Seite „Vertrag widerrufen“ zu wählen oder eine E-Mail an <a href="mailto:widerruf@parkett-invest.example">widerruf@parkett-invest.example</a> zu schreiben. Nach dem Widerruf erstatten wir gezahlte Beträge innerhalb von dreißig Tagen; bereits eingebuchte Wertpapiere sind zurückzuübertragen.</p>
<h2>9. Verfügbarkeit und Haftung</h2>
<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Für den wirtschaftlichen Erfolg einer Anlage haften wir nicht.</p>
<h2>10. Kündigung und Änderungen</h2>
<p>Sie können das Konto jederzeit kündigen; wir mit einer Frist von zwei Monaten. Bestehende Wertpapiere bleiben davon unberührt. Änderungen dieser Bedingungen teilen wir zwei Monate vorher mit; sie werden nur mit Ihrer Zustimmung wirksam.</p>
<h2>11. Recht</h2>
<p>Es gilt deutsches Recht. Zwingender Schutz des Staates, in dem Sie sich gewöhnlich aufhalten, bleibt unberührt.</p>
<h2>12. Galerie: Kauf von Werken</h2>
<ul>
<li>Digitale Werke verkaufen wir im eigenen Namen für Rechnung derer, die sie eingestellt haben. Der angezeigte Preis enthält die Umsatzsteuer; mit „Zahlungspflichtig bestellen“ kommt der Kauf zustande.</li>
<li>Sie erwerben ein Exemplar der genannten Auflage als Token in Ihrer Wallet und dürfen das Werk privat nutzen. Ausschließliche Nutzungsrechte gehen nur über, wenn das beim Werk steht; dann gibt es nur ein Exemplar.</li>
<li>Ab dem ersten Verkauf stehen Titel, Beschreibung, Dateien, Eigenschaften und zugesagte Rechte fest; die Auflage kann nur noch kleiner werden.</li>
<li>Ist ein Werk freigegebenen Wallets vorbehalten, fragen Sie die Freigabe mit einer Nachricht an uns an.</li>
<li>Das Widerrufsrecht nach Ziffer 8 gilt auch für Werke.</li>
</ul>
<h2>13. Galerie: Einstellen von Werken</h2>
<ul>
<li>Werke einstellen kann, wessen Identität bestätigt ist. Sie versichern, dass Sie über alle Rechte an dem Werk verfügen und dass es keine Rechte anderer verletzt. Rechtswidrige Werke nehmen wir aus dem Angebot; Hinweise darauf nehmen wir über die Kontaktseite entgegen.</li>
<li>Von jedem Verkauf behalten wir ${FEE.de} des Preises als Gebühr. Preis, Gebühr und Auszahlung stehen vor dem Einstellen und bei jedem Verkauf.</li>
<li>Sie können ein Werk jederzeit aus dem Verkauf nehmen. Bis zum ersten Verkauf können Sie alles daran ändern, danach Preis, Einordnung und eine kleinere Auflage.</li>
<li>Eine Beteiligung an Weiterverkäufen gilt für Weiterverkäufe über diese Plattform. Zurzeit bieten wir keine an.</li>
</ul>`,
    en: `
<p>As of 1 July 2026. The German version is authoritative.</p>
<h2>1. Scope</h2>
<p>These terms govern the use of the platform of Parkett Invest GmbH (“we”). The securities themselves are governed by the terms of the bond of the issuer concerned.</p>
<h2>2. Account</h2>
<p>Accounts may be opened by natural persons of full age and by legal persons and partnerships with legal capacity that are established in the European Economic Area or Switzerland. Opening one is free of charge. You must provide accurate information, keep it up to date and must not pass on your access data.</p>
<h2>3. Self-disclosure and identity check</h2>
<p>Before your first subscription we check your identity and, where required, your knowledge and experience. Until the check is completed and the registrar has agreed, you cannot subscribe. If there are questions, we get in touch.</p>
<h2>4. Subscription</h2>
<ul>
<li>With the button “Zahlungspflichtig bestellen” (order with obligation to pay) you make the issuer a binding offer to acquire the chosen number of tokens. We transmit it.</li>
<li>The issuer accepts by allotting the securities. It may reduce or decline subscriptions without giving reasons; amounts paid are then refunded without deduction.</li>
<li>The minimum and maximum amounts stated with the bond apply.</li>
</ul>
<h2>5. Payment</h2>
<p>Depending on the bond you pay by bank transfer or by card. A transfer must be credited within ten days with the purpose stated; after that the subscription may be cancelled. You confirm card payments with your bank by two factors. If a payment is broken off, you can repeat it for the same subscription.</p>
<h2>6. Entry and custody</h2>
<p>Once payment has arrived, the securities are booked into your wallet and entered in the crypto securities register under its identifier. The key is held by our custodian. On request, and once two-factor authentication is set up, we transfer securities to a whitelisted wallet of another investor.</p>
<h2>7. Costs</h2>
<p>We charge you nothing for subscription, custody and payouts. The issuer pays us a commission of up to 3% of the amount subscribed; the exact figure is stated in the securities information sheet.</p>
<h2>8. Right of withdrawal</h2>
<p>Consumers may withdraw their subscription within fourteen days without giving reasons, in text form. The period begins with the conclusion of the contract and receipt of this notice. It is sufficient, before the period ends, to choose "Withdraw from contract" at the bottom of any page or to write an email to <a href="mailto:widerruf@parkett-invest.example">widerruf@parkett-invest.example</a>. After withdrawal we refund amounts paid within thirty days; securities already booked must be transferred back.</p>
<h2>9. Availability and liability</h2>
<p>We are liable without limit for intent and gross negligence and for injury to life, body and health. For slight negligence we are liable only for breach of essential contractual duties and limited to the foreseeable, typical damage. We are not liable for the economic success of an investment.</p>
<h2>10. Termination and changes</h2>
<p>You may close the account at any time; we may do so with two months’ notice. Existing securities are not affected. We announce changes of these terms two months in advance; they take effect only with your consent.</p>
<h2>11. Law</h2>
<p>German law applies. Mandatory protection of the state in which you have your habitual residence is not affected.</p>
<h2>12. Gallery: buying works</h2>
<ul>
<li>We sell digital works in our own name on account of those who have put them up for sale. The price shown includes VAT; the purchase is concluded with “Zahlungspflichtig bestellen” (order with obligation to pay).</li>
<li>You acquire one copy of the stated edition as a token in your wallet and may use the work privately. Exclusive rights of use pass only if that is stated with the work; there is only one copy then.</li>
<li>From the first sale on, title, description, files, properties and promised rights no longer change; the edition can only become smaller.</li>
<li>If a work is reserved for approved wallets, you ask for approval by a message to us.</li>
<li>The right of withdrawal under section 8 applies to works too.</li>
</ul>
<h2>13. Gallery: offering works</h2>
<ul>
<li>Works may be offered by persons whose identity is confirmed. You warrant that you hold all rights in the work and that it infringes no rights of others. We take unlawful works off sale; please report them through the contact page.</li>
<li>Of each sale we keep ${FEE.en} of the price as a fee. Price, fee and payout are shown before you publish and with each sale.</li>
<li>You may take a work off sale at any time. Until the first sale you may change everything about it, after that its price and category, and its edition to a smaller one.</li>
<li>A share of resales applies to resales on this platform. We do not offer any at present.</li>
</ul>`,
  },
};
