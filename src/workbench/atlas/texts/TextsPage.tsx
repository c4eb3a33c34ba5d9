import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useSlash } from '../chart/SearchBox.tsx';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { subjects } from '../subjects.ts';
import { type AppText, roomOf, textsOf, textsWith } from './texts.ts';
import '../sentences.css';
import './texts.css';

let read: Promise<readonly AppText[]> | null = null;

/** Returns all texts of the app. Loads the catalogue once. */
function readTexts(): Promise<readonly AppText[]> {
  read ??= import('../../../../locales/en.po?raw').then(({ default: catalogue }) => textsOf(catalogue));
  return read;
}

/** `#/texts`: all texts of the app in both languages, by room, for those who review the words. */
export function TextsPage() {
  const { t } = useLingui();
  const texts = use(readTexts());
  const { params } = useRoute();
  const words = params.q ?? '';
  const found = textsWith(texts, words);
  const search = (q: string) => goTo(hrefTo(['texts'], { q }), { replace: true });
  useSlash();
  return (
    <div className="row page sentences texts">
      <title>{`${t`Texte`} – Parkett Atlas`}</title>
      <PageHeader
        title={t`Texte`}
        lede={
          <Trans>
            Alle {texts.length} Texte der App in beiden Sprachen, nach dem Ordner, in dem sie stehen. Texte der
            Emittenten und Rechtstexte kommen vom Shop.
          </Trans>
        }
      />
      <div className="sentences-search no-print">
        <SearchField
          value={words}
          onChange={search}
          onSubmit={search}
          placeholder={t`Wort, Satz, Datei …`}
          labels={{ search: t`In allen Texten suchen`, clear: t`Suche leeren` }}
        />
        <output className="search-count">
          {words === '' ? '' : <Plural value={found.length} _0="nichts gefunden" one="# Treffer" other="# Treffer" />}
        </output>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t`Kein Text enthält diese Wörter`}
        >{t`Gesucht wird in beiden Sprachen und in Pfaden.`}</EmptyState>
      ) : (
        <Card padded={false}>
          <DataTable
            caption={t`Texte der App`}
            captionHidden
            loadingLabel={t`wird geladen`}
            rows={found}
            rowKey={({ german }) => german}
            groupOf={roomOf}
            columns={[
              {
                key: 'german',
                header: 'Deutsch',
                rowHeader: true,
                cell: ({ german }) => <span lang="de">{german}</span>,
              },
              {
                key: 'english',
                header: 'English',
                phone: 'detail',
                cell: ({ english }) => <span lang="en">{english}</span>,
              },
              { key: 'files', header: t`Dateien`, cell: (text) => <Files text={text} /> },
            ]}
          />
        </Card>
      )}
    </div>
  );
}

/** The files that contain a text, and the pictures of the machine that has their room's name. */
function Files({ text }: { text: AppText }) {
  const { t } = useLingui();
  const machine = subjects.find(({ name }) => name === roomOf(text).split('/').at(-1));
  return (
    <>
      <span className="texts-files">{text.files.map((file) => file.split('/').at(-1)).join(', ')}</span>
      {machine && <Link href={hrefTo([machine.name, 'screens'])}>{t`Bilder`}</Link>}
    </>
  );
}
