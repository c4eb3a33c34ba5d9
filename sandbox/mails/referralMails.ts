import type { NewRow } from '../db/schema.ts';
import type { Earned } from '../read/referrals.ts';
import { mailOf } from './accountMails.ts';
import { euros, type Letter } from './mails.ts';

/**
 * Builds the mail that the referral page promises for an earned commission. Omits the name of the referred customer,
 * whom the page shows by initials.
 */
export function commissionMail({ commission }: Earned, letter: Letter): NewRow<'mails'> {
  const link = `${letter.origin}/account/attract-investors`;
  return mailOf(letter, {
    de: {
      subject: 'Sie haben eine Provision verdient',
      paragraphs: [
        `die erste Zeichnung einer Person, der Sie Parkett empfohlen haben, ist abgerechnet. Dafür erhalten Sie ${euros(commission, 'de')}, sobald die Widerrufsfrist abgelaufen ist.`,
        `Ihre Empfehlungen: ${link}`,
      ],
    },
    en: {
      subject: 'You’ve earned a commission',
      paragraphs: [
        `The first order of someone you referred to Parkett has been settled. You’ll receive ${euros(commission, 'en')} for it once the withdrawal period has ended.`,
        `Your referrals: ${link}`,
      ],
    },
  });
}
