import * as z from 'zod/mini';
import { IsoDate, IsoDay } from './dates.ts';
import { flag, ifReadable } from './fields.ts';
import { entity } from './relations.ts';
import { orEmpty, orNull } from './schema.ts';

/** Record of an identity check, as `GET identification` answers. */
export const Identification = entity(
  z.object({
    id: z.int(),
    /** Requirement 4.7: `new`, `init`, `pending`, `approved` … An unknown state counts as not passed. */
    stateAsString: z.string(),
    /** Reason for a rejection, in the partner's words. */
    reason: ifReadable(z.string()),
    updatedAt: ifReadable(IsoDate),
  }),
);
export type Identification = z.infer<typeof Identification>;

/**
 * Returns the latest identity check: by the last change if the shop dates every check, else by id. Null if there are
 * none.
 */
export function latestCheckOf(checks: readonly Identification[]): Identification | null {
  const areDated = checks.every(({ updatedAt }) => updatedAt !== null);
  const day = ({ updatedAt }: Identification) => (areDated ? (updatedAt ?? '') : '');
  return checks.toSorted((one, other) => day(one).localeCompare(day(other), 'en') || one.id - other.id).at(-1) ?? null;
}

/** Answer of `POST identification/start`: the address of the partner's page for this check. */
export const IdentificationStart = z.object({ urlKycStart: z.string() });
export type IdentificationStart = z.infer<typeof IdentificationStart>;

/** Residential address. `countryCode` is ISO 3166-1 alpha-2. */
export const UboAddress = z.object({
  street: orNull(z.string()),
  postcode: orNull(z.string()),
  city: orNull(z.string()),
  countryCode: orNull(z.string()),
});

/**
 * Representative or owner of a company (requirements 3.23 and 6.5). Roles: 10 the user, or a representative with
 * authority; 60 and 61 beneficial owners; 70 a representative, or a legal entity. Shares in percent.
 */
export const UboPerson = entity(
  z.object({
    id: z.int(),
    type: z.enum(['natural', 'legal']),
    roles: orEmpty(z.int()),
    equityShares: orNull(z.number()),
    votingShares: orNull(z.number()),
    /**
     * Id of the legal person through which the shares are held; null for shares of the company itself. An addition to
     * section 3.
     */
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
  }),
);
export type UboPerson = z.infer<typeof UboPerson>;

/** Fact about a company that a document proves (requirement 3.24). */
export const DocumentPurpose = z.enum([
  'commercial_register_excerpt',
  'proof_of_power_of_attorney',
  'shareholder_list',
  'shareholder_agreement',
  'transparency_register_excerpt',
]);
export type DocumentPurpose = z.infer<typeof DocumentPurpose>;

/** Document of the customer, as `GET customer-documents` answers. */
export const CustomerDocument = entity(
  z.object({
    id: z.int(),
    type: z.string(),
    /** Purpose of evidence about a company; null if unknown, which proves nothing. */
    purpose: ifReadable(DocumentPurpose),
    name: z.string(),
    fileUuid: orNull(z.string()),
    /** Bytes, and their SHA-256 in hexadecimal digits: additions to requirement 7.13, null if the shop sends none. */
    size: ifReadable(z.int()),
    sha256: ifReadable(z.string()),
    createdAt: IsoDate,
  }),
);
export type CustomerDocument = z.infer<typeof CustomerDocument>;
