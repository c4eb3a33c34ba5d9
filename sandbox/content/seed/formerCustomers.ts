import type { Db } from '#sandbox/db/database.ts';
import type { FormerFacts } from '#sandbox/people/takeOver.ts';
import { FORMER_NUMBER, personaOf } from '#sandbox/personas.ts';
import { insert } from '../../db/rows.ts';
import { personOf } from '../people.ts';

/** Seeds the former system’s data of the persona who has to migrate, and the mail with his customer number. */
export async function seedFormerCustomers(db: Db, now: Date): Promise<void> {
  const { email, name } = personaOf('migrating');
  const { account, street, postcode, city, birthday, birthCity, mobileNumber, taxnumber } = personOf('migrating');
  const { iban, bic, bankName } = account;
  const facts: FormerFacts = {
    customer: {
      birthday,
      birthCity,
      birthCountry: 'DE',
      nationality: 'DE',
      mobileNumber,
      taxnumber,
      iban,
      bic,
      bankName,
      beneficiary: name,
      bankCountry: 'DE',
      bankCurrency: 'EUR',
    },
    address: { countryCode: 'DE', street, postcode, city },
  };
  await insert(db, 'formerCustomers', {
    number: FORMER_NUMBER.replaceAll(/[^A-Z0-9]/g, ''),
    email,
    facts: JSON.stringify(facts),
  });
  await insert(db, 'mails', {
    recipient: email,
    subject: 'Ihr Konto zieht um',
    text: `Guten Tag ${name},\n\nunser neues Portal ist da. Melden Sie sich mit Ihrer E-Mail-Adresse an und übernehmen Sie Ihre Daten: /migration\n\nDafür brauchen Sie Ihre Kundennummer: ${FORMER_NUMBER}\n\nMit freundlichen Grüßen\nIhr Parkett-Team`,
    sentAt: now.toISOString(),
  });
}
