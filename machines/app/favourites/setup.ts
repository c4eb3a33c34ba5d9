import { assign, emit, setup } from 'xstate';
import { failureOf } from '#domain/shop/failure.ts';
import { backoffDelays, backoffGuards } from '#machines/kit/backoff.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { maximumRetries } from '#machines/kit/retry.ts';
import { addFavourite, type Liked, type LikedWork, readFavourites, removeFavourite } from './ports.ts';
import { isAmong, lastOf, openOf, rememberedFor, wants, wishesLeft } from './rules.ts';
import type { FavouritesContext, FavouritesEmitted, FavouritesEvent, FavouritesInput, Wish } from './types.ts';

type Who = Pick<FavouritesContext, 'customerUuid'>;

export const favouritesSetup = setup({
  types: {
    context: {} as FavouritesContext,
    input: {} as FavouritesInput,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
    tags: {} as 'visitor',
    meta: {} as Meta,
  },
  actors: { readFavourites, addFavourite, removeFavourite },
  delays: { backoff: backoffDelays.backoff },
  guards: {
    mayRepeat: backoffGuards.mayRepeat,
    failedInPassing: backoffGuards.failedInPassing,
    isSomebody: (_, { customerUuid }: Who) => customerUuid !== null,
    wantsToAdd: wants(true),
    wantsToRemove: wants(false),
    isGone: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    /** True if pending wishes are lost. After the end of a session, `session.ended` follows and remembers the wish. */
    hasLostWishes: ({ context }) => context.wishes.length > 0 && context.failure?.kind !== 'unauthorized',
    isUnauthorized: (_, params: { error: unknown }) => failureOf(params.error).kind === 'unauthorized',
    hasOpenWish: ({ context }) => lastOf(context) !== null,
  },
  actions: {
    startOver: assign({ retries: 0 }),
    countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
    rememberFailure: failureActions.rememberFailure,
    remember: assign(({ context: { customerUuid } }, { wish: { productCode } }: { wish: Wish }) => ({
      remembered: { productCode, customerUuid },
    })),
    /** A new wish replaces an earlier one for the same work. */
    queue: assign(({ context }, { wish: { productCode, liked } }: { wish: Wish }) => ({
      wishes: [...context.wishes.filter((each) => each.productCode !== productCode), { productCode, liked }],
    })),
    keep: assign((_, { liked }: { liked: Liked }) => ({ known: liked, doubtful: null, failure: null, retries: 0 })),
    /** Drops wishes that the shop's data already fulfils. */
    dropMoot: assign(({ context }) => ({
      current: null,
      ...wishesLeft(context, ({ productCode, liked }) => liked !== isAmong(context.known, productCode)),
    })),
    begin: assign(({ context: { wishes } }) => ({ current: wishes[0] ?? null, wishes: wishes.slice(1) })),
    keepPlace: assign(({ context }, { place }: { place: LikedWork }) => ({
      known: context.known && { ...context.known, places: [...context.known.places, place] },
    })),
    dropPlace: assign(({ context }) => ({
      known: context.known && {
        ...context.known,
        places: context.known.places.filter(({ productCode }) => productCode !== context.current?.productCode),
      },
    })),
    /** Shows the shop's last known data again; the failed work counts as unknown until it is read. */
    rollBack: assign(({ context }) => ({
      current: null,
      doubtful: context.current?.productCode ?? null,
      remembered: context.remembered?.productCode === context.current?.productCode ? null : context.remembered,
    })),
    putBack: assign(({ context }) => ({ current: null, wishes: openOf(context) })),
    forgetRemembered: assign({ remembered: null }),
    forgetWishes: assign({ wishes: [], remembered: null }),
    /**
     * Adopts a visitor's like for the signed-in customer and remembers it until it is written, so that a reload loses
     * nothing. Forgets a like of another customer.
     */
    arrive: assign(({ context }, { customerUuid }: Who) => {
      const remembered = rememberedFor(context, customerUuid);
      return {
        customerUuid,
        known: null,
        failure: null,
        retries: 0,
        current: null,
        doubtful: null,
        remembered,
        wishes: remembered === null ? [] : [{ productCode: remembered.productCode, liked: true }],
      };
    }),
    leave: assign({
      customerUuid: null,
      known: null,
      failure: null,
      retries: 0,
      current: null,
      doubtful: null,
      wishes: [],
      remembered: null,
    }),
    /** Remembers the customer's own latest like; an unlike is dropped, and the customer has to repeat it. */
    leaveWithWish: assign(({ context }) => {
      const last = lastOf(context);
      const { customerUuid } = context;
      return {
        customerUuid: null,
        known: null,
        failure: null,
        retries: 0,
        current: null,
        doubtful: null,
        wishes: [],
        remembered: last?.liked ? { productCode: last.productCode, customerUuid } : null,
      };
    }),
    askForLogin: emit({ type: 'login.requested' as const }),
    /** Reports that the read failed, so that the pending wishes are lost. */
    emitLost: emit(({ context }) => ({
      type: 'favourites.failed',
      failure: context.failure ?? failureOf(null),
    })),
    emitFailure: emit((_, params: { error: unknown }) => ({
      type: 'favourites.failed',
      failure: failureOf(params.error),
    })),
  },
});
