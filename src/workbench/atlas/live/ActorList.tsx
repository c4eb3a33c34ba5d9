import { Trans, useLingui } from '@lingui/react/macro';
import { nameOf } from '#machines/testing/paths.ts';
import { type Listed, type Log, listed } from './log.ts';
import { nameOfActor, timeOf } from './words.tsx';
import './live.css';

export interface ActorListProps {
  log: Log;
  /** Id of the actor that the chart shows. */
  chosen: string | null;
  onChoose: (actor: string) => void;
}

/** Running and ended actors of every tab of the app. */
export function ActorList({ log, chosen, onChoose }: ActorListProps) {
  const { t } = useLingui();
  return (
    <nav className="live-actors" aria-label={t`Aktoren`}>
      {listed(log).map(({ tab, actors }) => (
        <section key={tab.id} className="stack" data-gap="xs">
          <h2 className="live-tab" data-closed={tab.open ? undefined : true}>
            {t`Tab ${tab.number}`} <span className="soft">{tab.open ? tab.page : t`geschlossen`}</span>
          </h2>
          <ul>
            {actors.map((each) => (
              <li key={each.actor.id}>
                <ActorButton
                  {...each}
                  isChosen={each.actor.id === chosen}
                  isOneOfMany={actors.some(
                    ({ actor }) => actor !== each.actor && nameOfActor(actor) === nameOfActor(each.actor),
                  )}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type ActorButtonProps = Listed & {
  isChosen: boolean;
  /** True if only the page where it started distinguishes it from other actors. */
  isOneOfMany: boolean;
  onChoose: (actor: string) => void;
};

function ActorButton({ actor, latest, running, isChosen, isOneOfMany, onChoose }: ActorButtonProps) {
  const since = timeOf(actor.since).slice(0, 8);
  return (
    <button
      type="button"
      className="live-actor"
      aria-pressed={isChosen}
      data-ended={running ? undefined : true}
      onClick={() => onChoose(actor.id)}
    >
      <span className="live-actor-name">{nameOfActor(actor)}</span>
      <span className="live-actor-state">{latest && nameOf(latest.value)}</span>
      <span className="live-actor-since num">
        {running ? <Trans>seit {since}</Trans> : <Trans>beendet</Trans>}
        {isOneOfMany && ` · ${actor.page}`}
      </span>
    </button>
  );
}
