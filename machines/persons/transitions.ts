import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { errorOf } from '#machines/failed.ts';

export const ofOutput = ({ event }: { event: { output: UboPerson[] } }) => ({ persons: event.output });
const ofEvent = ({ event }: { event: { id: number } }) => ({ id: event.id });
export const remember = { type: 'rememberPersons', params: ofOutput } as const;
const choose = { type: 'choose', params: ofEvent } as const;
/** The shop has it: what was typed is not kept any longer. */
export const settled = [{ type: 'tellForgotten' }, { type: 'forgetGiven' }, { type: 'tellChange' }] as const;
export const isGone = { type: 'isGone', params: errorOf } as const;

/** Who is not there any more: they can be put back, and what was typed about them is no use. */
export const removed = [{ type: 'tellForgotten' }, { type: 'rememberRemoved' }, { type: 'tellChange' }] as const;

/** What can be done from the list, also after a change that did not arrive. */
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

/** What is submitted is held until the shop has it. */
export const takeGiven = {
  type: 'rememberGiven',
  params: ({ event }: { event: { draft: PersonDraft } }) => ({ draft: event.draft }),
} as const;
