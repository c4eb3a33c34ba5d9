import { useLingui } from '@lingui/react';
import type { Address } from '#domain/shop/customer.ts';
import { countryName } from '#i18n/countryName.ts';
import classes from './review.module.css';

/** Postal address, line by line, with the country in the reader's language. */
export function AddressLines({ address }: { address: Address }) {
  const { i18n } = useLingui();
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  const lines = [
    address.company,
    name,
    address.street,
    `${address.postcode} ${address.city}`,
    countryName(address.countryCode, i18n.locale),
  ].filter((line): line is string => Boolean(line));
  return (
    <address className={classes.address}>
      {lines.map((line, index) => (
        <div key={line} dir="auto">
          {index === 0 ? <b>{line}</b> : line}
        </div>
      ))}
    </address>
  );
}
