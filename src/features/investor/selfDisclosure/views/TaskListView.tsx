import { Plural, Trans, useLingui } from '@lingui/react/macro';
import classes from '#components/disclosure/disclosure.module.css';
import { evidenceTexts } from '#components/disclosure/evidenceTexts.ts';
import { lockedTexts, taskNames } from '#components/disclosure/taskTexts.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { allEvidence, isExcerpt } from '#domain/onboarding/evidence.ts';
import { minutesLeft, type Task } from '#domain/onboarding/tasks.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { CheckIcon, SunIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { BankIcon, CardIcon, ClockIcon, FileIcon, LockIcon, MailIcon } from '#ui/signIcons.tsx';

export interface TaskListViewProps {
  accountType: AccountType;
  tasks: readonly Task[];
  pathOf: (task: Task) => string;
  /** Page requested originally, or the home page: the target once no task is left. */
  onwardHref: string;
}

/** `/self-disclosure`: all tasks with their links. Only one button is filled: the next open task's. */
export function TaskListView({ accountType, tasks, pathOf, onwardHref }: TaskListViewProps) {
  const { t } = useLingui();
  const done = tasks.filter(({ state }) => state === 'done').length;
  const next = tasks.find(({ state }) => state === 'open');
  const waits = tasks.some(({ state }) => state === 'waiting');
  const elsewhere = tasks.some(({ state }) => state === 'elsewhere');
  const left = minutesLeft(tasks);
  return (
    <div className="split">
      <div className="stack" data-gap="lg">
        <PageHeader
          title={
            next ? (
              <Trans>In {tasks.length} Schritten zur ersten Zeichnung</Trans>
            ) : elsewhere ? (
              t`Online haben Sie alles erledigt`
            ) : waits ? (
              t`Wir prüfen Ihre Angaben`
            ) : (
              t`Ihre Selbstauskunft ist vollständig`
            )
          }
          lede={
            next ? (
              <>
                {done > 0 && (
                  <>
                    <Plural value={done} one="Ein Schritt ist erledigt." other="# Schritte sind erledigt." />{' '}
                  </>
                )}
                <Plural value={left} one="Noch etwa eine Minute" other="Noch etwa # Minuten" />
                <Trans>. Sie können jederzeit unterbrechen: Erledigte Schritte bleiben gespeichert.</Trans>
              </>
            ) : elsewhere ? (
              <Trans>
                Die übrigen Schritte sind nicht online möglich. Bitte schreiben Sie uns, dann gehen wir sie mit Ihnen
                durch.
              </Trans>
            ) : waits ? (
              <Trans>
                Ihre Identitätsprüfung läuft und dauert meist einen Tag. Wir schreiben Ihnen, sobald das Ergebnis
                vorliegt.
              </Trans>
            ) : (
              <Trans>Sie haben alle Schritte erledigt und können Ihre Angaben hier ansehen und ändern.</Trans>
            )
          }
        />
        <Card>
          <ol className={classes.tasks}>
            {tasks.map((task) => (
              <Row key={task.key} task={task} isNext={task === next} hasBegun={done > 0} href={pathOf(task)} />
            ))}
          </ol>
        </Card>
        {!next && (
          <div className="cluster">
            {elsewhere && <ButtonLink href={pathTo('/contact')}>{t`Zum Kontakt`}</ButtonLink>}
            <ButtonLink href={onwardHref} variant={elsewhere ? 'secondary' : 'primary'}>
              {elsewhere ? <Trans>Zur Übersicht</Trans> : <Trans>Weiter</Trans>}
            </ButtonLink>
          </div>
        )}
      </div>
      <Aside accountType={accountType} />
    </div>
  );
}

