import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';
import { Link } from '#ui/Link.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import { Progress } from '#ui/Progress.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { RichText } from '#ui/RichText.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import { type KitContext, quantityTexts } from './texts.ts';

/** Components combined, as on the home page and in the order. */
export function Product(context: KitContext) {
  const { say, euro } = context;
  const [quantity, setQuantity] = useState('1000');
  const facts = (rate: string, year: string, from: number) => [
    { term: say('Zins p. a.', 'Interest p.a.'), value: rate },
    { term: say('Laufzeit', 'Term'), value: year },
    { term: say('Mindestens', 'from'), value: euro(from) },
  ];
  return (
    <Chapter title={say('Zusammen', 'Together')}>
      <Specimen name="HeartButton: liked, not liked, not known">
        <div className="cluster">
          {[true, false, null].map((isPressed, index) => (
            <HeartButton
              key={String(isPressed)}
              label={say(`Werk ${index + 1} merken`, `Keep work ${index + 1}`)}
              isPressed={isPressed}
              onPress={() => {}}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="product cards" wide>
        <div className="auto-grid">
          <Card as="article" padded={false} className="kit-product">
            <ProductArt code="WINDKRAFT-2032">
              <Badge>{say('Zeichnung offen', 'Open')}</Badge>
            </ProductArt>
            <div className="stack">
              <div>
                <h4>Windkraft Nordsee 2032</h4>
                <p className="soft small">{say('Tokenisierte Anleihe, besichert', 'Tokenised bond, secured')}</p>
              </div>
              <DescriptionList variant="facts" items={facts(say('5,25 %', '5.25%'), '2032', 100_000)} />
              <Progress
                label={say('Platzierung', 'Subscribed')}
                value={62}
                valueText={say('62 % gezeichnet', '62% subscribed')}
              />
              <div className="kit-buy">
                <QuantityField
                  compact
                  label={say('Stückzahl', 'Quantity')}
                  value={quantity}
                  onChange={setQuantity}
                  {...quantityTexts(context)}
                />
                <Button>{say('Zeichnen', 'Subscribe')}</Button>
              </div>
              <p>
                <Link href="#product" variant="strong">
                  {say('Mehr erfahren', 'More info')}
                </Link>
              </p>
            </div>
          </Card>
          <Card as="article" padded={false} className="kit-product">
            <ProductArt code="HOLZBAU-FR-II" tone="accent">
              <Badge tone="accent">{say('Exklusiv', 'Exclusive')}</Badge>
            </ProductArt>
            <div className="stack">
              <div>
                <h4>Holzbau Freiburg II</h4>
                <p className="soft small">{say('Nur für professionelle Kunden', 'Professional clients only')}</p>
              </div>
              <DescriptionList variant="facts" items={facts(say('6,10 %', '6.10%'), '2030', 5_000_000)} />
              <Progress
                label={say('Platzierung', 'Subscribed')}
                value={31}
                valueText={say('31 % gezeichnet', '31% subscribed')}
              />
              <ButtonLink href="#product" variant="secondary" wide>
                {say('Per E-Mail anfragen', 'Ask by email')}
              </ButtonLink>
            </div>
          </Card>
        </div>
      </Specimen>
      <Specimen name="RichText">
        <RichText
          html={say(
            '<h2>Zweck der Emission</h2><p>Ein <strong>Solarpark</strong> mit 54 MW, <a href="/contact">mehr dazu</a>.</p><ul><li>Baubeginn im März</li><li>am Netz im Dezember</li></ul>',
            '<h2>Purpose of the issue</h2><p>A <strong>solar park</strong> of 54 MW, <a href="/contact">more about it</a>.</p><ul><li>begun in March</li><li>connected in December</li></ul>',
          )}
        />
      </Specimen>
      <Specimen name="StickyBar" wide>
        <p className="soft small">{say('Nur unter 52rem.', 'Below 52rem only.')}</p>
        <StickyBar label={say('Ihre Zeichnung', 'Your order')} action={<Button>{say('Weiter', 'Continue')}</Button>}>
          <b>{euro(500_000)}</b>
        </StickyBar>
      </Specimen>
    </Chapter>
  );
}
