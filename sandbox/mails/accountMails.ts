import { linkDays } from '#domain/shop/mailLink.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { NewRow, Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { LINK_LIFETIME } from '../http/links.ts';
import { personName } from '../read/holder.ts';
import { closing, dateIn, greeting, momentIn } from './mails.ts';

/** Recipient, language and link origin of a mail about an account. */
export interface AccountLetter {
  recipient: string;
  name: string;
  locale: Locale;
  /** Origin of the app and the shop, without a trailing slash. */
  origin: string;
  now: Date;
}

/** Subject and text of a mail, without greeting and closing. */
interface Words {
  subject: string;
  paragraphs: readonly string[];
}

export function mailOf(letter: AccountLetter, words: Record<Locale, Words>): NewRow<'mails'> {
  const { recipient, locale, now } = letter;
  const { subject, paragraphs } = words[locale];
  const text = `${[greeting(letter), ...paragraphs, closing(locale)].join('\n\n')}\n`;
  return { recipient, locale, subject, text, sentAt: now.toISOString() };
}

/** Addresses a mail to a customer, in the language of the request that causes the mail. */
export function accountLetterTo(
  customer: Pick<Row<'customers'>, 'email' | 'verified' | 'title' | 'firstName' | 'lastName'>,
  about: Pick<AccountLetter, 'locale' | 'origin' | 'now'>,
): AccountLetter {
  // Until the address is verified, a stranger may have typed both: a genuine mail would carry their words to any
  // address.
  return { recipient: customer.email, name: customer.verified === 1 ? personName(customer) : '', ...about };
}

/** Addresses a mail to a customer, in the language of the current request. */
export const letterIn = (
  { var: { locale, now, origin } }: ShopContext,
  customer: Parameters<typeof accountLetterTo>[0],
): AccountLetter => accountLetterTo(customer, { locale, now, origin });

/**
 * Builds the mail about a locked account: wrong passwords in unknown browsers used up the month’s attempts. Lists the
 * ways in.
 * @param end The moment from which passwords are accepted there again.
 */
export function lockedMail(end: Date, letter: AccountLetter): NewRow<'mails'> {
  const link = `${letter.origin}/reset-password`;
  return mailOf(letter, {
    de: {
      subject: 'Zu viele falsche Passwörter',
      paragraphs: [
        `für Ihr Konto bei Parkett wurde zu oft ein falsches Passwort eingegeben. Zu Ihrem Schutz ist die Anmeldung mit Passwort in unbekannten Browsern deshalb bis zum ${dateIn('de-DE', end)} gesperrt.`,
        'In einem Browser, in dem Sie sich schon einmal angemeldet haben, melden Sie sich an wie immer. In jedem anderen Browser können Sie sich mit einem neuen Passwort sofort anmelden:',
        link,
        'Niemand hat sich in Ihrem Konto angemeldet. Waren Sie das nicht, ist sonst nichts zu tun.',
      ],
    },
    en: {
      subject: 'Too many incorrect passwords',
      paragraphs: [
        `Someone entered an incorrect password for your Parkett account too many times. To protect you, we won’t accept any password from unknown browsers until ${dateIn('en-GB', end)}.`,
        'In a browser you’ve logged in from before, log in as usual. Anywhere else, set a new password to log in immediately:',
        link,
        'No one got into your account. If this wasn’t you, there’s nothing else you need to do.',
      ],
    },
  });
}

/**
 * Builds the mail about a login from a browser that the customer has not used before (OWASP ASVS 5.0, 6.3.5).
 *
 * @param browser Names of browser and system; empty if unknown.
 * @param asksCode True if the account opens only after a code of the second factor.
 */
