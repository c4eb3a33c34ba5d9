import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/cases.ts';
import { walletConnectMachine } from '../machine.ts';
import { WalletRefusedError } from '../ports.ts';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const cases: Cases<typeof walletConnectMachine> = {
  events: [
    { type: 'connection.requested' },
    named('another account', { type: 'accounts.changed', accounts: [ACCOUNT] }),
    named('no account', { type: 'accounts.changed', accounts: [] }),
    { type: 'chain.changed', chainId: '0x89' },
    { type: 'refusal.dismissed' },
  ],
  outcomes: [
    succeeds('askWallet', { accounts: [ACCOUNT], chainId: '0x1' }, 'an account is shared'),
    succeeds('askWallet', null, 'there is no wallet'),
    fails('askWallet', new WalletRefusedError({ code: 4001, message: 'User rejected the request.', data: null })),
  ],
  stateKey: ({ context }) => context.connection?.chainId ?? null,
};

export const subject: Subject = { name: 'walletConnect', machine: walletConnectMachine, cases: cases };
