import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { plainReasons, reasonsOfPerson } from '#domain/order/eligibility.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import classes from './notes.module.css';
import { reasonText } from './reasons.ts';

/** Id of the sentence that describes the buttons of all cards. */
export const HELD_BACK = 'held-back';

const reasonsOf = (customer: Customer | null) => (customer ? plainReasons(reasonsOfPerson(customer)) : []);

/** True if this customer can invest in no product at all. */
export const isHeldBack = (customer: Customer | null) => reasonsOf(customer).length > 0;

/** Reasons why this customer can subscribe to none of the products, shown once, with links to resolve them. */
export function HeldBack({ customer }: { customer: Customer | null }) {
  const { t, i18n } = useLingui();
  const reasons = reasonsOf(customer);
  if (reasons.length === 0) return null;
  return (
    <p className={classes.heldBack} role="note">
      <InfoIcon />
      <span>
        <span id={HELD_BACK}>
          <b>{t`Zurzeit können Sie nichts zeichnen.`}</b>{' '}
          {reasons.map((reason) => i18n._(reasonText[reason])).join(' ')}
        </span>{' '}
        {reasons.includes('banned') && <Link href={pathTo('/banned')}>{t`Was das bedeutet`}</Link>}
        {reasons.includes('identityOpen') && <Link href={pathTo('/self-disclosure')}>{t`Zur Selbstauskunft`}</Link>}
        {reasons.includes('moreInfoNeeded') && <Link href={pathTo('/contact')}>{t`Zum Kontakt`}</Link>}
      </span>
    </p>
  );
}
