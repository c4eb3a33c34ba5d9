import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { stillThere } from './rules.ts';
import { personsSetup } from './setup.ts';
import { afterRemoval, afterWrite, isGone, ofOutput, onList, rememberPersons, takeGiven } from './transitions.ts';

/**
 * Persons of a company in one capacity, which the user adds, changes and removes. A removal takes effect at once, so
 * that the page, the guard and other tabs always agree and no deadline ends the time to reconsider. Undo adds the
 * person again by the usual way: after a lost answer the machine reads the list before it sends a person again.
 */
export const personsMachine = personsSetup.createMachine({
  id: 'persons',
  description:
    'The investor names, changes and removes the persons of a company in one capacity; a removal can be undone.',
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
      description: 'The app reads the persons named for the company.',
      tags: 'busy',
      meta: { requirement: '7.17' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          {
            guard: { type: 'isFormAsked', params: ofOutput },
            target: 'editing',
            actions: [rememberPersons, { type: 'chooseAsked' }],
          },
          { target: 'listing', actions: [rememberPersons, { type: 'forgetAsked' }] },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The list could not be loaded; the investor sees the reason and can retry.',
      meta: { requirement: '8.9' },
      on: { 'retry.requested': { target: 'reading', actions: clearFailure } },
    },
    listing: {
      description: 'The investor sees the named persons and their roles, and can add, change or remove a person.',
      meta: { requirement: '5.15, 5.16, 24.6' },
      on: {
        ...onList,
        'removal.undone': { guard: { type: 'hasRemoved' }, target: 'saving', actions: { type: 'takeRemoved' } },
      },
    },
    notChanged: {
      description:
        'A change was refused or not answered; the investor sees the reason, and the list shows the shop’s data.',
      meta: { requirement: '17.2' },
      on: onList,
    },
    editing: {
      description: 'The investor enters a person’s details; this tab keeps the input.',
      meta: { requirement: '3.23, 16.3' },
      on: {
        'person.submitted': { target: 'saving', actions: takeGiven },
        'person.edited': { actions: clearFailure },
        'editing.cancelled': { target: 'listing', actions: [{ type: 'emitForgotten' }, { type: 'forgetGiven' }] },
        'list.requested': { guard: { type: 'isKept' }, target: 'listing', actions: { type: 'forgetGiven' } },
      },
    },
    saving: {
      description: 'The shop stores the person; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: '7.17' },
      invoke: {
        id: 'savePerson',
        src: 'savePerson',
        input: ({ context }) => ({
          capacity: context.capacity,
          id: stillThere(context.chosen, context.persons),
          draft: nonNull(context.given),
        }),
        onDone: { target: 'reading', actions: afterWrite },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing', actions: keepFailure },
          { guard: { type: 'isThereAlready', params: errorOf }, target: 'recognising', actions: keepFailure },
          { guard: isGone, target: 'gone', actions: { type: 'forgetPerson' } },
          { target: 'notSaved', actions: keepFailure },
        ],
      },
    },
    recognising: {
      description:
        'The shop reports that it already has the person; the app checks whether the stored details match the input.',
      tags: 'busy',
      meta: { requirement: '17.2' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          { guard: { type: 'isSaid', params: ofOutput }, target: 'listing', actions: [rememberPersons, ...afterWrite] },
          { target: 'notSaved' },
        ],
        onError: { target: 'notSaved', actions: keepFailure },
      },
    },
    notSaved: {
      description: 'Saving failed or its result is unknown; the investor sees the reason, and the input stays.',
      meta: { requirement: '17.2' },
      on: {
        'person.submitted': { target: 'looking', actions: takeGiven },
        'person.edited': { actions: clearFailure },
        'editing.cancelled': { target: 'reading', actions: afterWrite },
        'list.requested': {
          guard: { type: 'isKept' },
          target: 'reading',
          actions: [{ type: 'forgetGiven' }, { type: 'emitChange' }],
        },
      },
    },
    gone: {
      description:
        'The person was removed elsewhere while being changed here; the investor can add them again or return to the list.',
      meta: { requirement: '17.2' },
      on: {
        'person.submitted': { target: 'looking', actions: takeGiven },
        'editing.cancelled': { target: 'reading', actions: afterWrite },
      },
    },
    looking: {
      description: 'Before saving the person again, the app checks whether the shop already has them.',
      tags: 'busy',
      meta: { requirement: '17.2' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          { guard: { type: 'isSaid', params: ofOutput }, target: 'listing', actions: [rememberPersons, ...afterWrite] },
          { guard: { type: 'isRemovedMeanwhile', params: ofOutput }, target: 'gone', actions: rememberPersons },
          { target: 'saving', actions: rememberPersons },
        ],
        onError: { target: 'notSaved', actions: keepFailure },
      },
    },
    removing: {
      description: 'The shop removes the person; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: '7.17' },
      invoke: {
        id: 'removePerson',
        src: 'removePerson',
        input: ({ context }) => ({ id: nonNull(context.chosen) }),
        onDone: { target: 'reading', actions: afterRemoval },
        onError: [
          { guard: isGone, target: 'reading', actions: afterRemoval },
          { guard: { type: 'isRefused', params: errorOf }, target: 'notChanged', actions: keepFailure },
          { target: 'comparing', actions: keepFailure },
        ],
      },
    },
    appointing: {
      description: 'The shop stores how the account holder represents the company.',
      tags: 'busy',
      meta: { requirement: '6.5' },
      invoke: {
        id: 'changeAuthority',
        src: 'changeAuthority',
        input: ({ context }) => ({
          id: nonNull(context.chosen),
          powerOfAttorney: nonNull(context.powerOfAttorney),
        }),
        onDone: { target: 'reading', actions: { type: 'emitChange' } },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'notChanged', actions: keepFailure },
          { target: 'comparing', actions: keepFailure },
        ],
      },
    },
    comparing: {
      description: 'A change may have arrived although its answer was lost; the app reads the current list.',
      tags: 'busy',
      meta: { requirement: '17.2' },
      invoke: {
        id: 'readPersons',
        src: 'readPersons',
        onDone: [
          {
            guard: { type: 'isWithoutChosen', params: ofOutput },
            target: 'listing',
            actions: [...afterRemoval, rememberPersons],
          },
          { target: 'notChanged', actions: [{ type: 'keepPersons', params: ofOutput }, { type: 'emitChange' }] },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    finished: {
      type: 'final',
      tags: 'busy',
      description: 'All required persons are named; the investor continues to the next step.',
      meta: { requirement: '4.31' },
    },
  },
});
