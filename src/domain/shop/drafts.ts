import * as z from 'zod/mini';
import { isBic } from '../banking/bic.ts';
import { electronicIban, isIban } from '../banking/iban.ts';
import { companyTypes } from '../constants/companyTypes.ts';
import { onboardingLimits, textLimits } from '../constants/limits.ts';
import { email, isCompanyName, isPersonName, missingInPassword } from '../forms/validation.ts';
import { isPhone } from '../input/phone.ts';
import { isPostcodeIn } from '../input/postcode.ts';
import { isCountryCode } from '../person/countries.ts';
import { ageOn, type CalendarDate, dateOf } from '../time/calendar.ts';
import { AddressFields, Customer } from './customer.ts';
import { orNull } from './schema.ts';

/** Reasons why a text of a draft is invalid, apart from its length. */
export type DraftBreach =
  | ('required' | 'name' | 'iban' | 'bic' | 'phone' | 'postcode' | 'country' | 'date' | 'inPast' | 'age' | 'choice')
  | ('email' | 'password' | 'passwordsDiffer' | 'termsNotAccepted')
  | 'share';

/** Text that follows a rule; zod's issue carries the breach as its message. */
const by = (holds: (text: string) => boolean, breach: DraftBreach, most: number = textLimits.line) =>
  z.string().check(z.maxLength(most), z.refine(holds, { error: breach, abort: true }));

const isFilled = (text: string) => text.trim() !== '';
/** Accepts an empty text, which removes the value as null does. */
const optional = (holds: (text: string) => boolean, breach: DraftBreach) =>
  orNull(by((text) => text === '' || holds(text), breach));

/** Required text, such as a street or a city. */
export const requiredText = by(isFilled, 'required');
const nameBy = (isName: (text: string) => boolean) =>
  requiredText.check(z.refine(isName, { error: 'name' satisfies DraftBreach, abort: true }));
export const personName = nameBy(isPersonName);
export const companyName = nameBy(isCompanyName);
const line = orNull(z.string().check(z.maxLength(textLimits.line)));
/** Short code, such as a postcode or a referral code. */
export const code = orNull(z.string().check(z.maxLength(textLimits.code)));
const country = optional(isCountryCode, 'country');
export const optionalIban = optional(isIban, 'iban');
export const optionalBic = optional(isBic, 'bic');
/** Normalises bank data: no spaces, capitals. */
export const bankCode = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    schema,
    z.transform((text) => (typeof text === 'string' ? electronicIban(text) : null)),
  );

/** Calendar day in ISO form. */
const day = () =>
  z.string().check(z.refine((text) => dateOf(text) === text, { error: 'date' satisfies DraftBreach, abort: true }));

export const isCompanyType = (text: string | null | undefined): boolean => companyTypes.some((type) => type === text);

/** Representative's roles, which requirement 3.25 numbers from 1 to 8. */
export const representativeRoles: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

const bankDraft = {
  iban: z.optional(bankCode(optionalIban)),
  bic: z.optional(bankCode(optionalBic)),
  bankName: z.optional(line),
  beneficiary: z.optional(line),
  bankCountry: z.optional(country),
  bankCurrency: z.optional(code),
};

/** Email address, stored in lower case so that one address is one account. */
export const MailAddress = z.pipe(
  by((text) => isFilled(text) && email(text.trim()) === null, 'email', textLimits.mail),
  z.transform((text) => text.trim().toLowerCase()),
);

/** Newly chosen password (requirement 5.4). */
export const NewPassword = by((text) => missingInPassword(text).length === 0, 'password', textLimits.password);

/**
 * Fields that customers may change about themselves (`PUT customers/{uuid}`), with the rules of requirements 5.1 to
 * 5.6. The shop sets all others: status, roles, identification. `today` is the day of the change.
 */
export const customerDraft = (today: CalendarDate) =>
  z.object({
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    salutation: z.optional(Customer.shape.salutation),
    title: z.optional(line),
    birthday: z.optional(
      orNull(
        day().check(
          z.refine((birthday) => birthday >= onboardingLimits.firstBirthday && birthday < today, {
            error: 'inPast' satisfies DraftBreach,
            abort: true,
          }),
          z.refine((birthday) => ageOn(today, birthday) >= onboardingLimits.minimumAge, {
            error: 'age' satisfies DraftBreach,
          }),
        ),
      ),
    ),
    birthCity: z.optional(line),
    birthCountry: z.optional(country),
    nationality: z.optional(country),
    mobileNumber: z.optional(optional(isPhone, 'phone')),
    taxnumber: z.optional(code),
    vatNumber: z.optional(code),
    ...bankDraft,
    profileName: z.optional(line),
    paysChurchTax: z.optional(z.boolean()),
    subscribedToNewsletter: z.optional(z.boolean()),
    notPep: z.optional(orNull(z.boolean())),
    representativeConfirmation: z.optional(z.boolean()),
    representative_role: z.optional(
      orNull(
        z
          .int()
          .check(z.refine((role) => representativeRoles.includes(role), { error: 'choice' satisfies DraftBreach })),
      ),
    ),
  });

/** Further fields of the call. */
type More = {
  /** IRI of one of the customer's addresses. */
  defaultAddress?: string;
  /** Prove the customer's identity to replace a bank account: an addition of this product (requirement 7.4). */
  currentPassword?: string;
  code?: string;
};
export type CustomerChanges = z.input<ReturnType<typeof customerDraft>> & More;
export type CompanyChanges = z.input<ReturnType<typeof companyDraft>> & More;

/** Fields of a company that its representative may change (`PUT companies/{uuid}`). */
export const companyDraft = (today: CalendarDate) =>
  z.object({
    companyName: z.optional(companyName),
    companyType: z.optional(optional(isCompanyType, 'choice')),
    taxnumber: z.optional(code),
    vatNumber: z.optional(code),
    registryNumber: z.optional(code),
    court: z.optional(line),
    foundingDate: z.optional(
      orNull(
        day().check(
          z.refine((founded) => founded >= onboardingLimits.firstFounding && founded <= today, {
            error: 'inPast' satisfies DraftBreach,
          }),
        ),
      ),
    ),
    ...bankDraft,
  });

/** Postal address to create or change. The shop decides which countries it offers. */
export const AddressDraft = z
  .extend(z.omit(AddressFields, { iri: true }), {
    firstName: line,
    lastName: line,
    company: line,
    street: requiredText,
    city: requiredText,
    postcode: by(isFilled, 'required', textLimits.code),
    phoneNumber: optional(isPhone, 'phone'),
  })
  .check(
    z.refine(({ countryCode, postcode }) => isPostcodeIn(countryCode, postcode), {
      error: 'postcode' satisfies DraftBreach,
      path: ['postcode'],
    }),
  );
export type AddressDraft = z.input<typeof AddressDraft>;
