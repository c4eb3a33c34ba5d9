import { expect, test } from 'vitest';
import { BankTransfer } from '#domain/shop/order.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { BankTransferView } from './BankTransferView.tsx';

test('asks for a transfer from the own account with the exact reference', async () => {
  const transfer = BankTransfer.parse({
    recipient: 'Parkett Invest GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bankName: 'Deutsche Kreditbank',
    amount: 1_000_00,
    purpose: '000001219',
  });
  const { text } = await rendered(<BankTransferView transfer={transfer} onSaveCode={() => undefined} />);
  expect(text).toContain('Bitte überweisen Sie von Ihrem eigenen Konto, und geben Sie genau diesen Verwendungszweck');
});
