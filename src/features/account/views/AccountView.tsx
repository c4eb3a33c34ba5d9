import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { AccountPlaces } from '#components/account/AccountPlaces.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { needsMigration } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './account.module.css';

/** `/account`: whose account it is, how it is secured, and on phones the ways to all its places. */
export function AccountView({ read }: { read: AsyncData<Customer> }) {
  const { t } = useLingui();
  return (
    <AccountLayout current="overview">
      <Async
        read={read}
        page={t`Mein Konto`}
        failed={t`Ihr Konto konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="20rem" />}
      >
        {(customer) => <Overview customer={customer} />}
      </Async>
      <AccountPlaces />
    </AccountLayout>
  );
}

function Overview({ customer }: { customer: Customer }) {
  const { fullName, email, accountType, company, twoFactorEnabled } = customer;
  const rows = [
    {
      key: 'email',
      term: <Trans>E-Mail-Adresse</Trans>,
      value: email,
    },
    {
      key: 'password',
      term: <Trans>Passwort</Trans>,
      value: '••••••••',
      href: pathTo('/account/change-password'),
      way: <Trans>Passwort ändern</Trans>,
    },
    {
      key: 'twoFactor',
      term: <Trans>Zwei-Faktor</Trans>,
      value: twoFactorEnabled ? <Trans>Eingeschaltet</Trans> : <Trans>Nicht eingerichtet</Trans>,
      href: pathTo('/account/two-factor'),
      way: twoFactorEnabled ? <Trans>Zwei-Faktor verwalten</Trans> : <Trans>Zwei-Faktor einrichten</Trans>,
    },
  ];
  return (
    <>
      <PageHeader
        title={<Trans>Mein Konto</Trans>}
        lede={
          accountType === 'company' ? (
            <Trans>
              {fullName ?? email}, Unternehmen: {company?.companyName ?? '–'}
            </Trans>
          ) : (
            (fullName ?? email)
          )
        }
      />
      {needsMigration(customer) && (
        <Panel title={<Trans>Daten aus dem bisherigen Portal</Trans>}>
          <div className="stack">
            <p className="soft">
              <Trans>
                Sie waren dort schon Kundin oder Kunde? Dann übernehmen wir Ihre Angaben, mit Ihrer Kundennummer.
              </Trans>
            </p>
            <div>
              <ButtonLink href={pathTo('/migration')}>
                <Trans>Daten übernehmen</Trans>
              </ButtonLink>
            </div>
          </div>
        </Panel>
      )}
      <Panel title={<Trans>Anmeldung und Sicherheit</Trans>}>
        <dl className={classes.rows}>
          {rows.map(({ key, term, value, href, way }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{value}</dd>
              {href && (
                <dd>
                  <ButtonLink size="sm" variant="secondary" href={href}>
                    {way}
                  </ButtonLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}