export function unknownBrowserMail(browser: string, asksCode: boolean, letter: AccountLetter): NewRow<'mails'> {
  const now = letter.now.toISOString();
  const named = browser && ` (${browser})`;
  return mailOf(letter, {
    de: {
      subject: 'Neue Anmeldung in Ihrem Konto',
      paragraphs: [
        `am ${momentIn('de-DE', now)} Uhr hat sich jemand mit Ihrem Passwort in einem Browser angemeldet, den wir nicht wiedererkennen${named}.${asksCode ? ' Ihr Konto öffnet sich dort erst mit dem Code aus Ihrer Authenticator-App.' : ''}`,
        'Waren Sie das, ist nichts zu tun. Wir erkennen auch Ihren eigenen Browser nicht wieder, nachdem Sie Ihr Passwort oder die Zwei-Faktor-Anmeldung geändert oder Cookies gelöscht haben.',
        notYourWish(letter).de,
      ],
    },
    en: {
      subject: 'New login to your account',
      paragraphs: [
        `On ${momentIn('en-GB', now)}, someone logged in with your password in a browser we don’t recognise${named}.${asksCode ? ' Your account will only open there with the code from your authenticator app.' : ''}`,
        'If this was you, there’s nothing you need to do. We also don’t recognise your own browser after you change your password or 2-step verification, or delete cookies.',
        notYourWish(letter).en,
      ],
    },
  });
}

/** Builds the mail with the link that verifies an email address (requirement 7.5). */
export function verificationMail(token: string, letter: AccountLetter): NewRow<'mails'> {
  const link = `${letter.origin}/verify-email/${token}`;
  return mailOf(letter, {
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'willkommen bei Parkett. Bitte bestätigen Sie mit diesem Link, dass diese E-Mail-Adresse Ihre ist:',
        link,
        `Der Link gilt ${linkDays.verification} Tage und nur einmal. Danach können Sie sich anmelden.`,
        'Sie haben sich nicht bei Parkett registriert? Dann ist nichts zu tun: Ohne Ihre Bestätigung wird das Konto nicht aktiv.',
      ],
    },
    en: {
      subject: 'Please confirm your email address',
      paragraphs: [
        'Welcome to Parkett. Please use this link to confirm that this email address is yours:',
        link,
        `The link works once and is valid for ${linkDays.verification} days. Once you’ve used it, you can log in.`,
        'Didn’t sign up with Parkett? Then there’s nothing you need to do: without your confirmation, the account won’t be activated.',
      ],
    },
  });
}

/** Builds the mail to the new address, with the link that makes it the address of the account. */
export function addressLinkMail(token: string, letter: AccountLetter): NewRow<'mails'> {
  const link = `${letter.origin}/verify-email/${token}?for=change`;
  const hours = LINK_LIFETIME.newAddress / 3_600_000;
  return mailOf(letter, {
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Ihr Konto bei Parkett soll diese E-Mail-Adresse bekommen. Bitte bestätigen Sie das mit diesem Link:',
        link,
        `Der Link gilt ${hours} Stunden und nur einmal. Bis dahin gilt Ihre bisherige Adresse weiter.`,
        'Sie haben keine Änderung gewünscht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung ändert sich nichts.',
      ],
    },
    en: {
      subject: 'Please confirm your new email address',
      paragraphs: [
        'This is set to become the email address of your Parkett account. Please use this link to confirm:',
        link,
        `The link works once and is valid for ${hours} hours. Until you confirm, your current address stays in use.`,
        'Didn’t ask for a change? Then there’s nothing you need to do: without your confirmation, nothing changes.',
      ],
    },
  });
}

