import * as z from 'zod/mini';
import { onboardingLimits, textLimits } from '../constants/limits.ts';
import { isBic } from '../forms/bic.ts';
import { electronicIban, isIban } from '../forms/iban.ts';
import { isPhone } from '../forms/phone.ts';
import { isPostcodeIn } from '../forms/postcode.ts';
import { email, isCompanyName, isPersonName, missingInPassword } from '../forms/validation.ts';
import { isCountryCode } from '../person/countries.ts';
import { ageOn, type CalendarDate, dateOf } from '../time/calendar.ts';
import { AddressFields, Customer } from './customer.ts';
import { orNull } from './schema.ts';

/** How a text of a draft can be wrong, beside being too long. */
export type DraftBreach =
  | ('required' | 'name' | 'iban' | 'bic' | 'phone' | 'postcode' | 'country' | 'date' | 'inPast' | 'age' | 'choice')
  | ('email' | 'password' | 'passwordsDiffer' | 'termsNotAccepted')
  | 'share';

/** A text that keeps a rule; the breach is the message of zod's issue. */
const by = (holds: (text: string) => boolean, breach: DraftBreach, most: number = textLimits.line) =>
  z.string().check(z.maxLength(most), z.refine(holds, { error: breach, abort: true }));

const isFilled = (text: string) => text.trim() !== '';
/** Empty takes the value away, as null does. */
const optional = (holds: (text: string) => boolean, breach: DraftBreach) =>
  orNull(by((text) => text === '' || holds(text), breach));

/** A text that must be there: a street, a place. */
export const filled = by(isFilled, 'required');
const nameBy = (isName: (text: string) => boolean) =>
  filled.check(z.refine(isName, { error: 'name' satisfies DraftBreach, abort: true }));
export const personName = nameBy(isPersonName);
export const companyName = nameBy(isCompanyName);
const line = orNull(z.string().check(z.maxLength(textLimits.line)));
/** A short code, such as a postcode or that of somebody who recommends the shop. */
export const code = orNull(z.string().check(z.maxLength(textLimits.code)));
const country = optional(isCountryCode, 'country');
export const optionalIban = optional(isIban, 'iban');
export const optionalBic = optional(isBic, 'bic');
/** As banks write them: without spaces, in capitals. */
export const capitals = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    schema,
    z.transform((text) => (typeof text === 'string' ? electronicIban(text) : null)),
  );

/** A day of the calendar in ISO form. */
const day = () =>
  z.string().check(z.refine((text) => dateOf(text) === text, { error: 'date' satisfies DraftBreach, abort: true }));

/** The company types and the roles of a representative that spec section 3 numbers from 1 to 8. */
export const companyTypes: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8'];
export const representativeRoles: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

const bankDraft = {
  iban: z.optional(capitals(optionalIban)),
  bic: z.optional(capitals(optionalBic)),
  bankName: z.optional(line),
  beneficiary: z.optional(line),
  bankCountry: z.optional(country),
  bankCurrency: z.optional(code),
};

/** An address to write to, as it is kept: in small letters, so that one address is one account. */
export const MailAddress = z.pipe(
  by((text) => isFilled(text) && email(text.trim()) === null, 'email', textLimits.mail),
  z.transform((text) => text.trim().toLowerCase()),
);

/** A password that is chosen (spec section 5). */
export const NewPassword = by((text) => missingInPassword(text).length === 0, 'password', textLimits.password);

/**
 * The fields that customers may change of themselves (`PUT customers/{uuid}`), with the rules of spec section 5. All others
 * are the shop's: status, roles, identification. `today` is the day on which it is asked.
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

/** What a call names beside the customer's own fields. */
type More = {
  /** IRI of one of the customer's addresses. */
  defaultAddress?: string;
  /** Show who asks, where a bank account is replaced: an addition to the calls of spec section 7. */
  currentPassword?: string;
  code?: string;
};
export type CustomerChanges = z.input<ReturnType<typeof customerDraft>> & More;
export type CompanyChanges = z.input<ReturnType<typeof companyDraft>> & More;

/** The fields of a company that who acts for it may change (`PUT companies/{uuid}`). */
export const companyDraft = (today: CalendarDate) =>
  z.object({
    companyName: z.optional(companyName),
    companyType: z.optional(optional((text) => companyTypes.includes(text), 'choice')),
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

/** A postal address as it is created and changed. Which countries are offered is the shop's. */
export const AddressDraft = z
  .extend(z.omit(AddressFields, { iri: true }), {
    firstName: line,
    lastName: line,
    company: line,
    street: filled,
    city: filled,
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
