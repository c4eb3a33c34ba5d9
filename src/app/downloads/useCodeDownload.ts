import { giroCode } from '#domain/banking/giroCode.ts';
import type { BankTransfer } from '#domain/shop/order.ts';
import { qrImage } from '#ui/qrImage.ts';
import { useDownload } from './useDownload.ts';

/** Saves GiroCodes as pictures, named after the purpose that the bank statement will show. */
export function useCodeDownload() {
  return useDownload<BankTransfer>({
    read: async (transfer) => ({ name: null, blob: await qrImage(giroCode(transfer) ?? '') }),
    nameOf: ({ purpose }) => `GiroCode-${purpose}.png`,
  });
}
