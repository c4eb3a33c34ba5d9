import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ShownReading } from '#components/links/reading.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { WalletChoiceView } from './WalletChoiceView.tsx';
import { WalletConnectedView, type WalletConnectedViewProps } from './WalletConnectedView.tsx';
import { WalletNoteView } from './WalletNoteView.tsx';

const nothing = () => undefined;
const connected: WalletConnectedViewProps = {
  place: 'menu',
  account: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: 'Polygon',
  wallet: null,
  missedChain: null,
  switching: false,
  refusal: null,
  onSwitch: nothing,
  onDrop: nothing,
};

const absent = <WalletNoteView why="absent" refusal={null} onDismiss={nothing} />;

test.each<[string, ReactNode]>([
  ['without a wallet', absent],
  ['with several wallets', <WalletChoiceView key="choice" wallets={[]} onChoose={nothing} onDismiss={nothing} />],
  ['connected, in the menu', <WalletConnectedView key="menu" {...connected} />],
  ['connected, in the header', <WalletConnectedView key="bar" {...connected} place="bar" />],
])('%s: the purpose and the end of a connection are explained', async (_, view) => {
  const { text } = await rendered(view);
  expect(text).toContain('zeigen wir Ihnen ihre Adresse und ihr Netzwerk, bis Sie die Seite neu laden.');
  expect(text).toContain('Ihre Käufe kommen in die Wallet, deren Schlüssel unser Verwahrer für Sie verwaltet.');
});

const refusal = { code: 4001, message: 'User rejected the request.', data: null };

test.each<[string, ReactNode]>([
  [
    'Die Verbindung mit Ihrer Browser-Wallet ist nicht zustande gekommen.',
    <WalletNoteView key="connection" why="refused" refusal={refusal} onDismiss={nothing} />,
  ],
  [
    'Ihre Browser-Wallet hat das Netzwerk nicht gewechselt.',
    <WalletConnectedView key="chain" {...connected} place="menu" missedChain={{ name: 'Base' }} refusal={refusal} />,
  ],
])('the raw message of a wallet follows a sentence: %s', async (sentence, view) => {
  const { text } = await rendered(view);
  expect(text.split('4001: User rejected the request.')[0]).toContain(sentence);
});

test.each(['investor', 'marketplace'] as const)(
  'the note about a missing wallet speaks of no securities: %s',
  async (reading) => {
    for (const locale of ['de', 'en'] as const) {
      const { text } = await rendered(<ShownReading value={reading}>{absent}</ShownReading>, locale);
      expect(text).toContain(locale === 'de' ? 'Ihr Bestand bei uns ist davon nicht betroffen.' : 'with us');
      expect(text).not.toMatch(/Wertpapier|Anleihe|Token|securit|bond/i);
    }
  },
);
