import * as z from 'zod/mini';
import { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import standings from './data/standings.json' with { type: 'json' };

/** Step of a customer, with the decisions of the issuer, the registrar and the identity partner. */
const Standing = z.object({
  verified: z.boolean(),
  status: CustomerStatus,
  registrar: RegistrarStatus,
  /** State of the latest identification; null before the first. */
  identity: z.nullable(z.enum(['pending', 'approved'])),
  roles: z.string(),
  migrationState: z.nullable(z.int()),
  personalData: z.boolean(),
  /** Bank details of the person or of the company. */
  bank: z.boolean(),
  companyData: z.boolean(),
  pep: z.boolean(),
  representatives: z.boolean(),
  beneficialOwners: z.boolean(),
  uboDocuments: z.enum(['complete', 'old', 'none']),
  /** Result of the optional classification (`wphg_optional`); 2 requires the professional questionnaire. */
  optional: z.nullable(z.int()),
  adequacyTest: z.boolean(),
  /** Grade of the questionnaire on experience; null while both questionnaires are open. */
  experience: z.nullable(z.int()),
  custody: z.boolean(),
  wallet: z.boolean(),
  /** True if other investors may send tokens to the wallet. */
  receives: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;

/** Usual steps: a cleared customer, one on whom the shop has not decided yet, and one who has only signed up. */
const Standings = z.object({ cleared: Standing, undecided: Standing, new: Standing });

const STANDINGS = Standings.parse(standings);

/** Step in a data file: a usual step by name, and the differences to it. */
export const StandingSeed = z.pipe(
  z.extend(z.partial(Standing), { like: z.keyof(Standings) }),
  z.transform(({ like, ...changes }): Standing => ({ ...STANDINGS[like], ...changes })),
);
