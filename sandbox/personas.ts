/**
 * People who may log in to the sandbox; each covers one situation to see or test. `content/people.ts` and
 * `content/seed/standing.ts` hold their data under the same key.
 */

/** Password of every persona; meets the rule of spec section 5. */
export const PASSWORD = 'Parkett-2026';

/** Customer number of the persona who has to migrate from the former system, as printed on its letters. */
export const FORMER_NUMBER = 'K-104882';

const PERSONA_KEYS = [
  'julia',
  'newcomer',
  'cleared',
  'company',
  'professional',
  'twoFactor',
  'pendingIdentity',
  'followUp',
  'banned',
  'unverified',
  'migrating',
  'stepCompanyData',
  'stepPersonalData',
  'stepPep',
  'stepRepresentatives',
  'stepBeneficialOwners',
  'stepUboDocuments',
  'stepAdequacyOptional',
  'stepProfessional',
  'stepAdequacy',
  'stepAdequacyRisk',
  'stepCustody',
  'stepIdentity',
  'transferring',
  'longStanding',
] as const;
export type PersonaKey = (typeof PERSONA_KEYS)[number];

export interface Persona {
  key: PersonaKey;
  email: string;
  password: string;
  name: string;
  accountType: 'personal' | 'company';
  /** Situation of the persona, for a tester who chooses a login. */
  description: { de: string; en: string };
  /**
   * Secret of the second factor in Base32 (RFC 6238: SHA-1, 6 digits, 30 seconds); null if 2-step verification is off.
   */
  totpSecret: string | null;
}

const persona = (
  key: PersonaKey,
  name: string,
  email: string,
  de: string,
  en: string,
  more: Partial<Pick<Persona, 'accountType' | 'totpSecret'>> = {},
): Persona => ({
  key,
  name,
  email,
  password: PASSWORD,
  accountType: 'personal',
  totpSecret: null,
  description: { de, en },
  ...more,
});

const company = { accountType: 'company' } as const;

