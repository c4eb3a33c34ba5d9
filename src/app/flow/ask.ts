import type { ActorRefFrom } from 'xstate';
import type { ConfirmationQuestion, confirmationMachine } from '#machines/app/confirmation/machine.ts';

/** Asks the customer for confirmation; resolves to true if they accept. `id` names the requester. */
export function ask(
  confirmation: ActorRefFrom<typeof confirmationMachine>,
  id: string,
  question: ConfirmationQuestion,
) {
  return new Promise<boolean>((resolve) => {
    const { unsubscribe } = confirmation.on('confirmation.answered', (answer) => {
      if (answer.id !== id) return;
      unsubscribe();
      resolve(answer.accepted);
    });
    confirmation.send({ type: 'confirmation.requested', id, question });
  });
}
