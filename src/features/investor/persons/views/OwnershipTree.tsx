import { Trans, useLingui } from '@lingui/react/macro';
import { isBeneficial, type OwnershipNode } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { useShareText } from '#i18n/useShareText.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { BankIcon, UserIcon } from '#ui/signIcons.tsx';
import classes from './persons.module.css';
import { nameOf } from './personText.ts';

type Node = OwnershipNode<UboPerson>;

/** Maximum number of nodes side by side; a wider tree is an indented list on desktops, too. */
const ROOM = 4;
const leavesOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { holders }) => sum + Math.max(1, leavesOf(holders)), 0);

/**
 * Owners and their holdings as a tree; on phones as an indented list. Hidden from screen readers, since the table
 * beside it has the same content.
 */
export function OwnershipTree({ companyName, nodes }: { companyName: string; nodes: readonly Node[] }) {
  return (
    <div aria-hidden="true">
      <ul className={classes.tree} data-wide={leavesOf(nodes) <= ROOM || undefined}>
        <li>
          <div className={classes.node} data-root>
            <span className={classes.kind}>
              <BankIcon />
              <Trans>Ihr Unternehmen</Trans>
            </span>
            <b>{companyName}</b>
          </div>
          <Branch nodes={nodes} />
        </li>
      </ul>
    </div>
  );
}

function Branch({ nodes }: { nodes: readonly Node[] }) {
  const { t } = useLingui();
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map(({ person, holders }) => (
        <li key={person.id}>
          <div className={classes.node} data-owner={isBeneficial(person) || undefined}>
            <span className={classes.kind}>
              {person.type === 'legal' ? <BankIcon /> : <UserIcon />}
              {person.type === 'legal' ? <Trans>Gesellschaft</Trans> : <Trans>Person</Trans>}
            </span>
            <b>{nameOf(person)}</b>
            <Holding person={person} />
            {isBeneficial(person) && (
              <span className={classes.mark}>
                <CheckIcon />
                {person.fictiveBeneficialOwner ? t`fiktiv berechtigt` : t`wirtschaftlich berechtigt`}
              </span>
            )}
          </div>
          <Branch nodes={holders} />
        </li>
      ))}
    </ul>
  );
}

function Holding({ person: { equityShares, votingShares, fictiveBeneficialOwner } }: { person: UboPerson }) {
  const share = useShareText();
  if (equityShares === null && votingShares === null)
    return (
      <span className={classes.share}>
        {fictiveBeneficialOwner ? <Trans>ohne Anteile</Trans> : <Trans>kontrolliert auf andere Weise</Trans>}
      </span>
    );
  const equity = share(equityShares ?? 0);
  const voting = share(votingShares ?? 0);
  return (
    <span className={classes.share}>
      {equity === voting ? (
        <Trans>{equity} Kapital und Stimmen</Trans>
      ) : (
        <Trans>
          {equity} Kapital, {voting} Stimmen
        </Trans>
      )}
    </span>
  );
}
