import type { Cases } from '#machines/testing/paths.ts';
import type { confirmationMachine } from './machine.ts';

export const confirmationCases: Cases<typeof confirmationMachine> = {
  events: [
    { type: 'confirmation.requested', id: 'order', question: 'loseData' },
    { type: 'confirmation.requested', id: 'questionnaire', question: 'deleteSurveys' },
    { type: 'confirmation.accepted' },
    { type: 'confirmation.declined' },
    { type: 'confirmation.withdrawn', id: 'order' },
  ],
  outcomes: [],
  aspects: ({ context }) => context.asked?.id,
  invariants: ({ context, value }) => ({
    'the dialog is open exactly while something is asked': (value === 'open') === (context.asked !== null),
  }),
};
