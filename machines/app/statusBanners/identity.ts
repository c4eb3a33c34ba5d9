import { banner, bannersSetup } from './setup.ts';

const ofCheck = ({ event }: { event: { state: string | null } }) => ({ state: event.state });
const isConfirmed = { type: 'isConfirmed', params: ofCheck } as const;
const isUnderReview = { type: 'isUnderReview', params: ofCheck } as const;

/** Banner region of the identity check, by the state of its record. */
export const identity = bannersSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The status of the identity check is not known yet.',
      meta: { requirement: '4.9' },
      on: {
        'identification.read': [
          { guard: isConfirmed, target: 'confirmed' },
          { guard: isUnderReview, target: 'pending' },
          { target: 'notPassed' },
        ],
      },
    },
    notPassed: {
      description: 'The identity is not confirmed; the banner leads to the check.',
      ...banner('identity'),
      on: {
        'identification.read': [
          { guard: isConfirmed, target: 'confirmed' },
          { guard: isUnderReview, target: 'pending' },
        ],
      },
    },
    pending: {
      description: 'The identity check is under review; the banner says so.',
      ...banner('pending'),
      on: {
        'identification.read': [
          { guard: isConfirmed, target: 'confirmed' },
          { guard: isUnderReview },
          { target: 'notPassed' },
        ],
      },
    },
    confirmed: {
      description: 'The identity is confirmed; no banner is shown.',
      meta: { requirement: '4.9' },
      on: {
        'identification.read': [
          { guard: isConfirmed },
          { guard: isUnderReview, target: 'pending' },
          { target: 'notPassed' },
        ],
      },
    },
  },
});
