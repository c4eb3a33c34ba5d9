import type { Seller } from './ports.ts';
import type { PreparationEvent, PreparationScreen } from './types.ts';

type Event<T extends PreparationEvent['type']> = { event: Extract<PreparationEvent, { type: T }> };
const wanted = ({ event }: Event<'screen.requested'>) => ({ screen: event.screen });
/** Returns the seller that was read, as params of guards and actions. */
export const seller = ({ event }: { event: { output: Seller } }) => event.output;
/** Transitions to the screens that explain why the customer cannot sell. */
export const heldBack = [
  { guard: { type: 'isBanned', params: seller }, target: '#preparation.banned' },
  { guard: { type: 'isUnderReview', params: seller }, target: '#preparation.underReview' },
  { target: '#preparation.unidentified', actions: { type: 'rememberSeller', params: seller } },
] as const;
/** Transitions between the steps, by the address bar and by the list of steps. */
export const ways = {
  'screen.requested': [
    { guard: { type: 'asksForPlace', params: wanted }, target: '#preparation.prepareCollection' },
    { guard: { type: 'asksForWords', params: wanted }, target: '#preparation.metadata' },
    { guard: { type: 'asksForTerms', params: wanted }, target: '#preparation.parameters' },
    { guard: { type: 'asksForFiles', params: wanted }, target: '#preparation.uploadContent' },
    { guard: { type: 'asksForDetails', params: wanted }, target: '#preparation.productMetadata' },
    { guard: { type: 'asksForSummary', params: wanted }, target: '#preparation.collectionSummary' },
  ],
} as const;

/** Builds the state that asks before prepared data is lost; declining leads back to the previous state. */
export const leaving = <Screen extends PreparationScreen, Back extends string>(screen: Screen, back: Back) =>
  ({
    description: 'The page asks the customer whether the prepared data may be lost.',
    meta: { screen, requirement: '2.4' },
    on: { 'leave.confirmed': { target: '#preparation.left' }, 'leave.declined': { target: back } },
  }) as const;
export const asks = { 'leave.requested': { target: 'leaving' } } as const;
