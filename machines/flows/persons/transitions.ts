import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { errorOf } from '#machines/kit/failed.ts';

export const ofOutput = ({ event }: { event: { output: UboPerson[] } }) => ({ persons: event.output });
const ofEvent = ({ event }: { event: { id: number } }) => ({ id: event.id });
export const rememberPersons = { type: 'rememberPersons', params: ofOutput } as const;
const choose = { type: 'choose', params: ofEvent } as const;
/** Deletes the typed data after the shop has stored it. */
export const afterWrite = [{ type: 'emitForgotten' }, { type: 'forgetGiven' }, { type: 'emitChange' }] as const;
export const isGone = { type: 'isGone', params: errorOf } as const;

/** Keeps the removed person for an undo, and deletes data typed about them. */
export const afterRemoval = [{ type: 'emitForgotten' }, { type: 'rememberRemoved' }, { type: 'emitChange' }] as const;

/** Events of the list, also after a failed change. */
export const onList = {
  'person.added': { target: 'editing', actions: { type: 'choose', params: { id: null } } },
  'person.chosen': { guard: { type: 'isEditable', params: ofEvent }, target: 'editing', actions: choose },
  'person.removed': { guard: { type: 'isRemovable', params: ofEvent }, target: 'removing', actions: choose },
  'authority.chosen': {
    guard: { type: 'isUser', params: ofEvent },
    target: 'appointing',
    actions: [
      choose,
      {
        type: 'rememberAuthority',
        params: ({ event }: { event: { powerOfAttorney: boolean } }) => ({ powerOfAttorney: event.powerOfAttorney }),
      },
    ],
  },
  'list.accepted': { guard: { type: 'isComplete' }, target: 'finished' },
} as const;

/** Keeps the submitted data until the shop has it. */
export const takeGiven = {
  type: 'rememberGiven',
  params: ({ event }: { event: { draft: PersonDraft } }) => ({ draft: event.draft }),
} as const;
