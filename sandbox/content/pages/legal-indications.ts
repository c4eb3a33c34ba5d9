import type { PageSeed } from './types.ts';

export const legalIndications: PageSeed = {
  code: 'legal-indications',
  name: { de: 'Rechtshinweise', en: 'Legal notices' },
  content: {
    de: `
<h2>Warnhinweis</h2>
<p><strong>Der Erwerb der angebotenen Wertpapiere ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen.</strong> Der in Aussicht gestellte Ertrag ist nicht gewährleistet und kann auch niedriger ausfallen.</p>
<h2>Keine Anlageberatung</h2>
<p>Die Angaben auf dieser Plattform sind weder Anlageberatung noch eine Empfehlung, ein Wertpapier zu kaufen oder zu verkaufen. Sie berücksichtigen Ihre persönlichen Verhältnisse nicht. Bitte lesen Sie vor einer Zeichnung das Wertpapierinformationsblatt und die Anleihebedingungen vollständig und holen Sie bei Bedarf fachkundigen Rat ein.</p>
<h2>Angaben der Emittenten</h2>
<p>Für Inhalt und Richtigkeit der Informationsblätter sind allein die Emittenten verantwortlich. Die Hinterlegung eines Wertpapierinformationsblatts bei der Bundesanstalt für Finanzdienstleistungsaufsicht bedeutet nicht, dass die Anstalt den Inhalt geprüft hat.</p>
<h2>Grenzen der Zeichnung</h2>
<ul>
<li>Angebote richten sich an höchstens 149 Anlegerinnen und Anleger je Anleihe, soweit nichts anderes angegeben ist.</li>
<li>Wer nicht professionell anlegt, darf mehr als 1.000&nbsp;€ nur zeichnen, wenn entweder ein frei verfügbares Vermögen von mindestens 100.000&nbsp;€ besteht und höchstens 10.000&nbsp;€ angelegt werden, oder höchstens das Zweifache des durchschnittlichen monatlichen Nettoeinkommens angelegt wird, in keinem Fall mehr als 25.000&nbsp;€.</li>
<li>Personen, die in den Vereinigten Staaten von Amerika oder in Kanada steuerlich ansässig sind, können nicht zeichnen.</li>
</ul>
<h2>Elektronische Wertpapiere</h2>
<p>Die Wertpapiere werden als Kryptowertpapiere nach dem Gesetz über elektronische Wertpapiere (eWpG) begeben. Es gibt keine Urkunde. An ihre Stelle tritt die Eintragung in das Kryptowertpapierregister. Als Inhaberin oder Inhaber erhalten Sie einen Registerauszug nach der Eintragung, nach jeder Änderung und einmal im Jahr (§&nbsp;19 eWpG).</p>
<h2>Urheberrecht und Verweise</h2>
<p>Texte, Bilder und Zeichen auf dieser Plattform sind geschützt. Für die Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Wir haben sie geprüft, als der Verweis gesetzt wurde.</p>`,
    en: `
<h2>Warning</h2>
<p><strong>Acquiring the securities on offer involves considerable risks and can lead to the complete loss of the assets invested.</strong> The expected return is not guaranteed and may be lower.</p>
<h2>No investment advice</h2>
<p>The information on this platform is neither investment advice nor a recommendation to buy or sell a security. It does not take your personal circumstances into account. Please read the securities information sheet and the terms of the bond completely before subscribing and seek expert advice where needed.</p>
<h2>Statements of the issuers</h2>
<p>The issuers alone are responsible for the content and accuracy of the information sheets. Filing a securities information sheet with the Federal Financial Supervisory Authority does not mean that the authority has examined its content.</p>
<h2>Limits of subscription</h2>
<ul>
<li>Offers are addressed to 149 investors per bond at most, unless stated otherwise.</li>
<li>Retail clients may subscribe to more than €1,000 only if they either have freely available assets of at least €100,000 and invest €10,000 at most, or invest at most twice their average monthly net income, and in no case more than €25,000.</li>
<li>Persons resident for tax purposes in the United States of America or Canada cannot subscribe.</li>
</ul>
<h2>Electronic securities</h2>
<p>The securities are issued as crypto securities under the German Electronic Securities Act (eWpG). There is no certificate; entry in the crypto securities register takes its place. As holder you receive a register excerpt after the entry, after each change and once a year (section&nbsp;19 eWpG).</p>
<h2>Copyright and links</h2>
<p>Texts, pictures and marks on this platform are protected. The operators of other sites that we link to are responsible for their content. We examined it when the link was set.</p>`,
  },
};