/** Builds the mail about an unverified account that was deleted because a verified company has taken its name. */
export function companyNameTakenMail(letter: AccountLetter): NewRow<'mails'> {
  const link = `${letter.origin}/contact`;
  return mailOf(letter, {
    de: {
      subject: 'Ihr Konto wurde nicht eröffnet',
      paragraphs: [
        'für diese E-Mail-Adresse wurde ein Konto für ein Unternehmen beantragt. Bevor die Adresse bestätigt war, hat ein anderes Unternehmen mit bestätigtem Konto diesen oder einen zum Verwechseln ähnlichen Namen angenommen. Wir haben das unbestätigte Konto gelöscht; der Link zur Bestätigung gilt nicht mehr.',
        `Gehört Ihnen der Name, schreiben Sie uns bitte: ${link}`,
        'Haben Sie kein Konto beantragt, ist nichts zu tun.',
      ],
    },
    en: {
      subject: 'Your account wasn’t opened',
      paragraphs: [
        'Someone requested a company account for this email address. Before the address was confirmed, another company with a confirmed account took this name, or one that looks confusingly similar. We’ve deleted the unconfirmed account, and its confirmation link no longer works.',
        `If the name is yours, please contact us: ${link}`,
        'If you didn’t request an account, there’s nothing you need to do.',
      ],
    },
  });
}

const notYourWish = ({ origin }: AccountLetter) => ({
  de: `Sie waren das nicht? Dann setzen Sie bitte sofort ein neues Passwort: ${origin}/reset-password\nUnd schreiben Sie uns: ${origin}/contact`,
  en: `Wasn’t this you? Then please set a new password immediately: ${origin}/reset-password\nAnd contact us: ${origin}/contact`,
});

/** Paragraph of a mail about a change of address, with the link by which the former address undoes the change. */
const takeItBack = (token: string, letter: AccountLetter) => {
  const { origin } = letter;
  const link = `${origin}/verify-email/${token}?for=takeBack`;
  const hours = LINK_LIFETIME.takeBack / 3_600_000;
  return {
    de: `Sie waren das nicht? Dann nehmen Sie die Änderung bitte sofort mit diesem Link zurück. Er gilt ${hours} Stunden und nur einmal, und alle Geräte werden abgemeldet:\n${link}\nSetzen Sie dann ein neues Passwort: ${origin}/reset-password\nUnd schreiben Sie uns: ${origin}/contact`,
    en: `Wasn’t this you? Then please undo the change immediately with this link. It works once, is valid for ${hours} hours and logs out all devices:\n${link}\nThen set a new password: ${origin}/reset-password\nAnd contact us: ${origin}/contact`,
  };
};

/** Builds the mail to the present address about a requested change to a new address. */
export function addressWantedMail(wanted: string, back: string, letter: AccountLetter): NewRow<'mails'> {
  const notYou = takeItBack(back, letter);
  return mailOf(letter, {
    de: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${wanted}. Sie gilt, sobald sie mit dem Link bestätigt ist, den wir dorthin geschickt haben.`,
        notYou.de,
      ],
    },
    en: {
      subject: 'A change of your email address was requested',
      paragraphs: [
        `Someone entered a new email address for your account: ${wanted}. It takes effect once it’s confirmed with the link we’ve sent there.`,
        notYou.en,
      ],
    },
  });
}

/** Builds the mail to the former address after the new address has replaced it. */
export function addressChangedMail(taken: string, back: string, letter: AccountLetter): NewRow<'mails'> {
  const notYou = takeItBack(back, letter);
  return mailOf(letter, {
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Ihr Konto hat jetzt die E-Mail-Adresse ${taken}. Sie melden sich mit ihr an, und wir schreiben Ihnen nur noch dorthin. Auf allen anderen Geräten sind Sie jetzt abgemeldet.`,
        notYou.de,
      ],
    },
    en: {
      subject: 'Your email address has been changed',
      paragraphs: [
        `The email address of your account is now ${taken}. You log in with it, and it’s the only address we write to. You’re now logged out on all other devices.`,
        notYou.en,
      ],
    },
  });
}

/**
 * Builds the mail to both addresses: the account keeps the former one, whether or not the new one was already in use.
 */
