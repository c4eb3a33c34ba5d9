import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { hrefTo } from '../route.ts';
import { type Changes, type Commit, type PictureChange, withoutPromise } from './changes.ts';
import { ChangeBadge, Difference } from './Difference.tsx';
import { MachineSection } from './MachineSection.tsx';
import { readChanges } from './readChanges.ts';
import '../sentences.css';
import './changes.css';

/** `#/changes`: differences of behaviour, rules, texts, requirements, screens and bytes to an earlier version. */
export function ChangesPage() {
  const { t } = useLingui();
  const changes = use(readChanges());
  return (
    <div className="row page sentences changes">
      <title>{`${t`Änderungen`} – Parkett Atlas`}</title>
      {changes ? (
        <All changes={changes} />
      ) : (
        <>
          <PageHeader title={t`Änderungen`} />
          <EmptyState title={t`Mit keiner früheren Fassung verglichen.`}>
            {t`Vergleichen: npm run atlas -- --since COMMIT`}
          </EmptyState>
        </>
      )}
    </div>
  );
}

function All({ changes }: { changes: Changes }) {
  const { t, i18n } = useLingui();
  const { from, to, machines, rules, texts, requirements, pictures, sizes } = changes;
  const unpromised = withoutPromise(changes).map(({ name }) => name);
  const nameOf = ({ hash, subject, day }: Commit) => t`${hash.slice(0, 8)} „${subject}“ (${day})`;
  const bytes = (count: number) => i18n.number(count);
  const signed = (count: number) => i18n.number(count, { signDisplay: 'exceptZero' });
  const parts: { id: string; title: string; count: number; content: ReactNode; isKnown?: boolean }[] = [
    {
      id: 'behaviour',
      title: t`Maschinen`,
      count: machines.length,
      content: machines.map((machine) => <MachineSection key={machine.name} machine={machine} />),
    },
    {
      id: 'rules',
      title: t`Guards und Regeln`,
      count: rules.length,
      content: rules.map(({ kind, name, path, change, before, after }) => (
        <details key={`${kind} ${path} ${name}`}>
          <summary>
            <ChangeBadge change={change} /> {kind} <code>{name}</code> <span className="soft">{path}</span>
          </summary>
          <div className="changes-sources">
            {before !== null && <Source label={t`vorher`} text={before} />}
            {after !== null && <Source label={t`nachher`} text={after} />}
          </div>
        </details>
      )),
    },
    {
      id: 'texts',
      title: t`Texte`,
      count: texts.length,
      content: (
        <ul className="changes-list">
          {texts.map(({ files, before, after }) => (
            <li key={`${before?.german} ${after?.german}`}>
              <p lang="de">
                <Difference before={before?.german ?? null} after={after?.german ?? null} />
              </p>
              <p lang="en">
                <Difference before={before?.english ?? null} after={after?.english ?? null} />
              </p>
              <p className="soft">{files.join(', ')}</p>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'requirements',
      title: t`Anforderungen`,
      count: requirements.length,
      content: (
        <ul className="changes-list">
          {requirements.map(({ number, before, after, by }) => (
            <li key={number}>
              <p>
                <Link href={hrefTo(['requirements', number])}>{number}</Link>{' '}
                {before === after ? after : <Difference before={before} after={after} />}
              </p>
              {by.length > 0 && <p className="soft">{t`genannt von ${by.join('; ')}`}</p>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'screens',
      title: t`Bildschirme`,
      count: pictures?.length ?? 0,
      isKnown: pictures !== null,
      content: pictures?.map((picture) => <Pictures key={picture.file} picture={picture} />) ?? (
        <p>{t`Bilder wurden nicht verglichen: npm run atlas -- --since COMMIT --pictures`}</p>
      ),
    },
    {
      id: 'bytes',
      title: t`Bytes`,
      count: sizes?.length ?? 0,
      isKnown: sizes !== null,
      content:
        sizes === null ? (
          <p>{t`Eine der beiden Fassungen ließ sich nicht bauen.`}</p>
        ) : (
          <ul className="changes-list">
            {sizes?.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {bytes(before)} → {bytes(after)} ({signed(after - before)})
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <>
      <PageHeader
        title={t`Änderungen`}
        lede={
          to ? (
            <Trans>
              Von {nameOf(from)} bis {nameOf(to)}
            </Trans>
          ) : (
            <Trans>Von {nameOf(from)} bis zu Dateien, die noch nicht committet waren</Trans>
          )
        }
        actions={<Button variant="secondary" onPress={() => print()}>{t`Als PDF drucken`}</Button>}
      />
      {unpromised.length > 0 && (
        <Banner tone="warning" title={t`Verhalten ohne Test geändert`}>
          {t`Kein Test beschreibt, was sich an diesen Maschinen geändert hat: ${unpromised.join(', ')}`}
        </Banner>
      )}
      <nav className="choice-bar no-print" aria-label={t`Abschnitte`}>
        {parts.map(({ id, title, count }) => (
          <a key={id} href={`#changes-${id}`}>
            {title} ({count})
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, count, content, isKnown = true }) => (
        <section key={id} className="changes-part" aria-labelledby={`changes-${id}`}>
          <h2 id={`changes-${id}`} tabIndex={-1}>
            {title}
          </h2>
          {count === 0 && isKnown ? <p>{t`Nichts geändert.`}</p> : content}
        </section>
      ))}
    </>
  );
}

function Source({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}

function Pictures({ picture: { file, change, pixels } }: { picture: PictureChange }) {
  const { t, i18n } = useLingui();
  const all = [
    { kind: 'before', label: t`vorher`, shown: change !== 'added' },
    { kind: 'difference', label: t`Unterschied`, shown: change === 'changed' },
    { kind: 'after', label: t`nachher`, shown: change !== 'removed' },
  ];
  return (
    <figure className="changes-pictures">
      <figcaption>
        <ChangeBadge change={change} /> <code>{file.replace(/\.png$/, '')}</code>{' '}
        {change === 'changed' && <span className="soft">{t`${i18n.number(pixels)} Pixel`}</span>}
      </figcaption>
      {all
        .filter(({ shown }) => shown)
        .map(({ kind, label }) => (
          <a key={kind} href={`changes/${kind}-${file}`} target="_blank" rel="noreferrer">
            <img src={`changes/${kind}-${file}`} alt={`${label}: ${file}`} loading="lazy" />
          </a>
        ))}
    </figure>
  );
}
