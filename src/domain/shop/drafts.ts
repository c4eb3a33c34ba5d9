import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { isBic } from '../forms/bic.ts';
import { electronicIban, isIban } from '../forms/iban.ts';
import { isPhone } from '../forms/phone.ts';
import { isCountryCode } from '../person/countries.ts';
import { type CalendarDate, dateOf } from '../time/calendar.ts';
import { AddressFields, Customer } from './customer.ts';
import { orNull } from './schema.ts';

/** How a text of a draft can be wrong, beside being too long. */
export type DraftBreach = 'required' | 'iban' | 'bic' | 'phone' | 'country' | 'date' | 'inPast';

/** A text that keeps a rule; the breach is the message of zod's issue. */
const by = (holds: (text: string) => boolean, breach: DraftBreach, most: number = textLimits.line) =>
  z.string().check(z.maxLength(most), z.refine(holds, { error: breach, abort: true }));

const isFilled = (text: string) => text.trim() !== '';
/** Empty takes the value away, as null does. */
const optional = (holds: (text: string) => boolean, breach: DraftBreach) =>
  orNull(by((text) => text === '' || holds(text), breach));

const name = by(isFilled, 'required');
const line = orNull(z.string().check(z.maxLength(textLimits.line)));
const code = orNull(z.string().check(z.maxLength(textLimits.code)));
const country = optional(isCountryCode, 'country');
/** As banks write them: without spaces, in capitals. */
const capitals = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    schema,
    z.transform((text) => (typeof text === 'string' ? electronicIban(text) : null)),
  );

/** Nobody alive was born before. */
const FIRST_BIRTHDAY = '1900-01-01';

/**
 * The fields that customers may change of themselves (`PUT customers/{uuid}`), with the rules of spec section 5. All others
 * are the shop's: status, roles, identification. `today` is the day on which it is asked.
 */
export const customerDraft = (today: CalendarDate) =>
  z.object({
    firstName: z.optional(name),
    lastName: z.optional(name),
    salutation: z.optional(Customer.shape.salutation),
    title: z.optional(line),
    birthday: z.optional(
      orNull(
        z.string().check(
          z.refine((text) => dateOf(text) === text, { error: 'date' satisfies DraftBreach, abort: true }),
          z.refine((day) => day >= FIRST_BIRTHDAY && day < today, { error: 'inPast' satisfies DraftBreach }),
        ),
      ),
    ),
    birthCity: z.optional(line),
    birthCountry: z.optional(country),
    nationality: z.optional(country),
    mobileNumber: z.optional(optional(isPhone, 'phone')),
    taxnumber: z.optional(code),
    iban: z.optional(capitals(optional(isIban, 'iban'))),
    bic: z.optional(capitals(optional(isBic, 'bic'))),
    bankName: z.optional(line),
    beneficiary: z.optional(line),
    bankCountry: z.optional(country),
    bankCurrency: z.optional(code),
    profileName: z.optional(line),
  });

/** A postal address as it is created and changed. Which countries are offered is the shop's. */
export const AddressDraft = z.extend(z.omit(AddressFields, { iri: true }), {
  firstName: line,
  lastName: line,
  company: line,
  street: name,
  city: name,
  postcode: by(isFilled, 'required', textLimits.code),
  phoneNumber: optional(isPhone, 'phone'),
});
