import { Trans, useLingui } from '@lingui/react/macro';
import { hasHolders, isBeneficial, ownershipTree, sumsOf, uboRoles } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { useShareText } from '#i18n/useShareText.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { ListProps } from './listProps.ts';
import { OwnershipTree } from './OwnershipTree.tsx';
import { PersonActions } from './PersonActions.tsx';
import classes from './persons.module.css';
import { nameOf } from './personText.ts';

/** Owners and their holdings as a picture and as a table, in which the customer edits them. */
export function OwnersPart(props: ListProps) {
  const { companyName, listed, complete, waitsFor, onAdd } = props;
  const { t } = useLingui();
  const columns = useColumns(props);
  return (
    <>
      {listed.length > 0 && (
        <Panel title={<Trans>Beteiligungen</Trans>} action={<Sum owners={listed} />}>
          <OwnershipTree companyName={companyName} nodes={ownershipTree(listed)} />
        </Panel>
      )}
      <Panel
        flush={listed.length > 0}
        title={<Trans>Personen und Gesellschaften</Trans>}
        action={
          <Button variant={complete ? 'secondary' : 'primary'} size="sm" disabledBy={waitsFor} onPress={onAdd}>
            <PlusIcon />
            <Trans>Hinzufügen</Trans>
          </Button>
        }
      >
        {listed.length === 0 ? (
          <p className="soft">
            <Trans>
              Hier sehen Sie alle, die am Unternehmen beteiligt sind oder es kontrollieren. Sie haben noch niemanden
              angegeben.
            </Trans>
          </p>
        ) : (
          <DataTable
            caption={t`Personen und Gesellschaften`}
            captionHidden
            columns={columns}
            rows={listed}
            rowKey={({ id }) => id}
            loadingLabel={t`Wird geladen`}
          />
        )}
      </Panel>
    </>
  );
}

/** Share of the company that is named so far. */
function Sum({ owners }: { owners: readonly UboPerson[] }) {
  const share = useShareText();
  const { equity, voting } = sumsOf(owners, null);
  if (equity === 100 && voting === 100)
    return (
      <span className={classes.sum}>
        <CheckIcon />
        <Trans>Kapital und Stimmen ergeben {share(100)}</Trans>
      </span>
    );
  return (
    <span className="soft">
      <Trans>
        Genannt sind {share(equity)} des Kapitals und {share(voting)} der Stimmen
      </Trans>
    </span>
  );
}

function useColumns(props: ListProps): Column<UboPerson>[] {
  const { companyName, listed } = props;
  const { t } = useLingui();
  const share = useShareText();
  const shareOf = (points: number | null) => (points === null ? '–' : share(points));
  return [
    { key: 'name', header: t`Name`, rowHeader: true, cell: nameOf },
    {
      key: 'of',
      header: t`Beteiligt an`,
      phone: 'labelled',
      cell: ({ heldThrough, equityShares }) => {
        const company = listed.find(({ id }) => id === heldThrough);
        return company ? nameOf(company) : equityShares === null ? '–' : companyName;
      },
    },
    {
      key: 'equity',
      header: t`Kapital`,
      phone: 'labelled',
      align: 'end',
      cell: ({ equityShares }) => shareOf(equityShares),
    },
    {
      key: 'voting',
      header: t`Stimmen`,
      phone: 'labelled',
      align: 'end',
      cell: ({ votingShares }) => shareOf(votingShares),
    },
    {
      key: 'result',
      header: t`Ergebnis`,
      phone: 'amount',
      cell: (person) => <Result person={person} listed={listed} />,
    },
    {
      key: 'actions',
      header: t`Aktion`,
      phone: 'controls',
      headerHidden: true,
      align: 'end',
      cell: (person) => <PersonActions {...props} person={person} />,
    },
  ];
}

/** Status of a person or company among the owners. */
function Result({ person, listed }: { person: UboPerson; listed: readonly UboPerson[] }) {
  const { t } = useLingui();
  if (isBeneficial(person))
    return (
      <Badge>
        {person.roles.includes(uboRoles.fictiveOwner) ? (
          <Trans>fiktiv berechtigt</Trans>
        ) : (
          <Trans>wirtschaftlich berechtigt</Trans>
        )}
      </Badge>
    );
  return (
    <span className="soft small">
      {person.type === 'natural'
        ? t`unter der Grenze`
        : hasHolders(person, listed)
          ? t`Beteiligte sind genannt`
          : t`Beteiligte fehlen noch`}
    </span>
  );
}
