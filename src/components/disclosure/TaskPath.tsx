import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TaskKey } from '#domain/onboarding/steps.ts';
import { minutesLeft, type Task } from '#domain/onboarding/tasks.ts';
import { CheckIcon, ChevronIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { ProgressTrack } from '#ui/Progress.tsx';
import { ClockIcon, LockIcon } from '#ui/signIcons.tsx';
import classes from './disclosure.module.css';
import { lockedTexts, taskNames } from './taskTexts.ts';

export interface TaskPathProps {
  tasks: readonly Task[];
  current: TaskKey;
  pathOf: (task: Task) => string;
}

/** Progress of the self-disclosure: a list beside the task, on phones a single line that unfolds. */
export function TaskPath({ tasks, current, pathOf }: TaskPathProps) {
  const { t } = useLingui();
  const place = tasks.findIndex(({ key }) => key === current) + 1;
  const done = tasks.filter(({ state }) => state === 'done' || state === 'waiting').length;
  const left = <Minutes left={minutesLeft(tasks)} isOnline={tasks.some(({ state }) => state === 'elsewhere')} />;
  const bar = (
    <ProgressTrack
      label={t`Fortschritt`}
      max={tasks.length}
      value={done}
      valueText={t`${done} von ${tasks.length} Schritten erledigt`}
    />
  );
  const list = (
    <ol className={classes.path} aria-label={t`Schritte der Selbstauskunft`}>
      {tasks.map((task) => (
        <Item key={task.key} task={task} isCurrent={task.key === current} href={pathOf(task)} />
      ))}
    </ol>
  );
  return (
    <nav aria-label={t`Selbstauskunft`} className={classes.guide}>
      <div className={`wide-only ${classes.left}`}>
        <p className={classes.rest}>
          <b>{left}</b>
        </p>
        {bar}
        {list}
      </div>
      <details className={`narrow-only ${classes.line}`}>
        <summary>
          <b>
            <Trans>
              Schritt {place} von {tasks.length}
            </Trans>
          </b>
          <span className="soft">
            {left} <ChevronIcon className={classes.turn ?? ''} />
          </span>
          {bar}
        </summary>
        {list}
      </details>
    </nav>
  );
}

/** Approximate minutes left; without any, says that all online tasks are done if offline ones remain. */
function Minutes({ left, isOnline }: { left: number; isOnline: boolean }): ReactNode {
  if (left === 0) return isOnline ? <Trans>online ist alles erledigt</Trans> : <Trans>alles erledigt</Trans>;
  return <Plural value={left} one="noch etwa eine Minute" other="noch etwa # Minuten" />;
}

function Item({ task, isCurrent, href }: { task: Task; isCurrent: boolean; href: string }) {
  const { t, i18n } = useLingui();
  const { key, state, minutes } = task;
  const name = i18n._(taskNames[key]);
  return (
    <li data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className={classes.dot} aria-hidden="true">
        {state === 'done' && <CheckIcon />}
        {state === 'locked' && <LockIcon />}
        {state === 'waiting' && <ClockIcon />}
      </span>
      {isCurrent ? (
        <b>{name}</b>
      ) : state === 'locked' ? (
        <span>{name}</span>
      ) : (
        <Link variant="plain" href={href}>
          {name}
        </Link>
      )}
      {state === 'done' && <span className="visually-hidden"> ({t`erledigt`})</span>}
      {state === 'locked' && <p className={classes.more}>{i18n._(lockedTexts[key])}</p>}
      {state === 'waiting' && <p className={classes.more}>{t`Wird geprüft`}</p>}
      {state === 'elsewhere' && <p className={classes.more}>{t`nicht online`}</p>}
      {state === 'open' && (
        <p className={classes.more}>
          <Plural value={minutes} one="etwa eine Minute" other="etwa # Minuten" />
        </p>
      )}
    </li>
  );
}

/** Placeholder of the path, with its size. */
export const AwaitedPath = () => <div className={classes.awaited} />;
