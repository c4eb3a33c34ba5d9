import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { maskedIban } from '#domain/banking/maskedIban.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';

/** Bank account that receives interest and repayments: the company's, or the person's. */
export function PayoutAccountView({ customer }: { customer: Customer }) {
  const isCompany = customer.accountType === 'company';
  const { beneficiary = null, iban = null } = (isCompany ? customer.company : customer) ?? {};
  return (
    <Panel
      title={<Trans>Konto für Auszahlungen</Trans>}
      action={
        <Link variant="strong" href={isCompany ? pathTo('/account/company-edit') : pathTo('/account/edit')}>
          {iban === null ? <Trans>Angeben</Trans> : <Trans>Ändern</Trans>}
        </Link>
      }
    >
      {iban === null ? (
        <p className="soft">
          <Trans>Sie haben noch kein Konto angegeben. Dorthin überweisen wir Zinsen und Rückzahlungen.</Trans>
        </p>
      ) : (
        <DescriptionList
          items={[
            { term: <Trans>Kontoinhaber</Trans>, value: beneficiary ?? '–' },
            { term: <Trans>IBAN</Trans>, value: maskedIban(iban) },
          ]}
        />
      )}
    </Panel>
  );
}
