import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, use } from 'react';
import { localeOf } from '#i18n/localeOf.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { hrefTo } from '../route.ts';
import { Picture } from '../screens/Picture.tsx';
import { readShown } from '../screens/screenshots.ts';
import type { Proof } from './proof.ts';
import { Sentence } from './Sentence.tsx';
import { States, Walked } from './words.tsx';

/** `#/requirements/4.12`: everything that keeps one requirement, with the pictures of its states. */
export function RequirementPage({ number, proofs }: { number: string; proofs: readonly Proof[] }) {
  const { t, i18n } = useLingui();
  const shown = use(readShown());
  const index = proofs.findIndex((each) => each.number === number);
  const proof = proofs[index];
  const all = <Link href={hrefTo(['requirements'])}>{t`Alle Anforderungen`}</Link>;
  if (!proof) {
    return (
      <div className="row page">
        <title>{`${number} – Parkett Atlas`}</title>
        <PageHeader title={number} />
        <EmptyState title={t`Diese Anforderung gibt es nicht.`} action={all} />
      </div>
    );
  }
  const pictures = shown.filter(({ state }) => proof.states.some((own) => own.state === state));
  const neighbour = (step: number, arrow: string) => {
    const other = proofs[index + step];
    return other && <Link href={hrefTo(['requirements', other.number])}>{`${arrow} ${other.number}`}</Link>;
  };
  const facts = [
    { term: t`Zustände`, value: proof.states.length > 0 && <States proof={proof} /> },
    { term: t`Code`, value: proof.code.length > 0 && <Places places={proof.code} /> },
    { term: t`Tests`, value: proof.tests.length > 0 && <Places places={proof.tests} /> },
    { term: t`Gegangen`, value: proof.states.length > 0 && <Walked proof={proof} /> },
  ];
  return (
    <div className="row page sentences requirements">
      <title>{`${number} – Parkett Atlas`}</title>
      <PageHeader
        title={number}
        eyebrow={<span lang="en">{proof.section}</span>}
        lede={<Sentence text={proof.text} />}
        actions={
          <>
            {neighbour(-1, '←')}
            {neighbour(1, '→')}
            {all}
          </>
        }
      />
      <dl className="requirements-facts">
        {facts.map(({ term, value }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </Fragment>
        ))}
      </dl>
      {pictures.length > 0 && (
        <section className="stack">
          <h2>
            <Trans>Bilder der Zustände</Trans>
          </h2>
          <ul className="screens-grid" data-size="phone">
            {pictures.map((each) => (
              <li key={`${each.state} ${each.failure}`}>
                <Picture screenshot={{ ...each, locale: localeOf(i18n), size: 'phone', scheme: 'light' }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Places({ places }: { places: readonly string[] }) {
  return (
    <ul className="requirements-list">
      {places.map((place) => (
        <li key={place}>
          <code>{place}</code>
        </li>
      ))}
    </ul>
  );
}
