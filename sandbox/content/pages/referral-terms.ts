import type { PageSeed } from './types.ts';

/** What applies to whoever recommends Parkett, and to discount codes. The amounts stand in the account. */
export const referralTerms: PageSeed = {
  code: 'referral-terms',
  name: { de: 'Bedingungen für Empfehlungen und Gutscheincodes', en: 'Terms for referrals and discount codes' },
  content: {
    de: `
<h2>Empfehlungen</h2>
<p>Für jede Person und jedes Unternehmen, das sich über Ihren Link oder mit Ihrem Code registriert, erhalten Sie einmal die Provision, die am Tag der Registrierung in Ihrem Konto genannt ist. Sie ist verdient, sobald die erste Zeichnung abgerechnet ist.</p>
<ul>
<li>Wird diese Zeichnung widerrufen oder erstattet, entfällt die Provision. Dann zählt die nächste, die abgerechnet wird.</li>
<li>Eigene weitere Konten zählen nicht.</li>
<li>Wir überweisen verdiente Provisionen nach Ablauf der Widerrufsfrist auf das Konto, das in Ihren persönlichen Daten steht. Ob Sie sie versteuern müssen, richtet sich nach Ihren Verhältnissen.</li>
</ul>
<h2>Was wir von Ihnen erwarten</h2>
<ul>
<li>Sagen Sie dazu, dass Sie eine Provision erhalten, und dass mit Anleihen ein Totalverlust möglich ist.</li>
<li>Beraten Sie nicht. Ob ein Wertpapier angemessen ist, prüfen wir mit jeder Person selbst.</li>
<li>Schreiben Sie nur Menschen, die Sie kennen und die nichts dagegen haben. Unverlangte Werbung ist nicht erlaubt (§&nbsp;7 UWG).</li>
</ul>
<h2>Gutscheincodes</h2>
<p>Je Konto gilt ein Gutscheincode. Die Gutschrift erhalten Sie, sobald nach dem Einlösen eine Zeichnung abgerechnet ist; sie ändert weder den Betrag noch die Bedingungen einer Zeichnung. Wird die Zeichnung widerrufen oder erstattet, zählt die nächste.</p>
<h2>Stand</h2>
<p>2. November 2026</p>`,
    en: `
<h2>Referrals</h2>
<p>For each person and each company that signs up through your link or with your code you receive once the commission that your account names on the day of the sign-up. It is earned once the first subscription is settled.</p>
<ul>
<li>If that subscription is withdrawn from or refunded, the commission lapses. The next one that is settled counts then.</li>
<li>Further accounts of your own do not count.</li>
<li>We transfer earned commissions after the withdrawal period to the bank account in your personal data. Whether you have to pay tax on them depends on your circumstances.</li>
</ul>
<h2>What we expect of you</h2>
<ul>
<li>Say that you receive a commission, and that bonds may result in a total loss.</li>
<li>Do not give advice. Whether a security is appropriate we check with each person ourselves.</li>
<li>Write only to people whom you know and who do not mind. Unsolicited advertising is not allowed (section&nbsp;7 UWG).</li>
</ul>
<h2>Discount codes</h2>
<p>Each account may redeem one discount code. You receive the credit once a subscription is settled after that; it changes neither the amount nor the terms of a subscription. If the subscription is withdrawn from or refunded, the next one counts.</p>
<h2>Date</h2>
<p>2 November 2026</p>`,
  },
};
