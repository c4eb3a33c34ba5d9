import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { representativesBeside } from '#domain/onboarding/ownership.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/Form.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';
import { UndoIcon } from '#ui/signIcons.tsx';
import { beginAtTop } from './beginAtTop.ts';
import type { AuthorityProps, ListProps } from './listProps.ts';
import { OwnersPart } from './OwnersPart.tsx';
import classes from './persons.module.css';
import { nameOf } from './personText.ts';
import { RepresentativesPart } from './RepresentativesPart.tsx';

export interface PersonsViewProps extends Omit<ListProps, 'waitsFor'>, AuthorityProps {
  capacity: Capacity;
  stage: 'reading' | 'unread' | 'list';
  failure: Failure | null;
  /** Removed person who can be restored; null if there is none. */
  removed: UboPerson | null;
  /** Persons with unsent input; null among them is a new person. */
  unsent: readonly (UboPerson | null)[];
  onRetry: () => void;
  onUndo: () => void;
  /** Adds a representative as an owner, too. */
  onAdopt: (representative: UboPerson) => void;
  onContinue: () => void;
}

/**
 * `/self-disclosure/representatives` and `/self-disclosure/ubo`: the named persons, and the actions that change them.
 */
export function PersonsView(props: PersonsViewProps) {
  const { capacity, stage, busy, failure, removed, complete, onRetry, onUndo, onContinue } = props;
  const { t } = useLingui();
  const id = useId();
  const waitsFor = busy ? id : undefined;
  const isOwners = capacity === 'owner';
  const wayOn = complete && <Button busy={busy} busyLabel={t`Wird geladen`} onPress={onContinue}>{t`Weiter`}</Button>;
  return (
    <>
      <PageHeader
        title={isOwners ? t`Wer hält oder kontrolliert das Unternehmen?` : t`Wer vertritt das Unternehmen?`}
        lede={
          isOwners ? (
            <Trans>
              Wirtschaftlich berechtigt sind Personen, die mehr als 25 % des Kapitals oder der Stimmen halten. Ab der
              zweiten Ebene zählen Beteiligungen von mehr als 50 % (§ 3 GwG).
            </Trans>
          ) : (
            <Trans>Nennen Sie alle, die im Register als Vertretung eingetragen sind, etwa die Geschäftsführung.</Trans>
          )
        }
      />
      {stage === 'reading' ? (
        <LoadingRegion label={t`Wird geladen`} className="stack">
          <SkeletonBlock height="24rem" />
        </LoadingRegion>
      ) : stage === 'unread' ? (
        <Card>
          {failure && (
            <LoadFailed title={t`Die Liste konnte nicht geladen werden.`} failure={failure} onRetry={onRetry} />
          )}
        </Card>
      ) : (
        <div className="stack" data-gap="lg" data-busy={busy || undefined} ref={beginAtTop}>
          <p role="status" id={id} className="visually-hidden">
            {busy && <Trans>Die Liste wird gerade geändert.</Trans>}
          </p>
          {isOwners && <Representatives {...props} waitsFor={waitsFor} />}
          {isOwners ? (
            <OwnersPart {...props} waitsFor={waitsFor} />
          ) : (
            <RepresentativesPart {...props} waitsFor={waitsFor} />
          )}
          <div role="status" className={classes.undo}>
            {removed && (
              <>
                <span>
                  <Trans>{nameOf(removed)} ist entfernt.</Trans>
                </span>
                <Button variant="secondary" size="sm" disabledBy={waitsFor} onPress={onUndo} ref={takeFocus}>
                  <UndoIcon />
                  <Trans>Rückgängig machen</Trans>
                </Button>
              </>
            )}
          </div>
          <div role="status" className={classes.unsent}>
            {props.unsent.map((person) => (
              <Unsent key={person?.id ?? 'new'} {...props} person={person} waitsFor={waitsFor} />
            ))}
          </div>
          {failure && <NotChanged failure={failure} />}
          {!complete && <Missing isOwners={isOwners} />}
          <div className="cluster wide-only" data-justify="end">
            {wayOn}
          </div>
          {wayOn && <StickyBar label={t`Weiter`} action={wayOn} />}
        </div>
      )}
    </>
  );
}

/** Representatives who may be owners, too, so that the customer need not type them twice. */
function Representatives({
  all,
  unsent,
  waitsFor,
  onAdopt,
}: Pick<PersonsViewProps, 'all' | 'unsent' | 'onAdopt'> & Pick<ListProps, 'waitsFor'>) {
  const offered = representativesBeside(all);
  // Adopting a representative would overwrite the unsent input of a new person.
  if (offered.length === 0 || unsent.includes(null)) return null;
  return (
    <Panel title={<Trans>Auch wirtschaftlich berechtigt?</Trans>}>
      <p className="soft small">
        <Trans>Vertretungsberechtigte müssen Sie nicht noch einmal eingeben: Wir übernehmen ihre Angaben.</Trans>
      </p>
      <div className="cluster">
        {offered.map((person) => (
          <Button key={person.id} variant="secondary" size="sm" disabledBy={waitsFor} onPress={() => onAdopt(person)}>
            <PlusIcon />
            <Trans>{nameOf(person)} übernehmen</Trans>
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** Unsent form, left by going back or in an earlier visit; its input is kept. */
function Unsent({
  person,
  waitsFor,
  onAdd,
  onEdit,
}: Pick<ListProps, 'waitsFor' | 'onAdd' | 'onEdit'> & { person: UboPerson | null }) {
  const name = person && nameOf(person);
  return (
    <div className={classes.undo}>
      <span>
        {name === null ? (
          <Trans>Ein angefangener Eintrag ist noch da, aber nicht gesendet.</Trans>
        ) : (
          <Trans>Ihre Änderungen bei {name} sind noch da, aber nicht gesendet.</Trans>
        )}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabledBy={waitsFor}
        onPress={() => (person === null ? onAdd() : onEdit(person.id))}
      >
        <Trans>Weiter ausfüllen</Trans> <span className="visually-hidden">{name}</span>
      </Button>
    </div>
  );
}

/** A removed row takes its pressed button with it: the undo button receives the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function NotChanged({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (
    <div className="stack" data-gap="sm">
      <FormError>
        {failure.kind === 'violations'
          ? failure.violations.map(({ message }) => message).join(' ')
          : failureText(failure)}
      </FormError>
      <p className="soft small">{t`Die Liste zeigt, was gespeichert ist. Sie können es noch einmal versuchen.`}</p>
    </div>
  );
}

/** Requirement of the step's rule that is still unmet, which is why there is no button to continue. */
function Missing({ isOwners }: { isOwners: boolean }) {
  return (
    <p className="soft">
      {isOwners ? (
        <Trans>
          Bevor es weitergeht, fehlt noch mindestens eine natürliche Person, die wirtschaftlich oder fiktiv
          wirtschaftlich berechtigt ist.
        </Trans>
      ) : (
        <Trans>Bevor es weitergeht, fehlt noch mindestens eine Person, die als Vertretung eingetragen ist.</Trans>
      )}
    </p>
  );
}
