import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft, RulesOf } from '#components/form/types.ts';
import { useBreachText } from '#components/form/useBreachText.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { obstacleTexts } from '#components/item/obstacleTexts.ts';
import { SaleFailure } from '#components/item/SaleFailure.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { demoBid } from '#domain/constants/itemLimits.ts';
import { type RuleBreach, required, twoDecimals } from '#domain/forms/validation.ts';
import { decimalSign, typedEuro } from '#domain/input/typedEuro.ts';
import { highestBid, isBiddable, totalOfBid } from '#domain/item/bid.ts';
import type { Obstacle } from '#domain/item/purchase.ts';
import { parseEuro } from '#domain/money/money.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { BidStage } from '#machines/flows/bid/selectors.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './bid.module.css';

export interface BidViewProps {
  stage: BidStage;
  /** True while the order is being created. */
  placing: boolean;
  name: string;
  /** Price of the work, which the order costs whatever the bid is; null if unknown. */
  price: Cents | null;
  /** Reason why this customer cannot buy the work; null if there is none. */
  obstacle: Obstacle | null;
  /** Failure to read the work or to create the order. */
  failure: Failure | null;
  draft: FormDraft;
  /** Path that reopens the dialog after the identity check. */
  here: string;
  onSubmit: (amount: Cents) => void;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Bid dialog (requirements 2.28 and 9.3). The dialog says that its figures are a demonstration, and also names the real
 * part: the purchase at the work's price that a bid starts.
 */
export function BidView({ stage, onClose, ...props }: BidViewProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={stage !== 'closed'}
      onClose={onClose}
      title={t`Gebot abgeben`}
      labels={{ close: t`Fenster schließen` }}
    >
      <div key={stage} ref={keepFocus}>
        <Content stage={stage} onClose={onClose} {...props} />
      </div>
    </Dialog>
  );
}

/** Moves the focus to the dialog when a focused part is replaced. */
function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  const dialog = part?.closest<HTMLElement>('[role=dialog]');
  return () => {
    if (!part?.contains(document.activeElement)) return;
    // React has rendered the replacement once this change is finished.
    queueMicrotask(() => {
      if (document.activeElement === document.body) dialog?.focus();
    });
  };
}

function Content({ stage, ...props }: BidViewProps) {
  const { t } = useLingui();
  const { failure, obstacle, price, onRetry, onClose } = props;
  switch (stage) {
    case 'looking':
      return (
        <div className="stack">
          <LoadingRegion label={t`Das Werk wird geladen`} className="stack">
            <SkeletonLine width="70%" />
            <SkeletonBlock height="14rem" />
          </LoadingRegion>
          <Close onPress={onClose} />
        </div>
      );
    case 'unread':
      return (
        failure && (
          <div className="stack">
            <LoadFailed title={t`Das Werk konnte nicht geladen werden.`} failure={failure} onRetry={onRetry} />
            <Close onPress={onClose} />
          </div>
        )
      );
    case 'unavailable':
      return obstacle && <Unavailable {...props} obstacle={obstacle} />;
    case 'entering':
      return price !== null && <BidForm {...props} price={price} />;
    case 'closed':
      return null;
  }
}

const Close = ({ onPress }: { onPress: () => void }) => (
  <FormActions>
    <Button variant="secondary" onPress={onPress}>
      <Trans>Schließen</Trans>
    </Button>
  </FormActions>
);

function Unavailable({ obstacle, here, onClose }: Pick<BidViewProps, 'here' | 'onClose'> & { obstacle: Obstacle }) {
  const { t, i18n } = useLingui();
  const { title, text } = obstacleTexts[obstacle];
  return (
    <div className="stack">
      <div>
        <h3>{i18n._(title)}</h3>
        <p className="soft">{i18n._(text)}</p>
      </div>
      <FormActions>
        <Button variant="secondary" onPress={onClose}>{t`Schließen`}</Button>
        {(obstacle === 'identity' || obstacle === 'rejected') && (
          <ButtonLink href={pathTo('/self-disclosure/kyc', undefined, { redirectPath: here })}>
            {obstacle === 'identity' ? <Trans>Identität bestätigen</Trans> : <Trans>Zur Identitätsprüfung</Trans>}
          </ButtonLink>
        )}
        {obstacle === 'banned' && <ButtonLink href={pathTo('/contact')}>{t`Schreiben Sie uns`}</ButtonLink>}
      </FormActions>
    </div>
  );
}

/** Bid in euros, as typed. */
type BidValues = { amount: string };
type BidBreach = RuleBreach | { kind: 'notBiddable' };

const rules: RulesOf<BidValues, BidBreach> = {
  amount: [required, twoDecimals, (text) => (isBiddable(parseEuro(text) ?? 0) ? null : { kind: 'notBiddable' })],
};

/** Returns the first bid as typed: the price, or as much of it as the balance of the demo covers. */
const typed = (price: Cents, decimal: ',' | '.'): string =>
  typedEuro(Math.min(price, highestBid), decimal).replace(/[,.]00$/, '');

type EnteringProps = Omit<BidViewProps, 'stage' | 'price'> & { price: Cents };

function BidForm({ name, price, placing, failure, draft, onSubmit, onClose }: EnteringProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const breachText = useBreachText();
  const { fields, submit, submitCount } = useForm<BidValues, BidBreach>({
    initial: { amount: typed(price, decimalSign(i18n.locale)) },
    rules,
    say: (breach) =>
      breach.kind === 'notBiddable'
        ? t`Sie können ${money(1)} bis ${money(highestBid)} bieten. Mehr deckt das Beispielguthaben nicht ab.`
        : breachText(breach),
    draft,
  });
  return (
    <Form
      className="stack"
      submitCount={submitCount}
      onSubmit={() => submit(({ amount }) => onSubmit(parseEuro(amount) ?? 0))}
    >
      <p className={classes.demo}>
        <Badge tone="warning">{t`Demo`}</Badge>
        <span>
          <Trans>Das Gebot ist nur eine Demonstration: Bestellt wird immer zum Preis des Werks, {money(price)}.</Trans>
        </span>
      </p>
      <Field of={fields} name="amount">
        {(field) => <TextField label={t`Ihr Gebot`} inputMode="decimal" suffix="€" autoComplete="off" {...field} />}
      </Field>
      <Sum of={fields} />
      <p>
        <Trans>
          Mit dem Gebot beginnt der Kauf von 1 Exemplar von „<bdi>{name}</bdi>“. Der Kauf wird erst verbindlich, wenn
          Sie ihn am Ende bestätigen.
        </Trans>
      </p>
      {failure && <SaleFailure failure={failure} kept={<Trans>Es wurde noch nichts bestellt.</Trans>} />}
      <FormActions>
        <Button variant="secondary" onPress={onClose}>{t`Abbrechen`}</Button>
        <Button type="submit" busy={placing} busyLabel={t`Kauf wird begonnen`}>{t`Gebot abgeben`}</Button>
      </FormActions>
    </Form>
  );
}

/** Balance, fee and total of the bid. */
function Sum({ of: fields }: { of: Fields<BidValues> }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const bid = parseEuro(useFieldValue(fields, 'amount'));
  return (
    <DescriptionList
      items={[
        { term: t`Guthaben (Beispiel)`, value: <span className="num">{money(demoBid.balance)}</span> },
        { term: t`Gebühr (Beispiel)`, value: <span className="num">{money(demoBid.fee)}</span> },
        {
          term: t`Gebot mit Gebühr`,
          value: <span className="num">{bid === null ? '–' : money(totalOfBid(bid))}</span>,
          total: true,
        },
      ]}
    />
  );
}
