/**
 * People who may log in to the sandbox; each covers one situation to see or test. `content/data/people.json` contains
 * their data.
 */
import { type Person, PersonaKey, personOf } from './content/people.ts';

export type { PersonaKey };

/** Password of every persona; meets the rule of requirement 5.4. */
export const PASSWORD = 'Parkett-2026';

/** Customer number of the persona who has to migrate from the former system, as printed on its letters. */
export const FORMER_NUMBER = 'K-104882';

export interface Persona extends Pick<Person, 'description' | 'email' | 'totpSecret'> {
  key: PersonaKey;
  password: string;
  name: string;
  accountType: 'personal' | 'company';
}

/** Personas in the order of the control page. */
export const PERSONAS: readonly Persona[] = PersonaKey.options.map(personaOf);

function filled(text: string): string {
  return text.replace('{formerNumber}', FORMER_NUMBER);
}

export function personaOf(key: PersonaKey): Persona {
  const { title, firstName, lastName, email, company, totpSecret, description } = personOf(key);
  return {
    key,
    name: [title, firstName, lastName].filter(Boolean).join(' '),
    email,
    password: PASSWORD,
    accountType: company ? 'company' : 'personal',
    totpSecret,
    description: { de: filled(description.de), en: filled(description.en) },
  };
}
