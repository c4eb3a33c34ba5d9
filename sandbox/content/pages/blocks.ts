import type { PageSeed } from './types.ts';

/**
 * The blocks that the shell and the contact page show. Marks are files on the app's server; the names beside them are
 * text, because a picture has no font but the system's.
 */
export const BLOCKS: readonly PageSeed[] = [
  {
    code: 'company',
    name: { de: 'Parkett', en: 'Parkett' },
    content: {
      de: '<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg</p>',
      en: '<p>Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg, Germany</p>',
    },
  },
  {
    code: 'footer-pages',
    name: { de: 'Rechtliches', en: 'Legal' },
    content: {
      de: 'imprint,data-protection,privacy-policy,terms-and-conditions,legal-indications,accessibility,complaints',
      en: 'imprint,data-protection,privacy-policy,terms-and-conditions,legal-indications,accessibility,complaints',
    },
  },
  {
    code: 'powered-by',
    name: { de: 'Partner', en: 'Powered by' },
    content: {
      de: `<ul>
<li title="Kryptowertpapierregister"><img src="/sandbox/pictures/logo-register.svg" alt="" width="28" height="28">Parkett Register</li>
<li title="Verwahrung"><img src="/sandbox/pictures/logo-tokenforge.svg" alt="" width="28" height="28">token-forge</li>
<li title="Zahlungen"><img src="/sandbox/pictures/logo-kartenkasse.svg" alt="" width="28" height="28">Kartenkasse</li>
</ul>`,
      en: `<ul>
<li title="Crypto securities register"><img src="/sandbox/pictures/logo-register.svg" alt="" width="28" height="28">Parkett Register</li>
<li title="Custody"><img src="/sandbox/pictures/logo-tokenforge.svg" alt="" width="28" height="28">token-forge</li>
<li title="Payments"><img src="/sandbox/pictures/logo-kartenkasse.svg" alt="" width="28" height="28">Kartenkasse</li>
</ul>`,
    },
  },
  {
    code: 'contact',
    name: { de: 'Kontakt', en: 'Contact' },
    content: {
      de: `<p>Sie erreichen uns montags bis freitags von 9 bis 17 Uhr unter <a href="tel:+494066969120">+49 40 66969 120</a> und jederzeit per E-Mail. Wir antworten in der Regel am selben Werktag.</p>
<p>Haben wir Sie um weitere Angaben gebeten? Dann nennen Sie uns bitte Ihren Namen und die E-Mail-Adresse Ihres Kontos. Senden Sie keine Ausweiskopien per E-Mail.</p>`,
      en: `<p>You can reach us Monday to Friday from 9 am to 5 pm at <a href="tel:+494066969120">+49 40 66969 120</a> and by email at any time. We usually answer on the same working day.</p>
<p>Did we ask you for more information? Then please tell us your name and the email address of your account. Do not send copies of identity documents by email.</p>`,
    },
  },
  {
    code: 'banned',
    name: { de: 'Konto gesperrt', en: 'Account blocked' },
    content: {
      de: '<p>Die Registerführung hat Ihre Zulassung abgelehnt. Sie können über Parkett nicht zeichnen. Bestehende Ansprüche aus Wertpapieren bleiben davon unberührt. Wenn Sie die Entscheidung überprüfen lassen möchten, schreiben Sie uns.</p>',
      en: '<p>The registrar has declined your admission. You cannot subscribe through Parkett. Existing claims from securities are not affected. If you want the decision to be reviewed, write to us.</p>',
    },
  },
];
