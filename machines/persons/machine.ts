import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import { stillThere } from './rules.ts';
import { personsSetup } from './setup.ts';
import { isGone, ofOutput, onList, remember, removed, settled, takeGiven } from './transitions.ts';

/**
 * Persons of a company in one capacity, which the user adds, changes and removes. A removal takes effect at once, so
 * that the page, the guard and other tabs always agree and no deadline ends the time to reconsider. Undo adds the
 * person again by the usual way: after a lost answer the machine reads the list before it sends a person again.
 */
export const personsMachine = personsSetup.createMachine({
  id: 'persons',
  description: 'The persons of a company in one capacity are named, changed and removed; a removal can be undone.',
  context: ({ input }) => ({
    asked: null,
    ...input,
    persons: [],
    chosen: null,
    given: null,
    removed: null,
    powerOfAttorney: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads who is named for the company.',
      tags: 'busy',
      meta: { requirement: 'design, Reading data' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          {
            guard: { type: 'isFormAsked', params: ofOutput },
            target: 'editing',
            actions: [remember, { type: 'chooseAsked' }],
          },
          { target: 'listing', actions: [remember, { type: 'forgetAsked' }] },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The investor reads why the list could not be loaded, and may try again.',
      meta: { requirement: 'spec 8, failed data fetch' },
      on: { 'retry.requested': { target: 'reading', actions: { type: 'clearFailure' } } },
    },
    listing: {
      description: 'The investor sees who is named and who counts as what, and names, changes or removes somebody.',
      meta: { requirement: 'spec 5.15; spec 5.16' },
      on: {
        ...onList,
        'removal.undone': { guard: { type: 'hasRemoved' }, target: 'saving', actions: { type: 'takeRemoved' } },
      },
    },
    notChanged: {
      description:
        'The investor reads why a change was not answered; the list shows what the shop has, and all can be done again.',
      meta: { requirement: 'design, Failure: a named state with a way on' },
      on: onList,
    },
    editing: {
      description: 'The investor says who somebody is; what is typed is kept in this tab.',
      meta: { requirement: 'spec 3, UBO person' },
      on: {
        'person.submitted': { target: 'saving', actions: takeGiven },
        'person.edited': { actions: { type: 'clearFailure' } },
        'editing.cancelled': { target: 'listing', actions: [{ type: 'tellForgotten' }, { type: 'forgetGiven' }] },
        'list.requested': { guard: { type: 'isKept' }, target: 'listing', actions: { type: 'forgetGiven' } },
      },
    },
    saving: {
      description: 'The shop takes what was said of somebody; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: 'spec 7.17' },
      invoke: {
        id: 'savePerson',
        src: 'savePerson',
        input: ({ context }) => ({
          capacity: context.capacity,
          id: stillThere(context.chosen, context.persons),
          draft: given(context.given),
        }),
        onDone: { target: 'reading', actions: settled },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing', actions: keepFailure },
          { guard: { type: 'isThereAlready', params: errorOf }, target: 'recognising', actions: keepFailure },
          { guard: isGone, target: 'gone', actions: { type: 'forgetPerson' } },
          { target: 'notSaved', actions: keepFailure },
        ],
      },
    },
    recognising: {
      description: 'The shop says that it has them already; the app looks whether it has what was said.',
      tags: 'busy',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          { guard: { type: 'isSaid', params: ofOutput }, target: 'listing', actions: [remember, ...settled] },
          { target: 'notSaved' },
        ],
        onError: { target: 'notSaved', actions: keepFailure },
      },
    },
    notSaved: {
      description: 'The investor reads why it did not arrive, or that it is not known; nothing typed is lost.',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      on: {
        'person.submitted': { target: 'looking', actions: takeGiven },
        'person.edited': { actions: { type: 'clearFailure' } },
        'editing.cancelled': { target: 'reading', actions: settled },
        'list.requested': {
          guard: { type: 'isKept' },
          target: 'reading',
          actions: [{ type: 'forgetGiven' }, { type: 'tellChange' }],
        },
      },
    },
    gone: {
      description:
        'Somebody was removed elsewhere while they were changed here: the investor names them anew, or reads the list.',
      meta: { requirement: 'design, Two tabs; design, Failure: a named state with a way on' },
      on: {
        'person.submitted': { target: 'looking', actions: takeGiven },
        'editing.cancelled': { target: 'reading', actions: settled },
      },
    },
    looking: {
      description: 'Before somebody is named again the app looks whether the shop has them already.',
      tags: 'busy',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          { guard: { type: 'isSaid', params: ofOutput }, target: 'listing', actions: [remember, ...settled] },
          { guard: { type: 'isRemovedMeanwhile', params: ofOutput }, target: 'gone', actions: remember },
          { target: 'saving', actions: remember },
        ],
        onError: { target: 'notSaved', actions: keepFailure },
      },
    },
    removing: {
      description: 'The shop removes somebody; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: 'spec 7.17' },
      invoke: {
        id: 'removePerson',
        src: 'removePerson',
        input: ({ context }) => ({ id: given(context.chosen) }),
        onDone: { target: 'reading', actions: removed },
        onError: [
          { guard: isGone, target: 'reading', actions: removed },
          { guard: { type: 'isRefused', params: errorOf }, target: 'notChanged', actions: keepFailure },
          { target: 'comparing', actions: keepFailure },
        ],
      },
    },
    appointing: {
      description: 'The shop takes how whoever has the account acts for the company.',
      tags: 'busy',
      meta: { requirement: 'spec 6.5' },
      invoke: {
        id: 'changeAuthority',
        src: 'changeAuthority',
        input: ({ context }) => ({
          id: given(context.chosen),
          powerOfAttorney: given(context.powerOfAttorney),
        }),
        onDone: { target: 'reading', actions: { type: 'tellChange' } },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'notChanged', actions: keepFailure },
          { target: 'comparing', actions: keepFailure },
        ],
      },
    },
    comparing: {
      description: 'A change may have arrived though its answer did not: the app looks how the list is now.',
      tags: 'busy',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          {
            guard: { type: 'isWithoutChosen', params: ofOutput },
            target: 'listing',
            actions: [...removed, remember],
          },
          { target: 'notChanged', actions: [{ type: 'rememberStanding', params: ofOutput }, { type: 'tellChange' }] },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    finished: {
      type: 'final',
      tags: 'busy',
      description: 'All are named: the investor goes on.',
      meta: { requirement: 'spec 4, onboarding guard order' },
    },
  },
});
