import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { preparationMachine } from '../machine.ts';
import { isRejected } from '../rules.ts';
import {
  canGoOn,
  isOpen,
  isPersistable,
  selectFailure,
  selectLeaving,
  selectMade,
  selectRoom,
  selectStepsDone,
} from '../selectors.ts';
import { preparationScreens } from '../types.ts';
import { identityRequired, item, pending, picture, seller, subject, violations } from './cases.ts';

specOfMachine(subject);

const at = (...events: AnyEventObject[]) => play(preparationMachine, undefined, ...events);
const snapshotAt = (...events: AnyEventObject[]) => at(...events).snapshot;
const startedBy = (...events: AnyEventObject[]) =>
  [[], ...events.map((_, index) => events.slice(0, index + 1))]
    .flatMap((so) => at(...so).effects)
    .flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));

const identified = succeeds('readSeller', seller);
const place = { type: 'place.submitted', place: item.place };
const words = { type: 'words.submitted', words: item.words };
const terms = { type: 'terms.submitted', terms: item.terms };
const added = { type: 'file.added', chosen: pending, file: picture };
const files = { type: 'files.submitted' };
const details = { type: 'details.submitted', details: item.details };
const publish = { type: 'publication.requested' };
const begun = { type: 'file.begun', file: pending };
const prepared = [identified, place, words, terms, added, files, details];
const made = succeeds('createItem', { code: 'WELLE-1A' });
const unpriced = succeeds('readOffer', { isOffered: false });

describe('a seller', () => {
  test('must be identified before anything is prepared, and before anything is written', () => {
    const nobody = succeeds('readSeller', { ...seller, obstacle: 'unidentified' });
    expect(snapshotAt(nobody).value).toBe('unidentified');
    expect(snapshotAt(nobody, { type: 'retry.requested' }).value).toBe('checking');
    expect(startedBy(...prepared, publish, nobody).filter((id) => id === 'createItem')).toEqual([]);
    const refused = snapshotAt(...prepared, publish, identified, fails('createItem', identityRequired));
    expect([refused.value, selectStepsDone(refused)]).toEqual(['unidentified', 5]);
  });
});

