import { useState } from 'react';
import { Amount } from '#ui/Amount.tsx';
import { Badge } from '#ui/Badge.tsx';
import { type Bar, BarChart } from '#ui/BarChart.tsx';
import { BarList } from '#ui/BarList.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FileLink } from '#ui/FileLink.tsx';
import { FoldedPanel } from '#ui/FoldedPanel.tsx';
import { Link } from '#ui/Link.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Progress } from '#ui/Progress.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { RowLink, RowList, RowListPlaceholder } from '#ui/RowList.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

type Holding = { token: string; balance: number };
const HOLDINGS: Holding[] = [
  { token: 'Solarpark Uckermark 2031', balance: 25_000 },
  { token: 'Wohnbau Leipzig 2029', balance: 15_000 },
  { token: 'Windkraft Nordsee 2032', balance: 8_000 },
];
const MONTHS = [
  '2024-03',
  '2024-06',
  '2024-09',
  '2024-12',
  '2025-03',
  '2025-06',
  '2025-09',
  '2025-12',
  '2026-03',
  '2026-06',
  '2026-09',
  '2026-12',
  '2027-03',
  '2027-06',
];
const GIRO =
  'BCD\n002\n1\nSCT\nCOBADEFFXXX\nParkett Invest GmbH\nDE89370400440532013000\nEUR5000.00\n\n\nPKT-2026-000481';

/** Monthly values in cents. */
const INTEREST = [
  18_750, 18_750, 25_000, 25_000, 31_250, 37_500, 37_500, 45_000, 45_000, 46_875, 46_875, 64_125, 64_125, 64_125,
];

/** Interest of six years in cents; the last one also repays the bond. */
const CASH_FLOW = [5542, 52_500, 52_500, 52_500, 52_500, 52_500];

