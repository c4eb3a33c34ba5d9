import type { PageSeed } from './types.ts';

/** How complaints are handled, as Article 26 of Delegated Regulation (EU) 2017/565 and § 80 WpHG require it to be told. */
export const complaints: PageSeed = {
  code: 'complaints',
  name: { de: 'Beschwerden', en: 'Complaints' },
  content: {
    de: `
<p>Sie sind mit uns nicht zufrieden? Sagen Sie es uns: Eine Beschwerde kostet Sie nichts und hat für Ihr Konto und Ihre Zeichnungen keine Nachteile.</p>
<h2>So beschweren Sie sich</h2>
<p>Schreiben Sie an <a href="mailto:beschwerde@parkett-invest.example">beschwerde@parkett-invest.example</a>, per Post an Parkett Invest GmbH, Beschwerden, Speicherstraße 4, 20457 Hamburg, oder rufen Sie an unter <a href="tel:+494066969120">+49 40 66969 120</a>.</p>
<p>Bitte nennen Sie Ihren Namen, wie wir Sie erreichen, worum es geht und was Sie sich wünschen; geht es um eine Zeichnung, auch deren Nummer. Senden Sie keine Ausweiskopien per E-Mail.</p>
<h2>Was dann geschieht</h2>
<ol>
<li>Wir bestätigen Ihnen den Eingang innerhalb von fünf Werktagen.</li>
<li>Die Beschwerdestelle prüft den Vorgang. Wer an ihm beteiligt war, entscheidet nicht darüber.</li>
<li>Sie erhalten unsere Antwort mit Begründung in der Regel innerhalb von vier Wochen. Dauert es länger, schreiben wir Ihnen, warum, und bis wann.</li>
</ol>
<h2>An wen Sie sich außerdem wenden können</h2>
<ul>
<li>Schlichtungsstelle bei der Bundesanstalt für Finanzdienstleistungsaufsicht, Referat ZR 3, Graurheindorfer Straße 108, 53117 Bonn. Wir nehmen an ihrem Verfahren teil; es ist für Verbraucherinnen und Verbraucher kostenlos.</li>
<li>Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin), Graurheindorfer Straße 108, 53117 Bonn, bei der sich jeder nach §&nbsp;4b FinDAG über beaufsichtigte Unternehmen beschweren kann.</li>
<li>Die ordentlichen Gerichte. Ihr Recht, sie anzurufen, bleibt von einer Beschwerde unberührt.</li>
</ul>
<h2>Sie wollen widerrufen?</h2>
<p>Für einen Widerruf brauchen Sie keine Beschwerde: Dafür gibt es „<a href="/withdrawal">Vertrag widerrufen</a>“.</p>`,
    en: `
<p>Are you not satisfied with us? Tell us: a complaint costs you nothing and has no disadvantages for your account or your subscriptions.</p>
<h2>How to complain</h2>
<p>Write to <a href="mailto:beschwerde@parkett-invest.example">beschwerde@parkett-invest.example</a>, by post to Parkett Invest GmbH, Beschwerden, Speicherstraße 4, 20457 Hamburg, Germany, or call <a href="tel:+494066969120">+49 40 66969 120</a>.</p>
<p>Please tell us your name, how we can reach you, what it is about and what you would like to happen; if it is about a subscription, its number too. Do not send copies of identity documents by email.</p>
<h2>What happens then</h2>
<ol>
<li>We confirm that we have received it within five working days.</li>
<li>The complaints office looks into the matter. Nobody who was involved decides on it.</li>
<li>You receive our reply with the reasons, usually within four weeks. If it takes longer, we write to you why, and until when.</li>
</ol>
<h2>Whom else you can turn to</h2>
<ul>
<li>The arbitration board at the Federal Financial Supervisory Authority, Referat ZR 3, Graurheindorfer Straße 108, 53117 Bonn, Germany. We take part in its proceedings, which are free of charge for consumers.</li>
<li>The Federal Financial Supervisory Authority (BaFin), Graurheindorfer Straße 108, 53117 Bonn, Germany, to which anybody can complain about supervised companies under section&nbsp;4b FinDAG.</li>
<li>The courts. Your right to take legal action is not affected by a complaint.</li>
</ul>
<h2>Do you want to withdraw?</h2>
<p>You need no complaint for a withdrawal: use “<a href="/withdrawal">Withdraw from contract</a>”.</p>`,
  },
};