function Row({
  task: { key, state, minutes },
  isNext,
  hasBegun,
  href,
}: {
  task: Task;
  isNext: boolean;
  hasBegun: boolean;
  href: string;
}) {
  const { t, i18n } = useLingui();
  const name = i18n._(taskNames[key]);
  return (
    <li data-state={state}>
      <span className={classes.sign}>
        {state === 'done' && <CheckIcon />}
        {state === 'open' && <FileIcon />}
        {state === 'locked' && <LockIcon />}
        {state === 'elsewhere' && <MailIcon />}
        {state === 'waiting' && <ClockIcon />}
      </span>
      <div>
        <b>{name}</b>
        <p className="soft small">
          {state === 'done' && <Trans>Erledigt</Trans>}
          {state === 'waiting' && <Trans>Wird geprüft, meist innerhalb eines Tages</Trans>}
          {state === 'elsewhere' && <Trans>Nicht online möglich</Trans>}
          {state === 'locked' && <>{i18n._(lockedTexts[key])}. </>}
          {(state === 'open' || state === 'locked') && (
            <Plural value={minutes} one="Etwa eine Minute" other="Etwa # Minuten" />
          )}
        </p>
      </div>
      {state === 'locked' ? (
        <span className="small soft wide-only">{t`gesperrt`}</span>
      ) : state === 'open' ? (
        <Way isNext={isNext} href={href} name={name} label={hasBegun ? t`Weiter` : t`Beginnen`} />
      ) : (
        <Link variant="strong" className="small" href={href} aria-label={t`Ansehen: ${name}`}>{t`Ansehen`}</Link>
      )}
    </li>
  );
}

function Way({ isNext, href, name, label }: { isNext: boolean; href: string; name: string; label: string }) {
  const { t } = useLingui();
  const text = isNext ? label : t`Ausfüllen`;
  return isNext ? (
    <ButtonLink href={href} aria-label={`${text}: ${name}`}>
      {text}
    </ButtonLink>
  ) : (
    <Link variant="strong" className="small" href={href} aria-label={`${text}: ${name}`}>
      {text}
    </Link>
  );
}

/** All documents that a company may have to provide, and the places to get them. */
function Papers() {
  const { t, i18n } = useLingui();
  return (
    <div className={classes.papers}>
      <h3>{t`Unterlagen als PDF`}</h3>
      <ul className={classes.needs}>
        {allEvidence.map((purpose) => (
          <li key={purpose} className={classes.need}>
            <FileIcon className={classes.tick ?? ''} />
            <span>
              <b>{i18n._(evidenceTexts[purpose].name)}</b>
              {isExcerpt(purpose) && (
                <>
                  , <Trans>nicht älter als drei Monate</Trans>
                </>
              )}{' '}
              <span className={classes.where}>{i18n._(evidenceTexts[purpose].hint)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Aside({ accountType }: { accountType: AccountType }) {
  const needs =
    accountType === 'company'
      ? [
          {
            key: 'id',
            Icon: CardIcon,
            text: <Trans>Ihren Personalausweis oder Reisepass, gültig und im Original</Trans>,
          },
          { key: 'iban', Icon: BankIcon, text: <Trans>IBAN eines Kontos des Unternehmens</Trans> },
        ]
      : [
          { key: 'id', Icon: CardIcon, text: <Trans>Personalausweis oder Reisepass, gültig und im Original</Trans> },
          { key: 'iban', Icon: BankIcon, text: <Trans>IBAN eines Kontos auf Ihren Namen</Trans> },
          {
            key: 'light',
            Icon: SunIcon,
            text: <Trans>Kamera und gleichmäßiges Licht für die Identitätsprüfung</Trans>,
          },
        ];
  return (
    <aside className="stack" data-gap="lg">
      <Panel title={<Trans>Das brauchen Sie</Trans>}>
        <ul className={classes.needs}>
          {needs.map(({ key, Icon, text }) => (
            <li key={key} className={classes.need}>
              <Icon className={classes.tick ?? ''} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {accountType === 'company' && <Papers />}
      </Panel>
      <Panel title={<Trans>Warum wir fragen</Trans>}>
        <p className="soft small">
          <Trans>
            Das Geldwäschegesetz und das Wertpapierhandelsgesetz verlangen, dass wir wissen, wer zeichnet und ob das
            Wertpapier für Sie angemessen ist. Wir behandeln Ihre Antworten vertraulich; mögliche Empfänger Ihrer Daten
            stehen in den Datenschutzhinweisen.
          </Trans>
        </p>
      </Panel>
    </aside>
  );
}