export function Data(context: KitContext) {
  const { say, euro, count, locale } = context;
  const [busy, setBusy] = useState(false);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit' });
  const bars: Bar[] = MONTHS.map((iso, index) => {
    const value = INTEREST[index] ?? 0;
    const isPaid = index < 11;
    return {
      key: iso,
      label: month.format(new Date(`${iso}-15`)),
      detail: context.date(`${iso}-15`),
      paid: isPaid ? value : 0,
      // The latest paid month is only partly paid.
      expected: isPaid ? (index === 10 ? 12_500 : 0) : value,
    };
  });
  const columns: Column<Holding>[] = [
    { key: 'token', header: 'Token', cell: ({ token }) => token, rowHeader: true },
    { key: 'balance', header: say('Bestand', 'Balance'), cell: ({ balance }) => count(balance), align: 'end' },
    {
      key: 'value',
      header: say('Wert', 'Value'),
      cell: ({ balance }) => <Amount>{euro(balance * 100)}</Amount>,
      align: 'end',
    },
    { key: 'state', header: 'Status', cell: () => <Badge tone="positive">{say('Abgerechnet', 'Minted')}</Badge> },
    {
      key: 'actions',
      header: say('Aktionen', 'Actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ token }) => (
        <Button variant="quiet" size="sm" aria-label={`${say('Übertragen', 'Transfer')}: ${token}`}>
          {say('Übertragen', 'Transfer')}
        </Button>
      ),
    },
  ];
  const table = {
    columns,
    rowKey: ({ token }: Holding) => token,
    captionHidden: true,
    loadingLabel: say('Wallet wird geladen', 'Loading wallet'),
  };
  const copy = {
    copy: say('Kopieren', 'Copy'),
    copied: say('Kopiert', 'Copied'),
    failed: say('Markiert – bitte mit Strg+C kopieren.', 'Selected – please copy it with Ctrl+C.'),
  };
  const sum = HOLDINGS.reduce((total, { balance }) => total + balance, 0);
  return (
    <Chapter title={say('Zahlen', 'Figures')}>
      <Specimen name="BarChart, BarList, Amount" wide>
        <div className="halves">
          <Card>
            <div className="stack">
              <div>
                <p className="soft small">{say('Wert Ihrer Wallet zum Nennwert', 'Your wallet at nominal value')}</p>
                <Amount size="display">{euro(4_800_000)}</Amount>
              </div>
              <BarChart
                bars={bars}
                format={euro}
                labels={{
                  chart: say(
                    'Auszahlungen März 2024 bis Juni 2027, zuletzt 593,75 €',
                    'Payouts March 2024 to June 2027, latest €593.75',
                  ),
                  paid: say('Ausgezahlt', 'Paid'),
                  expected: say('Erwartet', 'Expected'),
                  table: say('Als Tabelle', 'View as table'),
                  when: say('Datum', 'Date'),
                  loading: say('Wird geladen', 'Loading'),
                }}
              />
              <BarChart
                bars={CASH_FLOW.map((paid, index) => ({
                  key: String(index),
                  label: String(2027 + index),
                  detail: String(2027 + index),
                  paid,
                  repaid: index === CASH_FLOW.length - 1 ? 1_000_000 : 0,
                }))}
                format={euro}
                labels={{
                  chart: say('Zahlungen je Jahr', 'Payments per year'),
                  paid: say('Zinsen', 'Interest'),
                  repaid: {
                    name: say('Rückzahlung', 'Repayment'),
                    legend: say('Rückzahlung, verkürzt dargestellt', 'Repayment, not to scale'),
                  },
                  table: say('Als Tabelle', 'View as table'),
                  when: say('Jahr', 'Year'),
                  loading: say('Wird geladen', 'Loading'),
                }}
              />
              <BarList
                caption={say('Rückzahlung je Jahr', 'Repayment per year')}
                headers={{ label: say('Jahr', 'Year'), amount: say('Rückzahlung', 'Repayment') }}
                rows={[1_500_000, 0, 5_000_000].map((value, index) => ({
                  label: String(2029 + index),
                  value,
                  amount: value > 0 ? euro(value) : '–',
                }))}
              />
            </div>
          </Card>
          <Card>
            <div className="stack">
              <p>
                <Amount size="display" masked={say('Betrag verborgen', 'Amount hidden')}>
                  {euro(4_800_000)}
                </Amount>
              </p>
              <ShareBar
                label={say('Anteile am Wert Ihrer Wallet', 'Shares of your wallet')}
                shares={[
                  ...HOLDINGS,
                  { token: 'Agrar Börde 2030', balance: 3000 },
                  { token: 'Quartier Kiel', balance: 1500 },
                ].map(({ token, balance }) => ({
                  key: token,
                  label: token,
                  value: balance,
                  valueText: `${euro(balance * 100)} · ${Math.round((100 * balance) / (sum + 4500))} %`,
                }))}
              />
            </div>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Panel, FoldedPanel, DataTable" wide>
        <Panel
          title="Wallet"
          flush
          action={
            <Link href="#Panel" variant="strong">
              {say('Adresse', 'Address')} 0x4f3…9a1c
            </Link>
          }
        >
          <DataTable caption="Wallet" rows={HOLDINGS} {...table} />
        </Panel>
        <Panel title={say('Wallet (lädt)', 'Wallet (loading)')} flush>
          <DataTable caption={say('Wallet (lädt)', 'Wallet (loading)')} rows={undefined} {...table} />
        </Panel>
        <Panel title={say('Wallet (leer)', 'Wallet (empty)')} flush>
          <EmptyState title={say('Noch keine Token', 'No tokens yet')}>
            {say(
              'Nach Ihrer ersten Zeichnung steht hier Ihr Bestand.',
              'Your balance appears here after your first subscription.',
            )}
          </EmptyState>
        </Panel>
        <FoldedPanel title={say('Zinsen je Wertpapier', 'Interest by security')}>
          <DataTable caption={say('Zinsen je Wertpapier', 'Interest by security')} rows={HOLDINGS} {...table} />
        </FoldedPanel>
        <LoadMore
          shown={say('3 von 64', '3 of 64')}
          more={{
            label: say('Mehr laden', 'Load more'),
            busyLabel: say('Wird geladen', 'Loading'),
            busy,
            onPress: () => setBusy(true),
          }}
        />
      </Specimen>
      <Specimen name="RowList">
        <Panel title={say('Zu erledigen', 'To do')} flush>
          <RowList>
            <RowLink
              href="#RowList"
              title="Windkraft Nordsee 2032"
              amount={<Amount>{euro(1_000_000)}</Amount>}
              detail={`${say('Zahlbar bis', 'Due by')} ${context.date('2026-12-07')}`}
            />
            <RowLink
              href="#RowList"
              title={say('Zwei-Faktor-Anmeldung einrichten', 'Set up 2-step verification')}
              detail={say('Dauert etwa 2 Minuten', 'Takes about 2 minutes')}
            />
          </RowList>
        </Panel>
        <Panel title={say('Unterlagen', 'Documents')} flush>
          <RowList>
            <li>
              <FileLink
                href="#RowList"
                name={`${say('Abrechnung', 'Contract note')} RE-2026-00011`}
                meta="PDF, 240 kB"
              />
            </li>
            <li className="row-note">{say('Die übrigen folgen.', 'The others follow.')}</li>
          </RowList>
        </Panel>
        <Panel title={say('Zu erledigen (lädt)', 'To do (loading)')} flush>
          <RowListPlaceholder count={2} />
        </Panel>
      </Specimen>
      <Specimen name="NumberedList">
        <NumberedList
          items={[
            {
              key: 'a',
              title: say('Ihre Überweisung kommt an', 'Your transfer arrives'),
              text: say('Das dauert 1–2 Bankarbeitstage.', 'This takes 1–2 banking days.'),
            },
            {
              key: 'b',
              title: say('Sie erhalten eine E-Mail', 'You receive an email'),
              text: say('Dann liegen die Token in Ihrer Wallet.', 'The tokens are then in your wallet.'),
            },
          ]}
        />
      </Specimen>
      <Specimen name="NumberedList, with what is done in its steps">
        <Card>
          <NumberedList
            items={[
              {
                key: 'a',
                title: say('Authenticator-App öffnen', 'Open your authenticator app'),
                text: say('Jede App für Einmalcodes passt.', 'Any app for one-time codes will do.'),
              },
              {
                key: 'b',
                title: say('Code scannen', 'Scan the code'),
                text: say('Fügen Sie in der App ein Konto hinzu.', 'Add an account in the app.'),
                content: <QrCode value="otpauth://totp/kit" label={say('Beispiel', 'Example')} />,
              },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="DescriptionList">
        <Card>
          <DescriptionList
            items={[
              { term: say('Stückzahl', 'Quantity'), value: count(5000) },
              { term: say('Preis je Stück', 'Price per token'), value: euro(100) },
              { term: say('Nennwert', 'Nominal value'), value: euro(500_000) },
              { term: say('Gesamt', 'Total'), value: euro(500_000), total: true },
            ]}
          />
        </Card>
        <DescriptionList
          variant="stacked"
          items={[
            { term: 'ISIN', value: 'DE000A3H2ZQ9' },
            {
              term: say('Besicherung', 'Collateral'),
              value: say('Sicherungsübereignung der Anlage', 'Security transfer of the plant'),
            },
          ]}
        />
      </Specimen>
      <Specimen name="CopyField">
        <Card>
          <CopyField label={say('Empfänger', 'Recipient')} value="Parkett Invest GmbH" labels={copy} />
          <CopyField
            label="IBAN"
            value="DE89 3704 0044 0532 0130 00"
            copyValue="DE89370400440532013000"
            labels={copy}
          />
          <CopyField label={say('Verwendungszweck', 'Purpose')} value="PKT-2026-000481" labels={copy} />
        </Card>
      </Specimen>
      <Specimen name="QrCode, Progress">
        <QrCode
          value={GIRO}
          label={say(
            'GiroCode mit den Überweisungsdaten, die daneben stehen',
            'GiroCode with the bank details beside it',
          )}
        />
        <Progress
          label={say('Platzierung', 'Subscribed')}
          value={62}
          valueText={say('62 % gezeichnet', '62% subscribed')}
        >
          {say('62 % gezeichnet · 1,9 Mio. € verfügbar', '62% subscribed · €1.9m left')}
        </Progress>
        <Progress
          label={say('Platzierung', 'Subscribed')}
          value={100}
          valueText={say('Vollständig gezeichnet', 'Fully funded')}
        />
      </Specimen>
    </Chapter>
  );
}
