import { isoOf } from '#domain/input/dayParts.ts';
import { parseShare } from '#domain/input/parseShare.ts';
import { type Capacity, type PersonDraft, tidyDraft } from '#domain/shop/personDrafts.ts';
import type { PersonValues } from './views/personRules.ts';

const NOBODY: PersonValues = {
  type: 'natural',
  firstName: '',
  lastName: '',
  birthdate: '',
  birthplace: '',
  nationality: '',
  companyName: '',
  companyType: '',
  registerNumber: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: '',
  basis: null,
  heldThrough: '',
  equityShares: '',
  votingShares: '',
  pep: null,
  churchTax: false,
};

const typed = (share: number | null) => (share === null ? '' : String(share).replace('.', ','));

/** Returns the form's initial values: a person's known data, or empty fields. */
export function valuesOf(known: PersonDraft | null): PersonValues {
  if (known === null) return NOBODY;
  const { address, equityShares, votingShares, fictiveBeneficialOwner } = known;
  const holds = equityShares !== null || votingShares !== null;
  return {
    type: known.type,
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    birthdate: known.birthdate ?? '',
    birthplace: known.birthplace ?? '',
    nationality: known.nationality ?? '',
    companyName: known.companyName ?? '',
    companyType: known.companyType ?? '',
    registerNumber: known.registerNumber ?? '',
    street: address?.street ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? '',
    basis: fictiveBeneficialOwner ? 'fictive' : holds ? 'shares' : 'control',
    heldThrough: known.heldThrough === null ? '' : String(known.heldThrough),
    equityShares: typed(equityShares),
    votingShares: typed(votingShares),
    pep: known.pep ? 'yes' : 'no',
    churchTax: known.churchTax,
  };
}

/** Returns an owner form's initial values for a representative: all but the basis of the ownership. */
export const valuesAsOwner = (representative: PersonDraft): PersonValues => ({
  ...valuesOf(representative),
  basis: null,
});

/** Returns the draft to send, in the shop's own form, so that a draft that arrived is recognised. */
export function draftOf(values: PersonValues, capacity: Capacity): PersonDraft {
  const holds = values.type === 'legal' || values.basis === 'shares';
  return tidyDraft(
    {
      type: values.type,
      firstName: values.firstName,
      lastName: values.lastName,
      birthdate: isoOf(values.birthdate),
      birthplace: values.birthplace,
      nationality: values.nationality,
      companyName: values.companyName,
      companyType: values.companyType,
      registerNumber: values.registerNumber,
      address: {
        street: values.street,
        postcode: values.postcode,
        city: values.city,
        countryCode: values.countryCode,
      },
      equityShares: holds ? parseShare(values.equityShares) : null,
      votingShares: holds ? parseShare(values.votingShares) : null,
      heldThrough: holds && values.heldThrough !== '' ? Number(values.heldThrough) : null,
      pep: values.pep === 'yes',
      fictiveBeneficialOwner: values.basis === 'fictive',
      churchTax: values.churchTax,
      powerOfAttorney: false,
    },
    capacity,
  );
}

/**
 * Returns the form field that shows a violation: the form's names are flat, and its `basis` decides on the shop's
 * `fictiveBeneficialOwner`.
 */
export const fieldOf = (propertyPath: string): string =>
  propertyPath === 'fictiveBeneficialOwner' ? 'basis' : propertyPath.replace(/^address\./, '');
