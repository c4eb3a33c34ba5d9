import { useLingui } from '@lingui/react/macro';
import type { AnyEventObject } from 'xstate';
import type { EdgeKind } from '#machines/testing/graph.ts';
import { KindMark } from '../chart/marks.tsx';
import { kindOf, payloadOf, subjectOf } from './words.ts';
import './step.css';

/** Characters of a payload: more than its two visible lines hold. */
const SHOWN = 400;

/** An event as the chart draws it: its mark and its name, with its payload in small type. */
export function EventWords({ event }: { event: AnyEventObject }) {
  const { t } = useLingui();
  const kind = kindOf(event);
  const said: Record<EdgeKind, string> = {
    event: '',
    done: t`gelingt`,
    error: t`scheitert`,
    after: t`läuft ab`,
    always: '',
  };
  const payload = payloadOf(event);
  return (
    <span className="event-words">
      <svg className="chart-label event-mark" data-kind={kind} viewBox="0 0 12 12" aria-hidden="true">
        <KindMark kind={kind} />
      </svg>
      <span>
        <span className="event-name">{subjectOf(event)}</span>
        {said[kind] && ` ${said[kind]}`}
        {payload && <code className="event-payload">{payload.slice(0, SHOWN)}</code>}
      </span>
    </span>
  );
}
