import { useLingui } from '@lingui/react/macro';
import type { Position } from '#machines/testing/model.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { brief } from './json.ts';
import { changesBetween } from './walk.ts';

/** The last step's changes of the context, before and after, and the whole context on demand. */
export function Before({ before, after }: { before: Position | null; after: Position }) {
  const { t } = useLingui();
  const changes = before === null ? [] : changesBetween(before, after);
  return (
    <section className="stack" data-gap="sm" aria-labelledby="step-context">
      <h3 id="step-context">{t`Kontext`}</h3>
      {changes.length > 0 ? (
        <table className="step-changes">
          <caption className="visually-hidden">{t`Was der letzte Schritt geändert hat`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Feld`}</th>
              <th scope="col">{t`vorher`}</th>
              <th scope="col">{t`nachher`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before: old, after: now }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>
                  <code>{brief(old)}</code>
                </td>
                <td>
                  <code>{brief(now)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="step-soft">{before ? t`Der letzte Schritt hat nichts geändert.` : t`So beginnt die Maschine.`}</p>
      )}
      <Disclosure summary={t`Der ganze Kontext`}>
        <pre className="step-json">{JSON.stringify(after.snapshot.context, null, 2)}</pre>
      </Disclosure>
    </section>
  );
}
