import type { ScreenUrls } from '#app/flow/useScreenUrl.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import { type PersonsSnapshot, selectChosenId, selectStage } from '#machines/flows/persons/selectors.ts';
import type { Asked } from '#machines/flows/persons/types.ts';
import type { PersonsActor } from './flow.ts';

const LIST = 'list';
/** URL value of a person who is not named yet. */
const NEW = 'new';

const hrefOf = (capacity: Capacity, search: { person?: string } = {}) =>
  capacity === 'owner'
    ? pathTo('/self-disclosure/ubo', undefined, search)
    : pathTo('/self-disclosure/representatives', undefined, search);

/** Returns the form that a URL asks for: `?person=3`, `?person=new`; null for the list and for other values. */
export function askedIn(search: string): Asked | null {
  const person = new URLSearchParams(search).get('person') ?? '';
  if (person === NEW) return { id: null };
  return /^\d{1,15}$/.test(person) ? { id: Number(person) } : null;
}

/** Maps the list and each form to URLs, so that reload, back and forward work. */
export function personUrls(capacity: Capacity, persons: PersonsActor): ScreenUrls<PersonsSnapshot, string> {
  const path = hrefOf(capacity);
  const nameOf = (asked: Asked | null) => (asked === null ? LIST : String(asked.id ?? NEW));
  return {
    screenOf(snapshot) {
      const stage = selectStage(snapshot);
      if (stage === 'form') return nameOf({ id: selectChosenId(snapshot) });
      return stage === 'list' ? LIST : null;
    },
    hrefOf: (screen) => hrefOf(capacity, screen === LIST ? {} : { person: screen }),
    screenAt: ({ pathname, search }) => (pathname === path ? nameOf(askedIn(search)) : null),
    request(screen) {
      if (screen === LIST) persons.send({ type: 'list.requested' });
      else if (screen === NEW) persons.send({ type: 'person.added' });
      else persons.send({ type: 'person.chosen', id: Number(screen) });
    },
    isOver: (_, next) => next === LIST,
  };
}
