import { type Cases, named, type Subject } from '#machines/testing/paths.ts';
import { confirmationMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const confirmationCases: Cases<typeof confirmationMachine> = {
  events: [
    named('by the order', { type: 'confirmation.requested', id: 'order', question: 'loseData' }),
    named('by the questionnaire', {
      type: 'confirmation.requested',
      id: 'questionnaire',
      question: 'deleteSurveys',
    }),
    { type: 'confirmation.accepted' },
    { type: 'confirmation.declined' },
    named('by the order', { type: 'confirmation.withdrawn', id: 'order' }),
  ],
  outcomes: [],
  stateKey: ({ context }) => context.asked?.id,
  invariants: ({ context, value }) => ({
    'the dialog is open exactly while something is asked': (value === 'open') === (context.asked !== null),
  }),
};

export const subject: Subject = {
  name: 'confirmation',
  machine: confirmationMachine,
  cases: confirmationCases,
  selectors,
};
