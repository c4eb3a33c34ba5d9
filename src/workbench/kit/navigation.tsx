import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { OptionBar } from '#ui/OptionBar.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Steps } from '#ui/Steps.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

export function Navigation({ say }: KitContext) {
  const [masked, setMasked] = useState(false);
  const tabs = [
    ['overview', say('Übersicht', 'Overview')],
    ['password', say('Passwort', 'Password')],
    ['orders', say('Zeichnungen', 'Subscriptions')],
    ['wallet', 'Wallet'],
    ['payments', say('Zahlungseingänge', 'Payments received')],
    ['exerpts', say('Registerauszüge', 'Register statements')],
    ['custody', say('Verwahrung', 'Custody')],
    ['2fa', say('Zwei-Faktor-Anmeldung', '2-step verification')],
    ['referral', say('Anleger werben', 'Attract investors')],
  ];
  const steps = [
    { label: say('Anlage', 'Investment'), state: 'done' as const, href: '#Steps' },
    { label: say('Adresse', 'Address'), state: 'done' as const, href: '#Steps' },
    { label: say('Zahlungsart', 'Payment method'), state: 'current' as const },
    { label: say('Prüfen', 'Review'), state: 'open' as const },
  ];
  return (
    <Chapter title={say('Wege', 'Navigation')}>
      <Specimen name="Steps" wide>
        <Steps
          steps={steps}
          labels={{
            steps: say('Schritte der Zeichnung', 'Order steps'),
            done: say('erledigt', 'done'),
            locked: say('noch gesperrt', 'not open yet'),
            position: say('Schritt 3 von 4', 'Step 3 of 4'),
          }}
        />
      </Specimen>
      <Specimen name="TabNav" wide>
        <TabNav
          label={say('Mein Konto', 'My account')}
          tabs={tabs.map(([key, label]) => ({ href: `#${key}`, label: label ?? '', current: key === 'custody' }))}
        />
      </Specimen>
      <Specimen name="Switch">
        <Switch isSelected={masked} onChange={setMasked}>
          {say('Beträge verbergen', 'Hide amounts')}
        </Switch>
        <Switch isSelected onChange={setMasked} isDisabled>
          {say('Nicht änderbar', 'Cannot be changed')}
        </Switch>
      </Specimen>
      <Specimen name="OptionBar">
        <OptionBar
          legend={say('Beträge', 'Amounts')}
          value={masked ? 'masked' : 'shown'}
          options={[
            { value: 'shown', label: say('Anzeigen', 'Show') },
            { value: 'masked', label: say('Verbergen', 'Hide') },
          ]}
          onChange={(value) => setMasked(value === 'masked')}
        />
      </Specimen>
      <Specimen name="SkipLink">
        <SkipLink href="#Steps">{say('Zum Inhalt', 'Skip to content')}</SkipLink>
        <p className="soft small">
          {say('Erscheint mit dem Fokus, ', 'Appears when focused, ')}
          <Link href="#SkipLink">{say('davor', 'before')}</Link>
        </p>
        <Button
          variant="secondary"
          size="sm"
          onPress={() => document.querySelector<HTMLElement>('.skip-link')?.focus()}
        >
          {say('Fokus setzen', 'Focus it')}
        </Button>
      </Specimen>
    </Chapter>
  );
}