describe('a work', () => {
  test('can be viewed up to the answered steps, not beyond', () => {
    const early = snapshotAt(identified, place, words);
    expect(preparationScreens.map((screen) => isOpen(early, screen))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
    const back = snapshotAt(...prepared, { type: 'screen.requested', screen: preparationScreens[1] });
    expect([back.value, preparationScreens.every((screen) => isOpen(back, screen))]).toEqual([
      { metadata: 'answering' },
      true,
    ]);
  });

  test('continues from its files when all chosen ones have arrived', () => {
    const at4 = prepared.slice(0, 4);
    expect(canGoOn(snapshotAt(...at4))).toBe(false);
    expect(canGoOn(snapshotAt(...at4, begun))).toBe(false);
    expect(canGoOn(snapshotAt(...at4, added, { ...begun, file: { name: 'b.png', size: 1 } }))).toBe(false);
    expect(canGoOn(snapshotAt(...at4, begun, added))).toBe(true);
    expect(canGoOn(snapshotAt(...at4, added, begun, { type: 'file.dropped', file: pending }))).toBe(true);
    expect(canGoOn(snapshotAt(...at4, added, { type: 'file.removed', fileName: picture.fileName }))).toBe(false);
  });

  test('waits for each of two files with the same name', () => {
    const second = { type: 'file.begun', file: { ...pending, size: 7 } };
    const both = [...prepared.slice(0, 4), begun, second];
    const one = [...both, added];
    expect([snapshotAt(...both).context.pending.length, canGoOn(snapshotAt(...one))]).toEqual([2, false]);
    expect(snapshotAt(...one).context.pending).toEqual([second.file]);
    const other = { type: 'file.added', chosen: second.file, file: { ...picture, fileName: 'u-2.png' } };
    expect([canGoOn(snapshotAt(...one, other)), snapshotAt(...one, other).context.files.length]).toEqual([true, 2]);
    expect(snapshotAt(...both, { type: 'file.dropped', file: second.file }).context.pending).toEqual([pending]);
  });

  test('starts with the file that was chosen first, or moved to the front', () => {
    const [first, second] = [1, 2].map((chosenAt) => ({ ...picture, fileName: `${chosenAt}.png`, chosenAt }));
    const arrived = [second, first].map((file) => ({ type: 'file.added', chosen: pending, file }));
    const at4 = [...prepared.slice(0, 4), ...arrived];
    expect(snapshotAt(...at4).context.files).toEqual([first, second]);
    const moved = { type: 'file.moved', fileName: second?.fileName };
    expect(snapshotAt(...at4, moved).context.files).toEqual([second, first]);
  });

  test('has each file once, and at most as many as the shop takes', () => {
    const at4 = prepared.slice(0, 4);
    expect(snapshotAt(...at4, added, added).context.files).toHaveLength(1);
    const many = Array.from({ length: itemLimits.files + 1 }, (_, index) => ({
      type: 'file.added',
      chosen: pending,
      file: { ...picture, fileName: `${index}.png` },
    }));
    const full = snapshotAt(...at4, ...many);
    expect([full.context.files.length, selectRoom(full)]).toEqual([itemLimits.files, 0]);
    const chosen = many.map(({ file }) => ({ type: 'file.begun', file: { name: file.fileName, size: 1 } }));
    expect(snapshotAt(...at4, ...chosen, ...chosen).context.pending).toHaveLength(itemLimits.files);
  });

  test('is not created twice, and gets no price that it has', () => {
    const cut = [...prepared, publish, identified, made, unpriced, fails('offerItem', offline)];
    expect(snapshotAt(...cut).value).toEqual({ publishing: 'unanswered' });
    const again = [...cut, publish, identified];
    expect(startedBy(...again).filter((id) => id === 'createItem')).toHaveLength(1);
    const priced = [...again, succeeds('readOffer', { isOffered: true })];
    expect(snapshotAt(...priced).value).toBe('published');
    expect(startedBy(...priced).filter((id) => id === 'offerItem')).toHaveLength(1);
  });

  test('whose price the shop refuses is reported as created, and the price is corrected there', () => {
    const refusedBy = (kind: Failure) =>
      snapshotAt(...prepared, publish, identified, made, unpriced, fails('offerItem', new FailureError(kind)));
    const refused = refusedBy({ kind: 'violations', violations: [] });
    expect([refused.value, isPersistable(refused), selectLeaving(refused)]).toEqual([
      { unpriced: 'told' },
      true,
      'free',
    ]);
    expect(selectMade(refused)).toEqual({
      title: item.words.titleDe,
      code: 'WELLE-1A',
      isRestricted: false,
      refusal: selectFailure(refused),
    });
    expect(selectFailure(refused)?.kind).toBe('violations');
    const general = (status: number) => ({ kind: 'general', status, detail: null }) as const;
    const forGood = [{ kind: 'conflict' }, { kind: 'notFound' }, { kind: 'identityRequired' }, general(400)] as const;
    expect(forGood.map((kind) => refusedBy(kind).value)).toEqual(forGood.map(() => ({ unpriced: 'told' })));
    const open = [{ kind: 'rateLimited', retryAfter: 60 }, { kind: 'unauthorized' }, { kind: 'timeout' }] as const;
    const unknown = [...open, general(500), { kind: 'unavailable', retryAfter: 60 }] as const;
    expect(unknown.map((kind) => refusedBy(kind).value)).toEqual(unknown.map(() => ({ publishing: 'unanswered' })));
  });

  test('that the shop refuses can be changed', () => {
    const refused = snapshotAt(...prepared, publish, identified, fails('createItem', violations));
    expect([refused.value, selectFailure(refused)?.kind]).toEqual([{ collectionSummary: 'answering' }, 'violations']);
    expect(isOpen(refused, preparationScreens[0])).toBe(true);
    const kinds = [
      { kind: 'conflict' },
      { kind: 'general', status: 400, detail: null },
      { kind: 'general', status: 500, detail: null },
      { kind: 'general', status: null, detail: null },
      { kind: 'timeout' },
    ] as const;
    expect(kinds.map(isRejected)).toEqual([true, true, false, false, false]);
    expect(isRejected({ kind: 'notFound' })).toBe(true);
  });
});
