import { Trans, useLingui } from '@lingui/react/macro';
import { hasHolders, isRemovable } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { Button } from '#ui/Button.tsx';
import type { ListProps } from './listProps.ts';
import classes from './persons.module.css';
import { nameOf } from './personText.ts';

/** Actions on a listed person; a reason replaces the removal if it is not possible. */
export function PersonActions({
  person,
  all,
  waitsFor,
  onEdit,
  onRemove,
}: Pick<ListProps, 'all' | 'waitsFor' | 'onEdit' | 'onRemove'> & { person: UboPerson }) {
  const { t } = useLingui();
  const name = nameOf(person);
  return (
    <div className={classes.actions}>
      <Button variant="quiet" size="sm" disabledBy={waitsFor} onPress={() => onEdit(person.id)}>
        <Trans>Ändern</Trans> <span className="visually-hidden">{name}</span>
      </Button>
      {isRemovable(person, all) ? (
        <Button variant="quiet" size="sm" disabledBy={waitsFor} onPress={() => onRemove(person.id)}>
          <Trans>Entfernen</Trans> <span className="visually-hidden">{name}</span>
        </Button>
      ) : (
        <span className="soft small">
          {hasHolders(person, all) ? t`Bitte zuerst die Beteiligten entfernen` : t`Steht auch in der anderen Liste`}
        </span>
      )}
    </div>
  );
}