/** Personas in the order of the control page. */
export const PERSONAS: readonly Persona[] = [
  persona(
    'julia',
    'Julia Lindner',
    'j.lindner@example.de',
    'Freigeschaltete Privatkundin mit Verlauf: zwei Anleihen, Auszahlungen seit 2023, Zeichnungen in jedem Zustand.',
    'Cleared personal investor with history: two bonds, payouts since 2023, orders in every state.',
  ),
  persona(
    'cleared',
    'Clara Sommer',
    'c.sommer@example.de',
    'Freigeschaltete Privatkundin ohne Verlauf: leere Wallet, kann sofort zeichnen.',
    'Cleared personal investor without history: empty wallet, may subscribe at once.',
  ),
  persona(
    'company',
    'Henrike Petersen',
    'h.petersen@example.de',
    'Freigeschaltetes Unternehmen: Nordlicht Beteiligungen GmbH mit Vertretern und wirtschaftlich Berechtigten.',
    'Cleared company: Nordlicht Beteiligungen GmbH with representatives and beneficial owners.',
    company,
  ),
  persona(
    'professional',
    'Dr. Thomas Brandt',
    't.brandt@example.de',
    'Professioneller Kunde: keine Höchstbeträge, keine Angemessenheitsprüfung, sieht Anleihen nur für Professionelle.',
    'Professional client: no maximum, no suitability test, may buy what is for professionals only.',
  ),
  persona(
    'twoFactor',
    'Miriam Yıldız',
    'm.yildiz@example.de',
    'Freigeschaltet, mit Zwei-Faktor-Anmeldung: nach dem Passwort wird der sechsstellige Code verlangt.',
    'Cleared, with 2-step verification: the six-digit code is asked for after the password.',
    { totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  ),
  persona(
    'transferring',
    'Johanna Reiter',
    'j.reiter@example.de',
    'Freigeschaltet, mit Zwei-Faktor-Anmeldung und Bestand: kann Token an Miriam Yıldız übertragen und von ihr erhalten.',
    'Cleared, with 2-step verification and holdings: may transfer tokens to Miriam Yıldız, and be sent hers.',
    { totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' },
  ),
  persona(
    'longStanding',
    'Renate Falkenberg',
    'r.falkenberg@example.de',
    'Professionelle Kundin seit zehn Jahren: 1.200 Zeichnungen, mehr als 300 Auszahlungen, elf zurückgezahlte Anleihen.',
    'Professional client for ten years: 1,200 orders, more than 300 payouts, eleven bonds that have been repaid.',
  ),
  persona(
    'newcomer',
    'Jonas Weber',
    'j.weber@example.de',
    'Gerade registriert, E-Mail bestätigt: die Selbstauskunft beginnt bei den persönlichen Daten.',
    'Just signed up, mail address verified: onboarding begins with the personal data.',
  ),
  persona(
    'pendingIdentity',
    'Lukas Hoffmann',
    'l.hoffmann@example.de',
    'Alles ausgefüllt, die Identitätsprüfung läuft: Banner, Abfrage alle fünf Minuten.',
    'Everything filled in, identity check under way: banner, polled every five minutes.',
  ),
  persona(
    'followUp',
    'Katharina Vogel',
    'k.vogel@example.de',
    'Rückfragen offen (follow_up): wird nach der Anmeldung einmal zum Kontakt geführt und darf nicht zeichnen.',
    'More information needed (follow_up): led to the contact page once after logging in, may not subscribe.',
  ),
  persona(
    'banned',
    'Stefan Krüger',
    's.krueger@example.de',
    'Von der Registerführung abgelehnt: wird nach der Anmeldung einmal zu /banned geführt und darf nicht zeichnen.',
    'Refused by the registrar: led to /banned once after logging in, may not subscribe.',
  ),
  persona(
    'unverified',
    'Emma Schreiber',
    'e.schreiber@example.de',
    'E-Mail-Adresse nicht bestätigt: die Anmeldung wird abgewiesen, der Link liegt im Postausgang.',
    'Mail address not verified: login is refused, the link lies in the outbox.',
  ),
  persona(
    'migrating',
    'Wolfgang Albrecht',
    'w.albrecht@example.de',
    `Bestandskunde des alten Systems (migrationState 0): die Daten müssen übernommen werden, Kundennummer ${FORMER_NUMBER}.`,
    `Customer of the old system (migrationState 0): the data have to be taken over, customer number ${FORMER_NUMBER}.`,
  ),
  persona(
    'stepCompanyData',
    'Anja Richter',
    'a.richter@example.de',
    'Unternehmen ohne Firmendaten: erster Schritt der Selbstauskunft.',
    'Company without company data: first step of onboarding.',
    company,
  ),
  persona(
    'stepPersonalData',
    'Felix Neumann',
    'f.neumann@example.de',
    'Persönliche Daten unvollständig: Bankverbindung fehlt.',
    'Personal data incomplete: bank details are missing.',
  ),
  persona(
    'stepPep',
    'Sophie Lang',
    's.lang@example.de',
    'Erklärung zur politisch exponierten Person fehlt.',
    'The declaration on politically exposed persons is missing.',
  ),
  persona(
    'stepRepresentatives',
    'Carsten Meinhardt',
    'c.meinhardt@example.de',
    'Unternehmen ohne gesetzliche Vertreter.',
    'Company without representatives.',
    company,
  ),
  persona(
    'stepBeneficialOwners',
    'Birgit Sander',
    'b.sander@example.de',
    'Unternehmen ohne wirtschaftlich Berechtigte.',
    'Company without beneficial owners.',
    company,
  ),
  persona(
    'stepUboDocuments',
    'Oliver Franke',
    'o.franke@example.de',
    'Unternehmen, dem Unterlagen fehlen; der Registerauszug ist älter als drei Monate.',
    'Company with documents missing; the register excerpt is older than three months.',
    company,
  ),
  persona(
    'stepAdequacyOptional',
    'Nina Böhm',
    'n.boehm@example.de',
    'Die freiwillige Einstufung ist noch nicht beantwortet.',
    'The optional classification is not answered yet.',
  ),
  persona(
    'stepProfessional',
    'Ralf Engelhardt',
    'r.engelhardt@example.de',
    'Hat die Einstufung als professioneller Kunde gewählt, aber nicht abgeschlossen.',
    'Chose to be classified as professional, but did not finish it.',
  ),
  persona(
    'stepAdequacy',
    'Paula Schuster',
    'p.schuster@example.de',
    'Angemessenheitsprüfung noch offen.',
    'Suitability questionnaires not answered yet.',
  ),
  persona(
    'stepAdequacyRisk',
    'Martin Kessler',
    'm.kessler@example.de',
    'Angemessenheitsprüfung beantwortet, Ergebnis reicht nicht (höchstens 7 Punkte): Risikohinweis.',
    'Suitability answered, the result is too low (7 points or less): risk notice.',
  ),
  persona(
    'stepCustody',
    'Laura Winter',
    'l.winter@example.de',
    'Bedingungen der Verwahrung nicht bestätigt, keine Wallet.',
    'Custody terms not accepted, no wallet.',
  ),
  persona(
    'stepIdentity',
    'David Roth',
    'd.roth@example.de',
    'Alles ausgefüllt, Identitätsprüfung noch nicht begonnen.',
    'Everything filled in, identity check not started.',
  ),
];

export function personaOf(key: PersonaKey): Persona {
  const found = PERSONAS.find((each) => each.key === key);
  if (!found) throw new Error(`no persona ${key}`);
  return found;
}
