import { expect, test } from 'vitest';
import { Upload } from '#domain/shop/upload.ts';
import { remove } from '../db/rows.ts';
import { createShop } from '../server.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describeShop('profiles', (fixture) => {
  test('have a unique name, a text and pictures', async () => {
    const { visitor, shop } = fixture();
    const app = createShop({ ...shop, reading: 'marketplace' });
    const clara = await visitor.as('cleared');
    const put = (body: object, client = clara) => client.call('PUT', client.path, body);
    const { url, fileName, mediaType } = Upload.parse(
      (await clara.call('POST', 'media-files/presign', { filename: 'a.png' })).body,
    );
    const headers = { 'Content-Type': mediaType, 'Content-Length': '12', 'x-amz-acl': 'public-read' };
    await app.request(url, { method: 'PUT', headers, body: new Uint8Array([...PNG, 1, 2, 3, 4]) });
    const mediaFiles = [
      { mediaType: 'avatar', fileName },
      { mediaType: 'gallery', fileName },
    ];
    const saved = await put({ profileName: 'Clara 木', profileDescription: 'Sammelt.', mediaFiles });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { profileName: 'Clara 木', profileDescription: 'Sammelt.', profileImage: expect.stringContaining('/download') },
    ]);
    const query =
      '{ customer(profileName: "clara 木") { profileName profileDescription mediaFiles { mediaType url } } }';
    const market = clientOf(shop.url, null, async (address, init) => app.request(address, init));
    expect((await market.call('POST', 'graphql', { query })).body).toMatchObject({
      data: { customer: { profileDescription: 'Sammelt.', mediaFiles: [{ mediaType: 'avatar' }, {}] } },
    });
    // A customer cannot take another customer’s name, in any case, or picture.
    const thomas = await visitor.as('professional');
    expect((await put({ profileName: 'CLARA 木' }, thomas)).body).toMatchObject({
      violations: [{ propertyPath: 'profileName', code: 'PROFILE_NAME_USED' }],
    });
    expect((await put({ mediaFiles }, thomas)).status).toBe(404);
    // Names that look like another customer’s or the shop’s own fail too.
    await put({ profileName: 'lda Falk 0815' });
    for (const [profileName, code] of [
      ['Ida-Fаlk O8I5', 'PROFILE_NAME_ALIKE'],
      ['ida–falk 0815', 'PROFILE_NAME_ALIKE'],
      ['ida—falk０８１５', 'PROFILE_NAME_ALIKE'],
      ['аdmin', 'PROFILE_NAME_RESERVED'],
      ['support-team', 'PROFILE_NAME_RESERVED'],
      ['sup.port', 'PROFILE_NAME_RESERVED'],
      ['support\u3164', 'PROFILE_NAME_RESERVED'],
      ['Parkett Kundenservice', 'PROFILE_NAME_RESERVED'],
      ['mein.parkett', 'PROFILE_NAME_RESERVED'],
      ['P@rkeţt', 'PROFILE_NAME_RESERVED'],
    ])
      expect((await put({ profileName }, thomas)).body).toMatchObject({ violations: [{ code }] });
    for (const profileName of ['Teamwork Studio', 'Ida Fälk 0815'])
      expect([profileName, (await put({ profileName }, thomas)).status]).toEqual([profileName, 200]);
    await put({ profileName: 'Clara 木' });
    for (const profileName of ['.', '..', 'a/b', 'a\u202eb', 'a\nb', 'x'.repeat(101)])
      expect([profileName, (await put({ profileName })).status]).toEqual([profileName, 422]);
    expect((await put({ profileDescription: 'x'.repeat(2_001) })).status).toBe(422);
    // A profile without a name is not visible.
    await put({ profileName: '' });
    expect((await market.call('POST', 'graphql', { query })).body).toEqual({ data: { customer: null } });
  });

  test('keep a given-up name for its former owner, also after the owner’s deletion', async () => {
    const { visitor, shop } = fixture();
    const clara = await visitor.as('cleared');
    const thomas = await visitor.as('professional');
    const name = async (client: Client, profileName: string | null) =>
      (await client.call('PUT', client.path, { profileName })).status;
    const used = { violations: [{ propertyPath: 'profileName', code: 'PROFILE_NAME_USED' }] };
    const refused = async () =>
      expect((await thomas.call('PUT', thomas.path, { profileName: 'ALT' })).body).toMatchObject(used);
    for (const other of ['Neu', '', null, 'Neu']) {
      expect([await name(clara, 'Alt'), await name(clara, other)]).toEqual([200, 200]);
      await refused();
    }
    expect(await name(thomas, 'Alter')).toBe(200);
    await remove(shop.database.db, 'customers', { uuid: clara.path.replace('customers/', '') });
    await refused();
  });

  test('with the same new name at once are saved for one customer', async () => {
    const { visitor } = fixture();
    const people = await Promise.all(
      (['cleared', 'julia', 'company', 'professional'] as const).map((who) => visitor.as(who)),
    );
    const answers = await Promise.all(
      people.map((client) => client.call('PUT', client.path, { profileName: 'Einzig' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });
});