export function changeTakenBackMail(email: string, letter: AccountLetter): NewRow<'mails'> {
  const { origin } = letter;
  return mailOf(letter, {
    de: {
      subject: 'Die Änderung Ihrer E-Mail-Adresse ist zurückgenommen',
      paragraphs: [
        `Ihr Konto hat die E-Mail-Adresse ${email}. Alle Geräte sind abgemeldet, Links aus früheren E-Mails gelten nicht mehr, und eine Zwei-Faktor-Anmeldung, die seit der Änderung oder in den ${linkDays.takeBack} Tagen davor eingerichtet wurde, ist ausgeschaltet.`,
        `Die Änderung wurde mit Ihrem Passwort angefordert. Bitte setzen Sie ein neues: ${origin}/reset-password\nUnd schreiben Sie uns, wenn Sie Hilfe brauchen: ${origin}/contact`,
      ],
    },
    en: {
      subject: 'Your email address has been changed back',
      paragraphs: [
        `The email address of your account is ${email}. All devices are logged out, links from earlier emails no longer work, and any 2-step verification set up since the change, or in the ${linkDays.takeBack} days before it, is off.`,
        `The change was requested with your password. Please set a new one: ${origin}/reset-password\nAnd contact us if you need help: ${origin}/contact`,
      ],
    },
  });
}

/**
 * Builds the mail to the owner of an address that another account requested. The page does not reveal that the address
 * is taken.
 */
export function addressTakenMail(letter: AccountLetter): NewRow<'mails'> {
  const login = `${letter.origin}/login`;
  return mailOf(letter, {
    de: {
      subject: 'Diese E-Mail-Adresse hat schon ein Konto',
      paragraphs: [
        `ein Konto bei Parkett sollte diese E-Mail-Adresse bekommen. Sie gehört schon zu Ihrem Konto, und daran ändert sich nichts. Anmelden können Sie sich hier: ${login}`,
        'Wenn Sie keine Änderung gewünscht haben, ist nichts zu tun.',
      ],
    },
    en: {
      subject: 'This email address already has an account',
      paragraphs: [
        `Someone tried to use this email address for another Parkett account. It already belongs to your account, and that won’t change. You can log in here: ${login}`,
        'If you didn’t ask for a change, there’s nothing you need to do.',
      ],
    },
  });
}

/**
 * Builds the mail for a verification link requested for a verified address; the page answers the same as for any other
 * address.
 */
export function alreadyVerifiedMail(letter: AccountLetter): NewRow<'mails'> {
  const login = `${letter.origin}/login`;
  return mailOf(letter, {
    de: {
      subject: 'Ihre E-Mail-Adresse ist schon bestätigt',
      paragraphs: [
        `für diese E-Mail-Adresse wurde ein Bestätigungslink angefordert. Sie ist schon bestätigt; Sie können sich gleich anmelden: ${login}`,
        'Wenn Sie nichts angefordert haben, ist nichts zu tun.',
      ],
    },
    en: {
      subject: 'Your email address is already confirmed',
      paragraphs: [
        `Someone requested a confirmation link for this email address. It’s already confirmed, so you can log in right away: ${login}`,
        'If you didn’t request anything, there’s nothing you need to do.',
      ],
    },
  });
}

export function resetMail(token: string, letter: AccountLetter): NewRow<'mails'> {
  const { origin } = letter;
  const minutes = LINK_LIFETIME.reset / 60_000;
  return mailOf(letter, {
    de: {
      subject: 'Ihr neues Passwort für Parkett',
      paragraphs: [
        'mit diesem Link setzen Sie ein neues Passwort:',
        `${origin}/new-password/${token}`,
        `Der Link gilt ${minutes} Minuten und nur einmal. Danach können Sie einen neuen anfordern: ${origin}/reset-password`,
        'Sie haben kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges gilt weiter. Geben Sie den Link nicht weiter; wir fragen Sie nie danach.',
      ],
    },
    en: {
      subject: 'Your new password for Parkett',
      paragraphs: [
        'Use this link to set a new password:',
        `${origin}/new-password/${token}`,
        `The link works once and is valid for ${minutes} minutes. After that, you can request a new one: ${origin}/reset-password`,
        'Didn’t ask for a new password? Then there’s nothing you need to do: your current one still works. Don’t share the link with anyone. We’ll never ask you for it.',
      ],
    },
  });
}

