import type { PageSeed } from './types.ts';

/** Art. 13 DSGVO for customers: which law asks for which data, and how long they are kept. */
export const dataProtection: PageSeed = {
  code: 'data-protection',
  name: { de: 'Datenschutzhinweise für Anlegerinnen und Anleger', en: 'Data protection information for investors' },
  content: {
    de: `
<p>Wenn Sie ein Konto eröffnen und Wertpapiere zeichnen, verlangen mehrere Gesetze, dass wir Sie kennen und Geschäfte aufzeichnen. Hier steht, welche Daten das sind, wofür wir sie brauchen und wann wir sie löschen.</p>
<h2>Verantwortliche</h2>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg. Datenschutzbeauftragte: <a href="mailto:datenschutz@parkett-invest.example">datenschutz@parkett-invest.example</a>.</p>
<h2>Konto und Anmeldung</h2>
<p>Name, E-Mail-Adresse, Passwort (nur als Prüfwert gespeichert) und, wenn Sie ihn einrichten, der zweite Faktor. Rechtsgrundlage ist der Nutzungsvertrag (Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe&nbsp;b DSGVO).</p>
<h2>Selbstauskunft</h2>
<ul>
<li><strong>Persönliche Daten und Anschrift:</strong> Geburtsdatum, Geburtsort, Staatsangehörigkeit, Anschrift, Mobilnummer, Bankverbindung. Wir benötigen sie nach §&nbsp;11 Geldwäschegesetz (GwG) und für Auszahlungen.</li>
<li><strong>Politisch exponierte Personen:</strong> Ihre Erklärung nach §&nbsp;10 Absatz&nbsp;1 Nummer&nbsp;4 GwG.</li>
<li><strong>Unternehmen:</strong> Vertreter, wirtschaftlich Berechtigte mit mehr als 25&nbsp;% der Kapitalanteile oder Stimmrechte und die Unterlagen dazu (§§&nbsp;3 und 12 GwG).</li>
<li><strong>Kenntnisse und Erfahrungen:</strong> Ihre Antworten zur Angemessenheitsprüfung nach §&nbsp;63 Absatz&nbsp;10 Wertpapierhandelsgesetz (WpHG).</li>
<li><strong>Steuern:</strong> steuerliche Ansässigkeit, Steuernummer, Kirchensteuermerkmal.</li>
</ul>
<h2>Identitätsprüfung</h2>
<p>Ein Partner prüft Ihren Ausweis im Videogespräch und übermittelt uns Ausweisdaten, Bild und Ergebnis. Mit Ihrer Einwilligung wird das Gespräch aufgezeichnet (Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe&nbsp;c DSGVO, §&nbsp;13 GwG).</p>
<h2>Zeichnung, Zahlung, Register</h2>
<p>Zu jeder Zeichnung speichern wir Wertpapier, Stückzahl, Betrag, Ihre Erklärungen und bestätigten Unterlagen, Zahlungsart und Rechnungsanschrift. Kartendaten geben Sie ausschließlich auf der Seite des Zahlungsdienstes ein; wir erhalten sie nicht. Im Kryptowertpapierregister wird eine eindeutige Kennung eingetragen, kein Name. Die Zuordnung zu Ihrer Person führt die Registerführung (§&nbsp;17 Absatz&nbsp;2 eWpG).</p>
<h2>Empfehlungen</h2>
<p>Registrieren Sie sich über den Link oder mit dem Code eines anderen Kunden, erfährt dieser Ihre Initialen, den Tag Ihrer Registrierung und wie weit Sie sind: ob Ihre E-Mail-Adresse bestätigt ist, ob die Selbstauskunft läuft, ob Sie gezeichnet haben und ob abgerechnet ist. Was und wie viel Sie zeichnen, sagen wir nicht weiter. Wir und die empfehlende Person brauchen das, um die Provision nachzuvollziehen (Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe&nbsp;f DSGVO). Dem können Sie widersprechen; ohne den Code können Sie sich ebenso registrieren.</p>
<h2>Empfänger</h2>
<ul>
<li>die Emittentin des gezeichneten Wertpapiers und die Registerführung,</li>
<li>Dienste für Identitätsprüfung, Zahlung, Verwahrung der Schlüssel und Versand von E-Mails,</li>
<li>Behörden, soweit ein Gesetz es vorschreibt.</li>
</ul>
<h2>Dauer der Speicherung</h2>
<p>Unterlagen nach dem Geldwäschegesetz bewahren wir fünf Jahre nach Ende der Geschäftsbeziehung auf, Handelsbriefe sechs, Buchungsbelege acht Jahre. Ein Konto, mit dem nie gezeichnet wurde, löschen wir auf Ihren Wunsch sofort.</p>
<h2>Automatisierte Entscheidungen</h2>
<p>Ob ein Wertpapier angemessen ist, wird aus Ihren Antworten berechnet. Sie können verlangen, dass ein Mensch das Ergebnis überprüft.</p>
<h2>Ihre Rechte</h2>
<p>Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch nach Artikel&nbsp;15 bis 21 DSGVO; Beschwerde beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit.</p>`,
    en: `
<p>When you open an account and subscribe to securities, several laws require us to know you and to record transactions. This is what the data are, what we need them for and when we delete them.</p>
<h2>Controller</h2>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, Germany. Data protection officer: <a href="mailto:datenschutz@parkett-invest.example">datenschutz@parkett-invest.example</a>.</p>
<h2>Account and login</h2>
<p>Name, email address, password (stored as a hash only) and, if you set it up, the second factor. The legal basis is the user agreement (Article&nbsp;6 (1) (b) GDPR).</p>
<h2>Self-disclosure</h2>
<ul>
<li><strong>Personal data and address:</strong> date and place of birth, nationality, address, mobile number, bank details. We need them under section&nbsp;11 of the Money Laundering Act (GwG) and for payouts.</li>
<li><strong>Politically exposed persons:</strong> your declaration under section&nbsp;10 (1) no.&nbsp;4 GwG.</li>
<li><strong>Companies:</strong> representatives, beneficial owners with more than 25% of the capital or voting rights, and the documents about them (sections&nbsp;3 and 12 GwG).</li>
<li><strong>Knowledge and experience:</strong> your answers for the appropriateness test under section&nbsp;63 (10) of the Securities Trading Act (WpHG).</li>
<li><strong>Taxes:</strong> tax residency, tax number, church tax.</li>
</ul>
<h2>Identity check</h2>
<p>A partner checks your identity document in a video call and sends us its data, a picture and the result. With your consent the call is recorded (Article&nbsp;6 (1) (c) GDPR, section&nbsp;13 GwG).</p>
<h2>Subscription, payment, register</h2>
<p>For each subscription we store the security, the number of tokens, the amount, your declarations and the documents you confirmed, the payment method and the billing address. You enter card data on the payment provider’s page only; we do not receive them. The crypto securities register holds a unique identifier, not a name. The registrar keeps the link to your person (section&nbsp;17 (2) eWpG).</p>
<h2>Referrals</h2>
<p>If you sign up through another customer’s link or with their code, they are told your initials, the day of your sign-up and how far you have come: whether your email address is confirmed, whether the self-disclosure is under way, whether you have subscribed and whether that is settled. What you subscribe to and how much we do not pass on. We and whoever refers need this to account for the commission (Article&nbsp;6 (1) (f) GDPR). You may object to it, and you can sign up without the code as well.</p>
<h2>Recipients</h2>
<ul>
<li>the issuer of the security subscribed to and the registrar,</li>
<li>services for identity checks, payment, custody of keys and sending of mail,</li>
<li>authorities, where a law requires it.</li>
</ul>
<h2>How long data are kept</h2>
<p>We keep records under the Money Laundering Act for five years after the end of the business relationship, commercial letters for six and accounting vouchers for eight years. An account that was never used to subscribe is deleted at once on request.</p>
<h2>Automated decisions</h2>
<p>Whether a security is appropriate is computed from your answers. You may demand that a person reviews the result.</p>
<h2>Your rights</h2>
<p>Access, rectification, erasure, restriction, portability and objection under Articles&nbsp;15 to 21 GDPR; complaint to the Hamburg Commissioner for Data Protection and Freedom of Information.</p>`,
  },
};
