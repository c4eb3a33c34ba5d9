import * as z from 'zod/mini';
import { Salutation } from '#domain/shop/customer.ts';
import { AccountSeed } from './bank.ts';
import people from './data/people.json' with { type: 'json' };
import { StandingSeed } from './standing.ts';
import { SeedDate, Words } from './types.ts';

const isKey = (key: string): key is keyof typeof people => Object.hasOwn(people, key);

/** Keys of the personas in the order of the control page. */
export const PersonaKey = z.enum(Object.keys(people).filter(isKey));
export type PersonaKey = z.infer<typeof PersonaKey>;

const Company = z.object({
  companyName: z.string(),
  /** Code of one of the eight company types of requirement 3.26. */
  companyType: z.string(),
  taxnumber: z.string(),
  vatNumber: z.string(),
  registryNumber: z.string(),
  court: z.string(),
  foundingDate: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  account: AccountSeed,
});
export type CompanySeed = z.infer<typeof Company>;

const Person = z.object({
  /** Situation of the persona, for a tester who chooses a login. */
  description: Words,
  email: z.string(),
  salutation: Salutation,
  title: z._default(z.nullable(z.string()), null),
  firstName: z.string(),
  lastName: z.string(),
  birthday: z.string(),
  birthCity: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** From the Bundesnetzagentur’s range for fiction. */
  mobileNumber: z.string(),
  taxnumber: z.string(),
  account: AccountSeed,
  signedUp: SeedDate,
  standing: StandingSeed,
  /**
   * Secret of the second factor in Base32 (RFC 6238: SHA-1, 6 digits, 30 seconds); null if 2-step verification is off.
   */
  totpSecret: z._default(z.nullable(z.string()), null),
  paysChurchTax: z._default(z.boolean(), false),
  /** Persona above in the file whose referral code the customer used. */
  referredBy: z._default(z.nullable(PersonaKey), null),
  /** Name in the marketplace: profiles are opt-in. */
  profileName: z._default(z.nullable(z.string()), null),
  /** Company of the customer; null for personal accounts. */
  company: z._default(z.nullable(Company), null),
});
export type Person = z.infer<typeof Person>;

const PEOPLE = z.record(PersonaKey, Person).parse(people);

/** Data of the customer behind a persona. */
export const personOf = (key: PersonaKey): Person => PEOPLE[key];
