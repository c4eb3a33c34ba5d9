import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { toTakeBack } from './rules.ts';
import { questionnaireSetup } from './setup.ts';

const ofReading = ({ event }: { event: { output: AnsweredQuestionnaire[] } }) => ({ answered: event.output });
const forgetGone = { type: 'forgetGone', params: ofReading } as const;

/**
 * States that take back the answers that a change resets. The shop takes back a whole test with its first
 * questionnaire, so that no answer of it survives a closed tab; if a shop leaves answers nevertheless, the machine
 * takes them back one after another.
 */
export const takingBack = {
  resetting: questionnaireSetup.createStateConfig({
    description: 'The shop deletes the answers, one questionnaire after the other.',
    tags: 'busy',
    meta: { requirement: '4.23, 7.15' },
    invoke: {
      id: 'takeBack',
      src: 'takeBack',
      input: ({ context }) => ({ id: nonNull(toTakeBack(context)[0] ?? null).id }),
      onDone: [
        {
          guard: { type: 'isLastAndAskedHere' },
          target: 'reading',
          actions: [{ type: 'forgetFirst' }, { type: 'emitChange' }],
        },
        {
          guard: { type: 'isLastToTakeBack' },
          target: 'withdrawn',
          actions: [{ type: 'forgetFirst' }, { type: 'emitChange' }],
        },
        { target: 'lookingForRest', actions: [{ type: 'forgetFirst' }, { type: 'emitChange' }] },
      ],
      onError: { target: 'notReset', actions: keepFailure },
    },
  }),
  lookingForRest: questionnaireSetup.createStateConfig({
    description: 'The app reads which of the other answers the shop has deleted as well.',
    tags: 'busy',
    meta: { requirement: '4.23, 7.15' },
    invoke: {
      id: 'readAnswered',
      src: 'readAnswered',
      onDone: [
        { guard: { type: 'isGoneAndAskedHere', params: ofReading }, target: 'reading', actions: forgetGone },
        { guard: { type: 'isGone', params: ofReading }, target: 'withdrawn', actions: forgetGone },
        { target: 'resetting', actions: forgetGone },
      ],
      onError: { target: 'notReset', actions: keepFailure },
    },
  }),
  notReset: questionnaireSetup.createStateConfig({
    description: 'Not all answers are deleted yet; the page says so, and the investor can retry.',
    meta: { requirement: '4.23' },
    on: { 'retry.requested': { target: 'resetting', actions: clearFailure } },
  }),
};
