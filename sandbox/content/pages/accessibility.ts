import type { PageSeed } from './types.ts';

/** The information that § 14 and Anlage 3 BFSG require of a provider of services. */
export const accessibility: PageSeed = {
  code: 'accessibility',
  name: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  content: {
    de: `
<p>Wir möchten, dass alle Menschen Parkett selbstständig nutzen können. Diese Erklärung gilt für die Plattform unter dieser Adresse und sagt, wie wir die Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG) erfüllen.</p>
<h2>Was die Plattform leistet</h2>
<p>Auf Parkett informieren Sie sich über digitale Wertpapiere, zeichnen sie und verwalten Ihre Anlage: von der Registrierung über die Selbstauskunft bis zu Auszahlungen, Rechnungen und Registerauszügen. Es handelt sich um eine Dienstleistung im elektronischen Geschäftsverkehr und, soweit wir Anlagen vermitteln, um eine Bankdienstleistung für Verbraucher.</p>
<h2>Wie barrierefrei sie ist</h2>
<p>Maßstab ist die europäische Norm EN&nbsp;301&nbsp;549 und damit die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Danach ist die Plattform <strong>weitgehend konform</strong>. Im Einzelnen:</p>
<ul>
<li>Alle Abläufe lassen sich allein mit der Tastatur bedienen; der Fokus ist immer sichtbar und wird nie verdeckt.</li>
<li>Überschriften, Landmarken, Beschriftungen und Fehlermeldungen sind für Vorleseprogramme ausgezeichnet. Beim Wechsel der Seite wird ihr Titel angesagt.</li>
<li>Text lässt sich auf 200&nbsp;% vergrößern, die Seiten passen sich bis zu einer Breite von 320 Pixeln an, ohne dass Sie seitwärts blättern müssen.</li>
<li>Farben erfüllen die Mindestkontraste im hellen und im dunklen Erscheinungsbild. Keine Angabe wird allein durch Farbe gemacht.</li>
<li>Zu jedem Diagramm gibt es eine Tabelle mit denselben Werten.</li>
<li>Bewegungen unterbleiben, wenn Ihr Gerät das so vorgibt. Eingaben gehen nicht verloren, wenn eine Sitzung endet.</li>
</ul>
<h2>Was noch nicht barrierefrei ist</h2>
<ul>
<li>Informationsblätter und Anleihebedingungen, die Emittenten als PDF liefern, sind nicht in jedem Fall vollständig ausgezeichnet. Auf Wunsch senden wir Ihnen den Inhalt in einer zugänglichen Form.</li>
<li>Die Videoidentifizierung wird von einem Partner erbracht. Wenn Sie das Gespräch nicht führen können, vereinbaren wir mit Ihnen einen anderen Weg, etwa die Identifizierung in einer Filiale oder mit dem elektronischen Personalausweis.</li>
</ul>
<h2>Barrieren melden</h2>
<p>Ist Ihnen etwas aufgefallen, oder brauchen Sie Unterstützung? Schreiben Sie an <a href="mailto:barrierefreiheit@parkett-invest.example">barrierefreiheit@parkett-invest.example</a> oder rufen Sie an unter +49 40 66969 120. Wir antworten innerhalb von zwei Wochen.</p>
<h2>Zuständige Behörde</h2>
<p>Die Einhaltung des Gesetzes überwacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. Sie können sich an diese Stelle wenden, wenn Sie mit unserer Antwort nicht zufrieden sind. Offen steht Ihnen auch die Schlichtungsstelle nach §&nbsp;16 Behindertengleichstellungsgesetz; das Verfahren ist kostenlos.</p>
<h2>Stand</h2>
<p>Diese Erklärung beruht auf eigenen, zum Teil automatischen Prüfungen. Sie wurde am 2. November 2026 zuletzt überprüft.</p>`,
    en: `
<p>We want everybody to be able to use Parkett on their own. This statement covers the platform at this address and says how we meet the requirements of the German Accessibility Strengthening Act (BFSG).</p>
<h2>What the platform does</h2>
<p>On Parkett you can find out about digital securities, subscribe to them and manage your investment: from signing up and onboarding to payouts, invoices and register excerpts. It is a service in electronic commerce and, where we broker investments, a banking service for consumers.</p>
<h2>How accessible it is</h2>
<p>The standard is the European norm EN&nbsp;301&nbsp;549 and thereby the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Measured by it the platform is <strong>largely conformant</strong>. In detail:</p>
<ul>
<li>Everything can be done by keyboard alone; focus is always visible and never covered.</li>
<li>Headings, landmarks, labels and error messages are marked up for screen readers. When the page changes, its title is announced.</li>
<li>Text can be enlarged to 200%, pages adapt down to a width of 320 pixels without scrolling sideways.</li>
<li>Colours meet the minimum contrast in the light and in the dark appearance. Nothing is said by colour alone.</li>
<li>Every chart comes with a table of the same values.</li>
<li>Nothing moves where your device asks for reduced motion. What you typed is not lost when a session ends.</li>
</ul>
<h2>What is not accessible yet</h2>
<ul>
<li>Information sheets and bond terms that issuers supply as PDF are not in every case fully tagged. On request we send you the content in an accessible form.</li>
<li>Video identification is provided by a partner. If you cannot hold the conversation, we agree on another way with you, such as identification in a branch or with the electronic identity card.</li>
</ul>
<h2>Report a barrier</h2>
<p>Have you noticed something, or do you need help? Write to <a href="mailto:barrierefreiheit@parkett-invest.example">barrierefreiheit@parkett-invest.example</a> or call +49 40 66969 120. We answer within two weeks.</p>
<h2>Responsible authority</h2>
<p>Compliance is supervised by the market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg. You may turn to it if you are not satisfied with our answer. The arbitration board under section&nbsp;16 of the Disability Equality Act is open to you as well, free of charge.</p>
<h2>Date</h2>
<p>This statement rests on our own, partly automatic, checks. It was last reviewed on 2 November 2026.</p>`,
  },
};
