import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Choice } from '../Choice.tsx';
import { useSlash } from '../chart/SearchBox.tsx';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { save } from '../save.ts';
import { isUnproven, type Proof, proofsWith, tableOf } from './proof.ts';
import { RequirementPage } from './RequirementPage.tsx';
import { readProofs } from './readProofs.ts';
import { Sentence } from './Sentence.tsx';
import { Files, States, Walked } from './words.tsx';
import '../sentences.css';
import './requirements.css';

/** `#/requirements`: every requirement with the states, the code and the tests that keep it; a number opens one. */
export function RequirementsPage() {
  const proofs = use(readProofs());
  const { path } = useRoute();
  const [, number] = path;
  return number ? <RequirementPage number={number} proofs={proofs} /> : <All proofs={proofs} />;
}

/** Parts of the table that a reviewer asks for, by the value of `show` in the address. */
const PARTS: Readonly<Record<string, (proof: Proof) => boolean>> = {
  all: () => true,
  states: ({ states }) => states.length > 0,
  tests: ({ tests }) => tests.length > 0,
  none: isUnproven,
};

function All({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useLingui();
  const { params } = useRoute();
  useSlash();
  const words = params.q ?? '';
  const part = params.show && params.show in PARTS ? params.show : 'all';
  const found = proofsWith(proofs, words).filter(PARTS[part] ?? (() => true));
  const labels: Record<string, string> = {
    all: t`Alle`,
    states: t`mit Zuständen`,
    tests: t`mit Tests`,
    none: t`ohne Beleg`,
  };
  const search = (q: string) => goTo(hrefTo(['requirements'], { ...params, q }), { replace: true });
  return (
    <div className="row page sentences requirements">
      <title>{`${t`Anforderungen`} – Parkett Atlas`}</title>
      <PageHeader
        title={t`Anforderungen`}
        lede={
          <Trans>
            Jeder Satz aus src/docs/requirements.md mit den Zuständen, Regeln und Tests, die ihn nennen, und wann Tests
            diese Zustände zuletzt gegangen sind.
          </Trans>
        }
        actions={
          <>
            <Button variant="secondary" onPress={() => save('requirements.csv', tableOf(found), 'text/csv')}>
              {t`CSV speichern`}
            </Button>
            <Button variant="secondary" onPress={() => print()}>{t`Als PDF drucken`}</Button>
          </>
        }
      />
      <div className="sentences-search no-print">
        <SearchField
          value={words}
          onChange={search}
          onSubmit={search}
          placeholder={t`Nummer, Wort, Zustand, Datei …`}
          labels={{ search: t`In den Anforderungen suchen`, clear: t`Suche leeren` }}
        />
        <Choice
          label={t`Auswahl`}
          options={Object.entries(labels).map(([show, label]) => ({
            label: `${label} (${proofs.filter(PARTS[show] ?? (() => true)).length})`,
            href: hrefTo(['requirements'], { ...params, show: show === 'all' ? '' : show }),
            current: show === part,
          }))}
        />
        <output className="search-count">
          <Plural value={found.length} _0="nichts gefunden" one="# Anforderung" other="# Anforderungen" />
        </output>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t`Keine Anforderung passt dazu.`}>
          {proofs.length === 0 && t`Der Bau des Atlas sammelt die Anforderungen: npm run atlas`}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <DataTable
            caption={t`Anforderungen`}
            captionHidden
            loadingLabel={t`Wird geladen`}
            rows={found}
            rowKey={({ number }) => number}
            groupOf={({ section }) => section}
            columns={[
              {
                key: 'text',
                header: t`Anforderung`,
                rowHeader: true,
                cell: (proof) => (
                  <>
                    <a className="requirements-number" href={hrefTo(['requirements', proof.number])}>
                      {proof.number}
                    </a>{' '}
                    <Sentence text={proof.text} />
                    {isUnproven(proof) && <Badge tone="danger">{t`ohne Beleg`}</Badge>}
                  </>
                ),
              },
              {
                key: 'states',
                header: t`Zustände`,
                phone: 'detail',
                cell: (proof) => <States proof={proof} most={3} />,
              },
              { key: 'code', header: t`Code`, cell: ({ code }) => <Files places={code} /> },
              { key: 'tests', header: t`Tests`, cell: ({ tests }) => <Files places={tests} /> },
              { key: 'walked', header: t`Gegangen`, cell: (proof) => <Walked proof={proof} /> },
            ]}
          />
        </Card>
      )}
    </div>
  );
}
