import type { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import type { PersonaKey } from '#sandbox/personas.ts';

/** Step of a customer, with the decisions of the issuer, the registrar and the identity partner. */
export interface Standing {
  verified: boolean;
  status: CustomerStatus;
  registrar: RegistrarStatus;
  /** State of the latest identification; null before the first. */
  identity: 'pending' | 'approved' | null;
  roles: string;
  migrationState: number | null;
  personalData: boolean;
  /** Bank details of the person or of the company. */
  bank: boolean;
  companyData: boolean;
  pep: boolean;
  representatives: boolean;
  beneficialOwners: boolean;
  uboDocuments: 'complete' | 'old' | 'none';
  /** Result of the optional classification (`wphg_optional`); 2 requires the professional questionnaire. */
  optional: number | null;
  adequacyTest: boolean;
  /** Grade of the questionnaire on experience; null while both questionnaires are open. */
  experience: number | null;
  custody: boolean;
  wallet: boolean;
  /** True if other investors may send tokens to the wallet. */
  receives: boolean;
  totp: boolean;
}

const CLEARED: Standing = {
  verified: true,
  status: 'approved',
  registrar: 'approved',
  identity: 'approved',
  roles: '',
  migrationState: null,
  personalData: true,
  bank: true,
  companyData: true,
  pep: true,
  representatives: true,
  beneficialOwners: true,
  uboDocuments: 'complete',
  optional: 1,
  adequacyTest: true,
  experience: 14,
  custody: true,
  wallet: true,
  receives: false,
  totp: false,
};

const PROFESSIONAL: Standing = {
  ...CLEARED,
  roles: 'professional_investor',
  optional: 2,
  adequacyTest: false,
  experience: null,
};

/** Customer who has only signed up. */
const NEW: Standing = {
  ...CLEARED,
  status: 'unchecked',
  registrar: 'untouched',
  identity: null,
  personalData: false,
  bank: false,
  companyData: false,
  pep: false,
  representatives: false,
  beneficialOwners: false,
  uboDocuments: 'none',
  optional: null,
  adequacyTest: false,
  experience: null,
  custody: false,
  wallet: false,
};

/** Customer with one missing step; the shop has not decided yet. */
const allBut = (missing: Partial<Standing>): Standing => ({
  ...CLEARED,
  status: 'requested',
  registrar: 'approval_required',
  ...missing,
});

const STANDINGS: Record<PersonaKey, Standing> = {
  julia: CLEARED,
  cleared: CLEARED,
  company: CLEARED,
  professional: PROFESSIONAL,
  twoFactor: { ...CLEARED, totp: true, receives: true },
  newcomer: NEW,
  pendingIdentity: allBut({ identity: 'pending', registrar: 'approval_requested' }),
  followUp: { ...CLEARED, status: 'follow_up', registrar: 'follow_up' },
  banned: { ...CLEARED, status: 'rejected', registrar: 'rejected' },
  unverified: { ...NEW, verified: false },
  migrating: {
    ...CLEARED,
    migrationState: 0,
    // The former system has these data.
    personalData: false,
    bank: false,
    status: 'unchecked',
    registrar: 'untouched',
    identity: null,
    custody: false,
    wallet: false,
  },
  stepCompanyData: allBut({ companyData: false, bank: false }),
  stepPersonalData: allBut({ bank: false }),
  stepPep: allBut({ pep: false }),
  stepRepresentatives: allBut({ representatives: false }),
  stepBeneficialOwners: allBut({ beneficialOwners: false }),
  stepUboDocuments: allBut({ uboDocuments: 'old' }),
  stepAdequacyOptional: allBut({ optional: null }),
  stepProfessional: allBut({ optional: 2 }),
  stepAdequacy: allBut({ adequacyTest: false, experience: null }),
  stepAdequacyRisk: allBut({ adequacyTest: false, experience: 6 }),
  stepCustody: allBut({ custody: false, wallet: false }),
  stepIdentity: allBut({ identity: null }),
  transferring: { ...CLEARED, totp: true, receives: true },
  longStanding: PROFESSIONAL,
};

export const standingOf = (key: PersonaKey): Standing => STANDINGS[key];
