import { createHash, randomUUID } from 'node:crypto';
import type { Http } from '#api/http.ts';
import type { NewItem } from '#domain/shop/itemDraft.ts';
import { layer } from './layer.ts';
import { row, type Things } from './rows.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
/** Announces a file, another one each time. */
const announce = (http: Http) => layer.announceMedia(http, { name: 'Welle.png', sha256: digest(randomUUID()) });

const workOf = (picture: string): NewItem => ({
  mediaFiles: [{ fileName: picture, mediaType: 'image' }],
  translations: { de: { name: 'Welle', locale: 'de', description: null } },
  royalties: 10,
  metadata: { collection: null, nft_metadata: {} },
  whitelisting: false,
  mainTaxon: null,
  reference: randomUUID(),
});
const offerOf = (product: string) => ({
  code: `${product}-1`,
  product,
  name: null,
  tracked: true,
  onHand: 3,
  onHandSeen: null,
  channelPricings: { token: { channelCode: 'token' as const, price: 25_000, originalPrice: 25_000 } },
});

export const workRows = {
  announceMedia: row('own', 'POST media-files/presign', announce),
  readUpload: row('own', 'GET media-files/*/presign', (http, { upload }) => layer.readUpload(http, upload)),
  addressOrder: row('own', 'PATCH orders/*/legal-documents-confirm', async (http, { cart }) => {
    const [home] = (await layer.readAddresses(http, 1)).member;
    return layer.addressOrder(http, { tokenValue: cart, billingAddress: home?.iri ?? '' });
  }),
  createItem: row('own', 'POST products', (http, { picture }) => layer.createItem(http, workOf(picture)), 'write'),
  offerItem: row('own', 'PATCH product-variants', (http, { work }) => layer.offerItem(http, offerOf(work)), 'write'),
  changeItem: row('own', 'PUT products/*', (http, { work }) => layer.changeItem(http, work, { royalties: 5 }), 'write'),
  changeOffer: row(
    'own',
    'PUT product-variants/*',
    (http, { work }) => layer.changeOffer(http, offerOf(work)),
    'write',
  ),
  readOwnProfile: row('own', 'POST graphql/Customer', (http, { customerUuid }) =>
    layer.readOwnProfile(http, customerUuid),
  ),
  saveProfile: row('own', 'PUT customers/*', (http, { customerUuid }) =>
    layer.saveProfile(http, customerUuid, { profileDescription: 'Sammelt.' }),
  ),
};

/** Creates Julia’s objects for these calls; sends a picture to the address that the shop signed for it. */
export async function workThings(http: Http, origin: string): Promise<Pick<Things, 'picture' | 'upload' | 'work'>> {
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(randomUUID())]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { url, mediaType, fileName } = await layer.announceMedia(http, { name: 'Welle.png', sha256 });
  const headers = { 'Content-Type': mediaType, 'x-amz-acl': 'public-read' };
  const answer = await fetch(new URL(url, origin), { method: 'PUT', headers, body: bytes });
  if (!answer.ok) throw new Error(`PUT ${url}: ${answer.status}`);
  const { uuid } = await announce(http);
  const { code } = await layer.createItem(http, workOf(fileName));
  return { picture: fileName, upload: uuid ?? '', work: code };
}
