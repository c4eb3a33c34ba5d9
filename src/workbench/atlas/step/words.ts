import type { AnyEventObject } from 'xstate';
import { caseNameOf } from '#machines/testing/cases.ts';
import type { EdgeKind } from '#machines/testing/graph.ts';

const PARTS = /^xstate\.(done|error|after)\.(?:actor\.|state\.)?(.+)$/;

/** Returns the kind of trigger that an event is: an event of a user or another machine, an actor's end, a delay. */
export function kindOf({ type }: AnyEventObject): EdgeKind {
  const [, kind] = PARTS.exec(type) ?? [];
  return kind === 'done' || kind === 'error' || kind === 'after' ? kind : 'event';
}

/** Returns the event's own name, or the name of the actor or delay behind it. */
export function subjectOf({ type }: AnyEventObject): string {
  const [, kind, name = type] = PARTS.exec(type) ?? [];
  return kind === 'after' ? name.slice(0, name.indexOf('.')) : name;
}

/** Returns the event's payload: the name of its case, else JSON in one line; empty without a payload. */
export function payloadOf(event: AnyEventObject): string {
  const name = caseNameOf(event);
  if (name !== undefined) return name;
  const kind = kindOf(event);
  if (kind === 'done') return event.output === undefined ? '' : JSON.stringify(event.output);
  if (kind === 'error') return event.error instanceof Error ? event.error.message : JSON.stringify(event.error);
  if (kind === 'after') return '';
  const { type: _, ...payload } = event;
  return Object.keys(payload).length > 0 ? JSON.stringify(payload) : '';
}
