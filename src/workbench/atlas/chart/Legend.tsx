import { useLingui } from '@lingui/react/macro';
import type { EdgeKind } from '#machines/testing/graph.ts';
import { CHANGES } from '../changes/changes.ts';
import { CHANGE_WORDS } from '../changes/words.ts';
import { KindMark } from './marks.tsx';

interface LegendProps {
  changes: boolean;
  untaken: boolean;
  failures: boolean;
}

/**
 * Meaning of the lines and marks of a chart; explains changes, untaken transitions and failures only if the chart has
 * any.
 */
export function Legend({ changes, untaken, failures }: LegendProps) {
  const { t, i18n } = useLingui();
  const words: [EdgeKind, string][] = [
    ['event', t`Ereignis`],
    ['done', t`Aktor gelingt`],
    ['error', t`Aktor scheitert`],
    ['after', t`Frist läuft ab`],
    ['always', t`sofort`],
  ];
  return (
    <ul className="chart-legend" aria-label={t`Zeichen`}>
      {words.map(([kind, word]) => (
        <li key={kind}>
          <svg width="52" height="12" aria-hidden="true">
            <g className="chart-label" data-kind={kind}>
              <KindMark kind={kind} />
            </g>
            <g className="chart-line" data-kind={kind}>
              <path className="chart-way" d="M18 6h26" />
              <polygon className="chart-head" points="52,6 43,2.5 43,9.5" />
            </g>
          </svg>
          {word}
        </li>
      ))}
      <li>
        <span className="chart-swatch" data-screen="true" />
        {t`Bildschirm`}
      </li>
      <li>
        <span className="chart-swatch" data-final="true" />
        {t`Ende`}
      </li>
      {changes &&
        CHANGES.map((change) => (
          <li key={change}>
            <span className="chart-swatch" data-change={change} />
            {i18n._(CHANGE_WORDS[change])}
          </li>
        ))}
      {untaken && (
        <li>
          <span className="chart-swatch" data-untaken="true" />
          {t`nicht gegangen`}
        </li>
      )}
      {failures && (
        <li>
          <span className="chart-swatch" data-failures="true" />
          {t`gemeldete Fehlschläge`}
        </li>
      )}
    </ul>
  );
}