/** Builds the mail to the owner of an account after a change of password, in case a stranger made it. */
export function passwordChangedMail(letter: AccountLetter): NewRow<'mails'> {
  return mailOf(letter, {
    de: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'das Passwort Ihres Kontos wurde gerade geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
        notYourWish(letter).de,
      ],
    },
    en: {
      subject: 'Your password has been changed',
      paragraphs: [
        'The password for your account has just been changed. You’re now logged out on all other devices.',
        notYourWish(letter).en,
      ],
    },
  });
}

/** Fields of the bank account that receives a person’s or a company’s payouts. */
export const BANK_FIELDS = ['iban', 'bic', 'beneficiary', 'bankName', 'bankCountry', 'bankCurrency'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const FIELDS: Record<Locale, Record<BankField, string>> = {
  de: {
    iban: 'IBAN',
    bic: 'BIC',
    beneficiary: 'Kontoinhaber',
    bankName: 'Bank',
    bankCountry: 'Land der Bank',
    bankCurrency: 'Währung',
  },
  en: {
    iban: 'IBAN',
    bic: 'BIC',
    beneficiary: 'account holder',
    bankName: 'bank name',
    bankCountry: 'bank country',
    bankCurrency: 'currency',
  },
};

/** Masks an IBAN as „DE89 … 3000“: enough for its owner to recognise it. */
const masked = (iban: string) => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

/** Builds the mail about changed payout bank details. Omits the entered values, which may be a thief’s. */
export function bankAccountMail(
  fields: readonly BankField[],
  iban: string | null,
  letter: AccountLetter,
): NewRow<'mails'> {
  const { now } = letter;
  const named = (locale: Locale) => fields.map((field) => FIELDS[locale][field]).join(', ');
  const notYou = notYourWish(letter);
  return mailOf(letter, {
    de: {
      subject: 'Ihre Bankverbindung wurde geändert',
      paragraphs: [
        `die Bankverbindung Ihres Kontos wurde am ${momentIn('de-DE', now.toISOString())} Uhr geändert (${named('de')}).`,
        iban === null
          ? 'Für Auszahlungen ist keine IBAN hinterlegt.'
          : `Auszahlungen gehen an die IBAN ${masked(iban)}.`,
        notYou.de,
      ],
    },
    en: {
      subject: 'Your bank details have been changed',
      paragraphs: [
        `The bank details of your account were changed on ${momentIn('en-GB', now.toISOString())} (${named('en')}).`,
        iban === null ? 'There’s no IBAN on file for payouts.' : `Payouts go to the IBAN ${masked(iban)}.`,
        notYou.en,
      ],
    },
  });
}

export function twoFactorMail(enabled: boolean, letter: AccountLetter): NewRow<'mails'> {
  const notYou = notYourWish(letter);
  return mailOf(
    letter,
    enabled
      ? {
          de: {
            subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
            paragraphs: [
              'beim Anmelden fragt Parkett von jetzt an nach einem Code aus Ihrer Authenticator-App. Auf allen anderen Geräten sind Sie abgemeldet.',
              notYou.de,
            ],
          },
          en: {
            subject: '2-step verification is on',
            paragraphs: [
              'From now on, we’ll ask for a code from your authenticator app when you log in. You’re logged out on all other devices.',
              notYou.en,
            ],
          },
        }
      : {
          de: {
            subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
            paragraphs: [
              'zum Anmelden genügt jetzt wieder Ihr Passwort. Auf allen anderen Geräten sind Sie abgemeldet.',
              notYou.de,
            ],
          },
          en: {
            subject: '2-step verification is off',
            paragraphs: [
              'You only need your password to log in again. You’re logged out on all other devices.',
              notYou.en,
            ],
          },
        },
  );
}
