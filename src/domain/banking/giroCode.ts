import { isBic } from '#domain/banking/bic.ts';
import { electronicIban, isSepaIban } from '#domain/banking/iban.ts';
import type { BankTransfer } from '#domain/shop/order.ts';

/** Limits of EPC069-12: letters for name and purpose, cents for the amount, bytes for the whole. */
const longestName = 70;
const longestPurpose = 140;
const smallestAmount = 1;
const largestAmount = 999_999_999_99;
const largestPayload = 331;

/**
 * Returns the content of a GiroCode: a QR code that fills in a SEPA transfer (EPC069-12 of the European Payments
 * Council, version 002, UTF-8). Draw it with error correction M, at most QR version 13. Null if the transfer does not
 * fit: money with a shortened purpose or name could not be assigned.
 */
export function giroCode(
  transfer: Pick<BankTransfer, 'recipient' | 'iban' | 'bic' | 'amount' | 'purpose'>,
): string | null {
  const name = oneLine(transfer.recipient);
  const purpose = oneLine(transfer.purpose);
  const bic = transfer.bic.trim().toUpperCase();
  const { amount } = transfer;
  const fits =
    name !== '' &&
    [...name].length <= longestName &&
    [...purpose].length <= longestPurpose &&
    isSepaIban(transfer.iban) &&
    (bic === '' || isBic(bic)) &&
    Number.isSafeInteger(amount) &&
    amount >= smallestAmount &&
    amount <= largestAmount;
  if (!fits) return null;
  const payload = [
    'BCD', // service tag
    '002', // version
    '1', // UTF-8
    'SCT', // SEPA credit transfer
    bic, // optional in version 002
    name,
    electronicIban(transfer.iban),
    `EUR${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    '', // purpose code
    '', // structured creditor reference (ISO 11649)
    purpose, // unstructured remittance information
  ]
    .join('\n')
    .trimEnd();
  return new TextEncoder().encode(payload).length <= largestPayload ? payload : null;
}

/**
 * Removes line breaks, which would shift all later fields, and invisible characters, so that a name of these alone
 * counts as empty.
 */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
