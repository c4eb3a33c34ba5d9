import { expect, test } from 'vitest';
import type { OwnProfile } from '#domain/shop/item.ts';
import { compareProfile, profileValuesOf } from './profileEdited.ts';

const file = (mediaType: OwnProfile['mediaFiles'][number]['mediaType'], fileName: string) => ({
  mediaType,
  fileName,
  url: `/${fileName}`,
  widths: [],
});
const profile: OwnProfile = {
  uuid: 'u',
  profileName: 'Mira',
  profileDescription: 'Malt.',
  profileImage: '/a.png',
  itemCount: 2,
  mediaFiles: [file('gallery', 'g.png'), file('avatar', 'a.png'), file('other', 'o.png'), file('banner', 'b.png')],
};
const shown = profileValuesOf(profile);
const callsFor = (changes: object, now = profile) => compareProfile(shown, { ...shown, ...changes }, now).calls;

test('a profile is shown as the shop has it, also when it is empty', () => {
  expect(shown).toEqual({
    profileName: 'Mira',
    profileDescription: 'Malt.',
    avatar: ['a.png'],
    banner: ['b.png'],
    gallery: ['g.png'],
  });
  const texts = { profileName: null, profileDescription: null };
  expect(profileValuesOf({ ...profile, ...texts })).toMatchObject({ profileName: '', profileDescription: '' });
});

test('only changes are written; files all at once, including those of other kinds', () => {
  expect(callsFor({})).toEqual([]);
  expect(callsFor({ profileName: 'Mira K.' })).toEqual([{ profileName: 'Mira K.' }]);
  const emptied = callsFor({ profileName: '', profileDescription: '' });
  expect(emptied).toEqual([{ profileName: null, profileDescription: null }]);
  expect(callsFor({ avatar: ['n.png'], gallery: [] })).toEqual([
    {
      mediaFiles: [
        { mediaType: 'avatar', fileName: 'n.png' },
        { mediaType: 'banner', fileName: 'b.png' },
        { mediaType: 'other', fileName: 'o.png' },
      ],
    },
  ]);
  expect(callsFor({ banner: [] })).toMatchObject([{ mediaFiles: [{ fileName: 'a.png' }, { fileName: 'g.png' }, {}] }]);
});

test('a change made elsewhere is not overwritten before it was shown', () => {
  const now = { ...profile, profileDescription: 'Zeichnet.' };
  const wanted = { ...shown, profileDescription: 'Malt und zeichnet.' };
  const first = compareProfile(shown, wanted, now);
  const current = { profileDescription: 'Zeichnet.' };
  expect(first).toMatchObject({ outdated: ['profileDescription'], calls: [], current });
  expect(compareProfile(first.current, wanted, now).calls).toEqual([{ profileDescription: 'Malt und zeichnet.' }]);
});

test('a value of a save whose answer was lost was not changed elsewhere', () => {
  const sent = { ...shown, profileDescription: 'Zeichnet.' };
  const wanted = { ...shown, profileDescription: 'Malt und zeichnet.' };
  const { outdated, calls } = compareProfile(shown, wanted, { ...profile, profileDescription: 'Zeichnet.' }, sent);
  expect([outdated, calls]).toEqual([[], [{ profileDescription: 'Malt und zeichnet.' }]]);
});
