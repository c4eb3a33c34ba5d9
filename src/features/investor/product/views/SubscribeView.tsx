import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Earnings } from '#components/product/Earnings.tsx';
import { MaximumNote } from '#components/product/MaximumNote.tsx';
import { reasonText } from '#components/product/reasons.ts';
import { TrustLine } from '#components/product/TrustLine.tsx';
import { TokenField } from '#components/quantity/TokenField.tsx';
import {
  isListed,
  type ProductLabel,
  plainReasons,
  quantityLimits,
  reasonsNotToBuy,
} from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { ContentText } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Calculator } from './useCalculator.ts';

export interface SubscribeViewProps {
  product: Product;
  name: string;
  terms: Terms;
  calculator: Calculator;
  label: ProductLabel;
  customer: Customer | null;
  loggedIn: boolean;
  /** Sum of the investor's earlier orders of this bond, in cents; null while unknown. */
  subscribed: Cents | null;
  contactEmail: string | null;
  /** Line on escrow account, register and supervision; null if the shop has none. */
  trustLine: ContentText | null;
  today: CalendarDate;
  onBuy: (quantity: number) => void;
}

/** Interest calculator with the order button, or the reason why there is none. */
export function SubscribeView(props: SubscribeViewProps) {
  const { t } = useLingui();
  const { product, terms, calculator, label, subscribed } = props;
  const { price, isOpen, reached } = calculator;
  if (reached !== null)
    return (
      <Panel title={t`Höchstbetrag erreicht`}>
        <MaximumNote code={product.code} maximum={reached} subscribed={subscribed ?? 0} />
      </Panel>
    );
  if (label === 'soldOut') return <SoldOut {...props} />;
  const title = price === null ? t`Zeichnung` : isOpen ? t`Zinsen berechnen und zeichnen` : t`Zinsen berechnen`;
  return (
    <Panel title={title}>
      {price === null ? (
        <Way {...props} onSubmit={() => props.onBuy(quantityLimits(terms, false).min)} />
      ) : (
        <AmountForm {...props} price={price} />
      )}
    </Panel>
  );
}

function AmountForm(props: SubscribeViewProps & { price: Cents }) {
  const { terms, subscribed, calculator, price, today, onBuy } = props;
  const { form, isOpen, offered, limits } = calculator;
  const { t } = useLingui();
  const { money } = useFormat();
  const { min, max } = offered;
  const isMaxKnown = subscribed !== null && Number.isFinite(max) && max >= min;
  const tokens = form.read(useFieldValue(form.fields, 'quantity'));
  const lowest = money(min * price);
  const highest = money(max * price);
  const range = isMaxKnown ? t`${lowest} bis ${highest}` : t`ab ${lowest}`;
  const ordered = subscribed ? t`schon gezeichnet: ${money(subscribed)}` : null;
  return (
    <Form onSubmit={() => form.submit(onBuy)} submitCount={form.submitCount}>
      <TokenField
        form={form}
        terms={terms}
        limits={limits}
        hint={isOpen ? [range, ordered].filter(Boolean).join(', ') : undefined}
      />
      <Earnings terms={terms} tokens={tokens} price={price} today={today} />
      <Way {...props} />
    </Form>
  );
}

/** Sold-out bond: the way to bonds that can still be ordered, and to a question about this one (requirement 2.49). */
function SoldOut({ name, contactEmail }: SubscribeViewProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Ausverkauft`}>
      <div className="stack" data-gap="sm">
        <p>{t`Diese Anleihe ist vollständig gezeichnet.`}</p>
        <ButtonLink wide href={pathTo('/search', undefined, { open: '1' })}>
          <Trans>Offene Anleihen ansehen</Trans>
        </ButtonLink>
        {contactEmail && <MailButton email={contactEmail} name={name} variant="secondary" />}
      </div>
    </Panel>
  );
}

interface MailButtonProps {
  email: string;
  name: string;
  variant?: 'primary' | 'secondary';
}

const MailButton = ({ email, name, variant = 'primary' }: MailButtonProps) => (
  <ButtonLink wide variant={variant} href={`mailto:${email}?subject=${encodeURIComponent(name)}`}>
    <Trans>Per E-Mail anfragen</Trans>
  </ButtonLink>
);

/** Order button, or the reason why the investor cannot order and the remedy. */
function Way(props: SubscribeViewProps & { onSubmit?: () => void }) {
  const { product, name, label, customer, loggedIn, contactEmail, trustLine, onSubmit } = props;
  const { isOpen } = props.calculator;
  const { t, i18n } = useLingui();
  if (!isListed(product)) {
    return <p>{t`Diese Anleihe wird zurzeit nicht angeboten.`}</p>;
  }
  if (!isOpen) {
    return (
      <div className="stack" data-gap="sm">
        <p>{i18n._(reasonText[label === 'locked' ? 'locked' : 'notAllowedToBuy'])}</p>
        {contactEmail && <MailButton email={contactEmail} name={name} />}
      </div>
    );
  }
  const reasons = customer ? plainReasons(reasonsNotToBuy(product, customer)) : [];
  return (
    <div className="stack" data-gap="sm">
      <Button
        wide
        type={onSubmit ? 'button' : 'submit'}
        {...(onSubmit && { onPress: onSubmit })}
        disabledReason={reasons.length > 0 ? reasons.map((reason) => i18n._(reasonText[reason])).join(' ') : undefined}
      >
        <Trans>Zeichnen</Trans>
      </Button>
      {!loggedIn && <p className="soft small">{t`Bitte melden Sie sich dafür an. Ihr Betrag bleibt erhalten.`}</p>}
      {trustLine && <TrustLine line={trustLine} />}
    </div>
  );
}
