import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/cases.ts';
import { walletConnectMachine } from '../machine.ts';
import { type AnnouncedWallet, WalletRefusedError } from '../ports.ts';
import * as selectors from '../selectors.ts';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const wallets = [
  { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Ahorn', icon: null, rdns: 'org.example.ahorn' },
  { uuid: '8f0f9b4e-6a67-4d7b-9d2d-2f3c6f2a1b10', name: 'Buche', icon: null, rdns: 'org.example.buche' },
] as const satisfies readonly AnnouncedWallet[];

export const cases: Cases<typeof walletConnectMachine> = {
  input: named('the tokens are on Polygon', { chain: { id: '0x89', name: 'Polygon' } }),
  otherInputs: [named('any chain is right', { chain: null })],
  events: [
    named('the first', { type: 'wallet.announced', wallet: wallets[0] }),
    named('another', { type: 'wallet.announced', wallet: wallets[1] }),
    { type: 'connection.requested' },
    named('the other', { type: 'wallet.chosen', uuid: wallets[1].uuid }),
    { type: 'choice.dismissed' },
    named('another account', { type: 'accounts.changed', accounts: [ACCOUNT] }),
    named('no account', { type: 'accounts.changed', accounts: [] }),
    named('to Polygon', { type: 'chain.changed', chainId: '0x89' }),
    named('to Ethereum', { type: 'chain.changed', chainId: '0x1' }),
    named('it is offline', {
      type: 'wallet.disconnected',
      refusal: { code: 4900, message: 'Disconnected from all chains.', data: null },
    }),
    { type: 'switch.requested' },
    { type: 'connection.dropped' },
    { type: 'refusal.dismissed' },
  ],
  outcomes: [
    elapses('announcing', 'walletConnect.looking'),
    succeeds('askWallet', { accounts: [ACCOUNT], chainId: '0x89' }, 'an account on Polygon is shared'),
    succeeds('askWallet', { accounts: [ACCOUNT], chainId: '0x1' }, 'an account on Ethereum is shared'),
    succeeds('askWallet', null, 'there is no wallet'),
    fails('askWallet', new WalletRefusedError({ code: 4001, message: 'User rejected the request.', data: null })),
    succeeds('switchChain', '0x89', 'it is on Polygon'),
    succeeds('switchChain', '0x1', 'it is still on Ethereum'),
    fails('switchChain', new WalletRefusedError({ code: 4902, message: 'Unrecognized chain ID.', data: null })),
  ],
  stateKey: ({ context }) => [
    context.wallets.map(({ name }) => name).sort(),
    context.chosen,
    context.connection?.chainId,
    context.refusal?.code,
  ],
  invariants: ({ context, ...snapshot }) => ({
    'there is a connection exactly while one is shown':
      (context.connection !== null) === snapshot.tags.has('connected'),
    'no wallet is offered twice': new Set(context.wallets.map(({ uuid }) => uuid)).size === context.wallets.length,
  }),
};

export const subject: Subject = { name: 'walletConnect', machine: walletConnectMachine, cases: cases, selectors };
