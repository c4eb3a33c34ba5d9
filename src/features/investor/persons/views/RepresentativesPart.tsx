import { Trans, useLingui } from '@lingui/react/macro';
import { isUser, uboRoles } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import type { AuthorityProps, ListProps } from './listProps.ts';
import { PersonActions } from './PersonActions.tsx';
import classes from './persons.module.css';
import { nameOf } from './personText.ts';

/** The account holder and their authority; then the company's other representatives. */
export function RepresentativesPart(props: ListProps & AuthorityProps) {
  const { listed, complete, waitsFor, byPower, onAdd, onAuthority } = props;
  const { t } = useLingui();
  const others = listed.filter((person) => !isUser(person));
  return (
    <>
      {listed.filter(isUser).map((user) => (
        <Panel key={user.id} title={<Trans>Sie selbst</Trans>}>
          <RadioGroup
            label={t`Wie handeln Sie für das Unternehmen?`}
            value={(byPower ?? !user.roles.includes(uboRoles.representative)) ? 'power' : 'register'}
            onChange={(value) => onAuthority(user.id, value === 'power')}
          >
            <ChoiceCard
              value="register"
              title={<Trans>Ich bin als Vertretung eingetragen</Trans>}
              description={<Trans>Zum Beispiel als Geschäftsführerin, Geschäftsführer oder Vorstandsmitglied.</Trans>}
            />
            <ChoiceCard
              value="power"
              title={<Trans>Ich handle mit einer Vollmacht</Trans>}
              description={<Trans>Ihre Vollmacht laden Sie im Schritt „Nachweise“ hoch.</Trans>}
            />
          </RadioGroup>
        </Panel>
      ))}
      <Panel
        title={<Trans>Weitere Vertretungsberechtigte</Trans>}
        action={
          <Button variant={complete ? 'secondary' : 'primary'} size="sm" disabledBy={waitsFor} onPress={onAdd}>
            <PlusIcon />
            <Trans>Hinzufügen</Trans>
          </Button>
        }
      >
        {others.length === 0 ? (
          <p className="soft">
            <Trans>
              Hier sehen Sie alle anderen, die das Unternehmen vertreten. Sie haben noch niemanden angegeben.
            </Trans>
          </p>
        ) : (
          <ul className={classes.rows} aria-label={t`Weitere Vertretungsberechtigte`}>
            {others.map((person) => (
              <li key={person.id}>
                <div>
                  <b>{nameOf(person)}</b>
                  <About person={person} />
                </div>
                <PersonActions {...props} person={person} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

function About({ person }: { person: UboPerson }) {
  const { date } = useFormat();
  const { type, birthdate, birthplace, registerNumber, address } = person;
  const parts = type === 'legal' ? [registerNumber, address?.city] : [birthdate && `* ${date(birthdate)}`, birthplace];
  return <p className="soft small">{parts.filter(Boolean).join(', ')}</p>;
}
