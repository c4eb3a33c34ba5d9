import type { ProofValues } from '#components/form/ProofField.tsx';

/** Initial values of the fields that prove and confirm a new account. */
export const noProof = { confirmedHolder: '', currentPassword: '', code: '' };

/** Returns the proof for the request body, as far as it was entered. */
export const proofIn = ({ currentPassword, code }: ProofValues) => ({
  ...(currentPassword !== '' && { currentPassword }),
  ...(code !== '' && { code }),
});
