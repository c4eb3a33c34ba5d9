import type { PageSeed } from './types.ts';

/** Art. 13 DSGVO for visitors of the site; § 25 TDDDG for what is stored on their device. */
export const privacyPolicy: PageSeed = {
  code: 'privacy-policy',
  name: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  content: {
    de: `
<p>Diese Erklärung sagt, welche Daten wir verarbeiten, wenn Sie unsere Plattform besuchen. Was darüber hinaus gilt, wenn Sie ein Konto führen und anlegen, steht in den Datenschutzhinweisen für Anlegerinnen und Anleger.</p>
<h2>Verantwortliche</h2>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, <a href="mailto:kontakt@parkett-invest.example">kontakt@parkett-invest.example</a>. Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:datenschutz@parkett-invest.example">datenschutz@parkett-invest.example</a>.</p>
<h2>Aufruf der Seiten</h2>
<p>Beim Aufruf verarbeitet unser Server IP-Adresse, Zeitpunkt, aufgerufene Adresse, Statuscode und die Kennung Ihres Browsers, um die Seiten auszuliefern und Angriffe abzuwehren. Rechtsgrundlage ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe&nbsp;f DSGVO; unser berechtigtes Interesse ist ein sicherer Betrieb. Die Protokolle werden nach sieben Tagen gelöscht.</p>
<h2>Was auf Ihrem Gerät gespeichert wird</h2>
<p>Wir setzen keine Cookies zur Auswertung oder Werbung und binden keine Dienste Dritter ein. Darum fragen wir Sie auch nicht um Einwilligung. Gespeichert wird nur, was für die von Ihnen gewünschte Funktion unbedingt erforderlich ist (§&nbsp;25 Absatz&nbsp;2 Nummer&nbsp;2 TDDDG):</p>
<ul>
<li>Sprache und Erscheinungsbild, bis Sie die Daten Ihres Browsers löschen;</li>
<li>nach der Anmeldung der Schlüssel Ihrer Sitzung, bis Sie sich abmelden;</li>
<li>ein Cookie, an dem wir einen Browser wiedererkennen, in dem Sie sich angemeldet haben, höchstens ein Jahr: So sperrt Sie dort niemand durch falsche Passwörter aus;</li>
<li>der Stand einer begonnenen Zeichnung, in diesem Fenster und bis zur Abmeldung;</li>
<li>was Sie in die Selbstauskunft eingetragen und noch nicht gesendet haben, bis Sie es senden oder sich abmelden oder sich jemand anderes auf diesem Gerät anmeldet, höchstens 30&nbsp;Tage; Bankverbindung und Steuernummern nur in diesem Fenster;</li>
<li>solange Sie angemeldet sind, Ihre Begrüßung mit Ihrem Namen, damit die Übersicht sofort lesbar ist;</li>
<li>welche Hinweise zum Stand Ihres Kontos Sie ausgeblendet haben, bis Sie sich abmelden;</li>
<li>ob die Begrüßung nach der Freigabe Ihres Kontos noch aussteht oder schon zu sehen war, auch nach der Abmeldung, höchstens 30&nbsp;Tage nach Ihrem letzten Besuch: So begrüßen wir Sie nur einmal. Statt Ihrer Kundenkennung wird eine Prüfzahl gespeichert, aus der sie nicht zu errechnen ist;</li>
<li>die Kennung einer Übertragung von Token, deren Ergebnis noch nicht feststeht, bis es feststeht, auch nach der Abmeldung, höchstens 30&nbsp;Tage: So wird nichts doppelt übertragen. Betrag und Empfänger werden nicht gespeichert.</li>
</ul>
<h2>Kontakt</h2>
<p>Schreiben Sie uns, verarbeiten wir Ihre Angaben, um zu antworten (Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe&nbsp;b oder f DSGVO). Anfragen ohne Bezug zu einem Vertrag löschen wir nach sechs Monaten.</p>
<h2>Empfänger</h2>
<p>Unsere Server stehen in Frankfurt am Main. Der Betreiber des Rechenzentrums verarbeitet Daten ausschließlich nach unserer Weisung (Artikel&nbsp;28 DSGVO). Eine Übermittlung in Staaten außerhalb des Europäischen Wirtschaftsraums findet nicht statt.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragung Ihrer Daten verlangen (Artikel&nbsp;15 bis 20 DSGVO). Verarbeitungen auf Grundlage berechtigter Interessen können Sie <strong>widersprechen</strong> (Artikel&nbsp;21 DSGVO). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.</p>
<p>Beschweren können Sie sich bei jeder Aufsichtsbehörde, insbesondere beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit, Ludwig-Erhard-Straße 22, 20459 Hamburg.</p>
<h2>Stand</h2>
<p>2. November 2026</p>`,
    en: `
<p>This policy says which data we process when you visit our platform. What applies in addition when you hold an account and invest is laid down in the data protection information for investors.</p>
<h2>Controller</h2>
<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, Germany, <a href="mailto:kontakt@parkett-invest.example">kontakt@parkett-invest.example</a>. You can reach our data protection officer at <a href="mailto:datenschutz@parkett-invest.example">datenschutz@parkett-invest.example</a>.</p>
<h2>Visiting the pages</h2>
<p>On each visit our server processes the IP address, time, requested address, status code and your browser’s identification, in order to deliver the pages and to ward off attacks. The legal basis is Article&nbsp;6 (1) (f) GDPR; our legitimate interest is secure operation. Logs are deleted after seven days.</p>
<h2>What is stored on your device</h2>
<p>We set no cookies for analysis or advertising and include no third-party services. This is why we do not ask for consent. Only what is strictly necessary for the function you requested is stored (section&nbsp;25 (2) no.&nbsp;2 TDDDG):</p>
<ul>
<li>language and appearance, until you clear your browser’s data;</li>
<li>after login the key of your session, until you log out;</li>
<li>a cookie by which we recognise a browser that you have logged in from, for a year at most: there, nobody can lock you out by wrong passwords;</li>
<li>the state of a subscription that you have begun, in this window and until you log out;</li>
<li>what you have entered in the self-disclosure and not sent yet, until you send it or log out or somebody else logs in on this device, for 30&nbsp;days at most; bank details and tax numbers in this window only;</li>
<li>while you are logged in, your greeting with your name, so that your home page can be read at once;</li>
<li>which notices about the state of your account you have dismissed, until you log out;</li>
<li>whether your welcome after the approval of your account is still due or was shown, also after you have logged out, for 30&nbsp;days after your last visit at most: this way we welcome you only once. Instead of your customer ID a check number is stored, from which it cannot be worked out;</li>
<li>the reference of a transfer of tokens whose result is not known yet, until it is, also after you have logged out, for 30&nbsp;days at most: this way nothing is transferred twice. Amount and recipient are not stored.</li>
</ul>
<h2>Contact</h2>
<p>If you write to us, we process what you tell us in order to answer (Article&nbsp;6 (1) (b) or (f) GDPR). We delete enquiries unrelated to a contract after six months.</p>
<h2>Recipients</h2>
<p>Our servers are located in Frankfurt am Main. The operator of the data centre processes data on our instructions only (Article&nbsp;28 GDPR). Nothing is transferred to countries outside the European Economic Area.</p>
<h2>Your rights</h2>
<p>You may demand access, rectification, erasure, restriction of processing and portability of your data (Articles&nbsp;15 to 20 GDPR). You may <strong>object</strong> to processing based on legitimate interests (Article&nbsp;21 GDPR). You may withdraw consent at any time for the future.</p>
<p>You may complain to any supervisory authority, in particular to the Hamburg Commissioner for Data Protection and Freedom of Information, Ludwig-Erhard-Straße 22, 20459 Hamburg, Germany.</p>
<h2>Date</h2>
<p>2 November 2026</p>`,
  },
};
