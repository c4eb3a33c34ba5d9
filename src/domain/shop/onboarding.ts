import * as z from 'zod/mini';
import { IsoDate, IsoDay } from './dates.ts';
import { flag, orEmpty, orNull } from './schema.ts';

/** The record of an identity check, as `GET identification` answers, the latest first. */
export const Identification = z.object({
  id: z.int(),
  /** Spec section 4: `new`, `init`, `pending`, `approved` … A state that nobody knows counts as not passed. */
  stateAsString: z.string(),
  /** Why it was rejected, in the partner's words. */
  reason: orNull(z.string()),
  updatedAt: orNull(IsoDate),
});
export type Identification = z.infer<typeof Identification>;

/** The answer of `POST identification/start`: where the partner's page for this check is. */
export const IdentificationStart = z.object({ urlKycStart: z.string() });
export type IdentificationStart = z.infer<typeof IdentificationStart>;

/** Where somebody lives. `countryCode` is ISO 3166-1 alpha-2. */
export const UboAddress = z.object({
  street: orNull(z.string()),
  postcode: orNull(z.string()),
  city: orNull(z.string()),
  countryCode: orNull(z.string()),
});

/**
 * Somebody who acts for a company or to whom it belongs (spec sections 3 and 6). Roles: 10 the user, or a representative
 * with authority; 60 and 61 beneficial owners; 70 a representative, or a legal entity. Shares in percent.
 */
export const UboPerson = z.object({
  id: z.int(),
  type: z.enum(['natural', 'legal']),
  roles: orEmpty(z.int()),
  equityShares: orNull(z.number()),
  votingShares: orNull(z.number()),
  /** Id of the legal person whose shares these are; null for shares of the company itself. An addition to section 3. */
  heldThrough: orNull(z.int()),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  companyName: orNull(z.string()),
  companyType: orNull(z.string()),
  registerNumber: orNull(z.string()),
  birthdate: orNull(IsoDay),
  birthplace: orNull(z.string()),
  address: orNull(UboAddress),
  nationality: orNull(z.string()),
  pep: flag,
  fictiveBeneficialOwner: flag,
  churchTax: flag,
  powerOfAttorney: flag,
});
export type UboPerson = z.infer<typeof UboPerson>;

/** What a company proves by a document (spec section 3). */
export const DocumentPurpose = z.enum([
  'commercial_register_excerpt',
  'proof_of_power_of_attorney',
  'shareholder_list',
  'shareholder_agreement',
  'transparency_register_excerpt',
]);
export type DocumentPurpose = z.infer<typeof DocumentPurpose>;

/** A document of the customer, as `GET customer-documents` answers. */
export const CustomerDocument = z.object({
  id: z.int(),
  type: z.string(),
  /** Of evidence about a company; a purpose that nobody knows proves nothing. */
  purpose: z.catch(orNull(DocumentPurpose), null),
  name: z.string(),
  fileUuid: orNull(z.string()),
  /** Bytes, and their SHA-256 in hexadecimal digits: additions to spec section 7, null where a shop does not tell them. */
  size: orNull(z.int()),
  sha256: orNull(z.string()),
  createdAt: IsoDate,
});
export type CustomerDocument = z.infer<typeof CustomerDocument>;
