import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { subjects } from '../subjects.ts';
import { ActorList } from './ActorList.tsx';
import { EntryLog } from './EntryLog.tsx';
import { FileActions } from './FileActions.tsx';
import { isIgnored, type Log, listed } from './log.ts';
import { Moment } from './Moment.tsx';
import { step, useWatching } from './store.ts';
import { shownIn, waitingIn } from './watching.ts';

/** Chosen actor, and the number of the chosen entry; null for the latest. */
interface Choice {
  actor: string;
  moment: number | null;
}

/** `#/live`: the app's machines as they run in other tabs of this browser, or as a saved log shows them. */
export function LivePage() {
  const { t } = useLingui();
  const watching = useWatching();
  const [choice, setChoice] = useState<Choice | null>(null);
  const log = shownIn(watching);
  const waiting = waitingIn(watching);
  const actor = log.actors.find(({ id }) => id === choice?.actor) ?? firstIn(log);
  const moment = actor?.id === choice?.actor ? (choice?.moment ?? null) : null;
  // Skips entries that changed nothing, except a chosen one.
  const entries = log.entries.filter(
    (entry) => entry.actor === actor?.id && (!isIgnored(entry) || entry.number === moment),
  );
  const found = moment === null ? -1 : entries.findIndex(({ number }) => number === moment);
  const index = found < 0 ? null : found;
  const shown = entries[index ?? entries.length - 1] ?? null;
  const show = ({ actor: id, number }: LiveEntry) => setChoice({ actor: id, moment: number });
  return (
    <div className="page stack live" data-gap="lg">
      <title>{`${t`Live`} – Parkett Atlas`}</title>
      <div className="row">
        <PageHeader
          title={t`Live`}
          lede={t`Was die Maschinen der App in anderen Tabs gerade tun. Passwörter, Codes und Token verdeckt die App selbst.`}
          actions={<Actions log={log} />}
        />
      </div>
      {watching.file && (
        <Banner
          title={t`Ein gespeichertes Protokoll: ${watching.file.name}`}
          action={
            <Button variant="secondary" size="sm" onPress={() => step({ type: 'file.closed' })}>{t`Schließen`}</Button>
          }
        />
      )}
      {!watching.file && watching.paused && (
        <Banner tone="warning" title={t`Angehalten.`}>
          <Plural value={waiting} one="# neues Ereignis wartet." other="# neue Ereignisse warten." />
        </Banner>
      )}
      {actor ? (
        <div className="live-parts">
          <ActorList log={log} chosen={actor.id} onChoose={(id) => setChoice({ actor: id, moment: null })} />
          <div className="stack" data-gap="xl">
            <Moment
              actor={actor}
              subject={subjects.find(({ machine }) => machine.id === actor.machine) ?? null}
              entries={entries}
              index={index}
              onIndex={(at) =>
                setChoice({ actor: actor.id, moment: at === null ? null : (entries[at]?.number ?? null) })
              }
            />
            <EntryLog log={log} actor={actor.id} shown={shown} onShow={show} />
          </div>
        </div>
      ) : (
        <EmptyState
          title={t`Noch läuft hier nichts.`}
          action={
            <Link href="/" newTab={t`(öffnet neuen Tab)`}>
              {t`App öffnen`}
            </Link>
          }
        >
          <Trans>Öffnen Sie die App in einem anderen Tab, dann erscheinen ihre Maschinen hier.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

/** Returns the actor to show before a choice: the session, which every tab has and most questions concern. */
function firstIn(log: Log): LiveActor | null {
  const all = listed(log).flatMap(({ actors }) => actors.map(({ actor }) => actor));
  return all.find(({ machine }) => machine === 'session') ?? all[0] ?? null;
}

function Actions({ log }: { log: Log }) {
  const { file, live, paused } = useWatching();
  return (
    <>
      {!file && live.actors.length > 0 && (
        <>
          <Button size="sm" onPress={() => step({ type: paused ? 'resumed' : 'paused' })}>
            {paused ? <Trans>Fortsetzen</Trans> : <Trans>Anhalten</Trans>}
          </Button>
          <Button variant="secondary" size="sm" onPress={() => step({ type: 'ended.removed' })}>
            <Trans>Beendete entfernen</Trans>
          </Button>
        </>
      )}
      <FileActions log={log} />
    </>
  );
}
