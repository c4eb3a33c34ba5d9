import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { FileLink } from '#ui/FileLink.tsx';
import { Link } from '#ui/Link.tsx';
import { ChoiceCard, Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

export function Choices({ say }: KitContext) {
  const [method, setMethod] = useState<string | null>('transfer');
  const [answer, setAnswer] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [knowledge, setKnowledge] = useState<string[]>(['bonds']);
  const [opened, setOpened] = useState(false);
  const choose = say('Bitte wählen Sie eine Antwort.', 'Please choose an answer.');
  return (
    <Chapter title={say('Wahl', 'Choices')}>
      <Specimen name="RadioGroup, ChoiceCard" wide>
        <div className="halves">
          <RadioGroup label={say('Zahlungsart', 'Payment method')} value={method} onChange={setMethod}>
            <ChoiceCard
              value="transfer"
              title={say('Banküberweisung', 'Bank transfer')}
              description={say(
                'Sie erhalten die Bankverbindung mit GiroCode. Gutschrift in 1–2 Bankarbeitstagen.',
                'You receive the bank details with a GiroCode. Credited in 1–2 banking days.',
              )}
            />
            <ChoiceCard
              value="card"
              title={say('Karte', 'Card')}
              description={say(
                'Weiterleitung zum Zahlungsanbieter mit starker Authentifizierung.',
                'You are forwarded to the payment provider with strong authentication.',
              )}
              aside="+ 0 €"
            />
            <ChoiceCard
              value="debit"
              title={say('Lastschrift', 'Direct debit')}
              description={say('Für dieses Produkt nicht möglich.', 'Not possible for this product.')}
              isDisabled
            />
          </RadioGroup>
          <div className="stack" data-gap="lg">
            <RadioGroup
              label={say(
                'Sind Sie in den USA oder in Kanada steuerpflichtig?',
                'Are you liable to tax in the USA or Canada?',
              )}
              hint={say('Auch eine zweite Staatsangehörigkeit zählt.', 'A second nationality counts too.')}
              value={answer}
              onChange={setAnswer}
              inline
            >
              <Radio value="no">{say('Nein', 'No')}</Radio>
              <Radio value="yes">{say('Ja', 'Yes')}</Radio>
            </RadioGroup>
            <RadioGroup
              label={say('Erfahrung mit Anleihen', 'Experience with bonds')}
              value={null}
              onChange={setAnswer}
              error={choose}
            >
              <Radio value="0">{say('Keine', 'None')}</Radio>
              <Radio value="1">{say('Bis zu drei Geschäfte im Jahr', 'Up to three trades a year')}</Radio>
            </RadioGroup>
          </div>
        </div>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox isSelected={agreed} onChange={setAgreed}>
          {say('Ich habe das ', 'I have read the ')}
          <Link href="#Checkbox">{say('Basisinformationsblatt', 'key information document')}</Link>
          {say(' gelesen.', '.')}
        </Checkbox>
        <Checkbox
          isSelected
          onChange={setAgreed}
          hint={say('Sie können das jederzeit ändern.', 'You can change this at any time.')}
          optional
        >
          {say('Neuigkeiten per E-Mail', 'News by email')}
        </Checkbox>
        <Checkbox
          isSelected={false}
          onChange={setAgreed}
          error={say('Bitte bestätigen Sie den Risikohinweis.', 'Please confirm the risk statement.')}
        >
          {say('Mir ist bewusst, dass ich mein Kapital verlieren kann.', 'I know that I can lose my capital.')}
        </Checkbox>
        <Checkbox isSelected={false} onChange={setAgreed} isDisabled>
          {say('Gesperrt', 'Disabled')}
        </Checkbox>
      </Specimen>
      <Specimen name="CheckboxGroup">
        <CheckboxGroup
          label={say('Kenntnisse', 'Knowledge')}
          hint={say('Mehrere Antworten sind möglich.', 'Several answers are possible.')}
          value={knowledge}
          onChange={setKnowledge}
          options={[
            { value: 'bonds', label: say('Anleihen', 'Bonds') },
            { value: 'funds', label: say('Fonds', 'Funds') },
            { value: 'crypto', label: say('Kryptowertpapiere', 'Crypto securities') },
          ]}
        />
        <CheckboxGroup
          label={say('Kenntnisse (offen)', 'Knowledge (open)')}
          value={[]}
          onChange={setKnowledge}
          error={choose}
          options={[{ value: 'shares', label: say('Aktien', 'Shares') }]}
        />
      </Specimen>
      <Specimen name="FileLink">
        <div>
          <FileLink
            href="#FileLink"
            name={say('Basisinformationsblatt', 'Key information document')}
            meta="PDF, 240 kB"
          />
        </div>
        <div>
          <FileLink
            onPress={() => setOpened(!opened)}
            busy={opened}
            busyLabel={say('Wird geladen', 'Loading')}
            name={say('Wertpapierinformationsblatt nach WpPG', 'Securities information sheet')}
            meta="PDF, 1,2 MB"
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
