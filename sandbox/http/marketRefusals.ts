import { FLAGS } from '#domain/item/prepared.ts';
import { mediaLimit, mediaQuota, mediaQuotaGigabytes } from '#domain/media/mediaFile.ts';
import { codedRefusal, Refused } from './errors.ts';

/** Refusals of the marketplace, with the codes by which the app recognises them. */
export const marketRefusals = {
  identityRequired: () =>
    codedRefusal(
      'IDENTITY_REQUIRED',
      'Zum Verkaufen muss Ihre Identität bestätigt sein.',
      'Your identity has to be confirmed before you can sell.',
    ),
  soldAlready: () =>
    codedRefusal(
      'SOLD_ALREADY',
      'Das Werk ist schon verkauft worden: Titel, Beschreibung, Dateien, Eigenschaften, Nutzungsrechte und Beteiligung bleiben, wie sie sind.',
      'The work has been sold already: title, description, files, properties, rights and royalties stay as they are.',
    ),
  blocked: () =>
    codedRefusal(
      'WORK_BLOCKED',
      'Dieses Werk haben wir aus dem Verkauf genommen. Bitte schreiben Sie uns, wenn Sie es wieder anbieten möchten.',
      'We have taken this work off sale. Please write to us if you would like to offer it again.',
      undefined,
      'allowToBuy',
    ),
  copiesOnlyDown: (most: number) =>
    codedRefusal(
      'COPIES_ONLY_DOWN',
      `Seit dem ersten Verkauf können es nur weniger Exemplare werden: höchstens ${most}.`,
      `Since the first sale there can only be fewer copies: ${most} at most.`,
      { most },
      'onHand',
    ),
  rightsOfOne: (at: 'metadata' | 'onHand') =>
    codedRefusal(
      'RIGHTS_OF_ONE',
      'Ausschließliche Nutzungsrechte kann nur ein Einzelstück haben.',
      'Only a single piece can come with the exclusive rights of use.',
      undefined,
      at === 'metadata' ? `metadata.nft_metadata.${FLAGS.copyrightTransferred}` : at,
    ),
  oneVariant: () =>
    codedRefusal('ONE_VARIANT', 'Ein Werk hat eine Ausgabe.', 'A work has one edition.', undefined, 'code'),
  variantCode: (code: string) =>
    codedRefusal(
      'VARIANT_CODE',
      `Der Code der Ausgabe beginnt mit „${code}-“.`,
      `The code of the edition begins with “${code}-”.`,
      undefined,
      'code',
    ),
  profileName: (reason: keyof typeof ofProfileName) => ofProfileName[reason](),
};

const ofProfileName = {
  characters: () =>
    nameRefusal(
      'PROFILE_NAME',
      'Dieser Profilname enthält Zeichen, die nicht möglich sind.',
      'This profile name has characters that are not possible.',
    ),
  used: () =>
    nameRefusal('PROFILE_NAME_USED', 'Diesen Profilnamen gibt es schon.', 'There is already a profile with this name.'),
  alike: () =>
    nameRefusal(
      'PROFILE_NAME_ALIKE',
      'Dieser Profilname sieht aus wie der eines anderen Profils. Bitte wählen Sie einen, der sich deutlich unterscheidet.',
      'This profile name looks like another profile’s. Please choose one that is clearly different.',
    ),
  reserved: () =>
    nameRefusal(
      'PROFILE_NAME_RESERVED',
      'Diesen Profilnamen vergeben wir nicht, weil er nach unserem eigenen klingt.',
      'We don’t give out this profile name because it sounds like our own.',
    ),
};

const nameRefusal = (code: string, de: string, en: string) => codedRefusal(code, de, en, undefined, 'profileName');

const MEGABYTES = mediaLimit / 1_000_000;

/** Refusals of a file of a work or a profile (spec sections 5 and 8, upload). */
const ofBreach = {
  missing: () =>
    codedRefusal('FILE_MISSING', 'Bitte laden Sie eine Datei hoch.', 'Please upload a file', undefined, 'file'),
  typeNotAllowed: () =>
    codedRefusal(
      'FILE_TYPE_NOT_ALLOWED',
      'Dateien dieses Typs können nicht hochgeladen werden.',
      'This type of file can not be uploaded',
      undefined,
      'filename',
    ),
  notRecognized: () =>
    codedRefusal(
      'FILE_NOT_RECOGNIZED',
      'Die Datei ist nicht das, was ihr Name sagt.',
      'File not recognized',
      undefined,
      'file',
    ),
  hash: () =>
    codedRefusal(
      'FILE_CHANGED',
      'Die Datei ist eine andere als die angekündigte.',
      'The file is another one than was announced.',
      undefined,
      'hash',
    ),
  noRoom: () =>
    codedRefusal(
      'FILES_TOO_BIG',
      `Alle Ihre Dateien zusammen dürfen höchstens ${mediaQuotaGigabytes} GB haben.`,
      `All your files together may have ${mediaQuotaGigabytes} GB at most.`,
      { most: mediaQuota },
      'file',
    ),
  /** 413 if the shop stopped reading before the end of the file. */
  tooBig: (status: 413 | 422 = 422) =>
    new Refused(status, 'Content Too Large', {
      violations: [
        {
          propertyPath: 'file',
          message: { de: `Die Datei ist größer als ${MEGABYTES} MB.`, en: 'File is too big' },
          code: 'FILE_TOO_BIG',
        },
      ],
    }),
};

export const mediaRefusals = {
  ...ofBreach,
  of: (breach: keyof typeof ofBreach) => ofBreach[breach](),
  tooMany: (most: number) =>
    codedRefusal(
      'TOO_MANY_FILES',
      `Mehr als ${most} Dateien sind nicht möglich.`,
      `No more than ${most} files are possible.`,
      { most },
      'file',
    ),
  /** 409 with the number of received bytes, at which the upload continues. */
  notNext: (offset: number) =>
    new Refused(409, 'Conflict', {
      violations: [
        {
          propertyPath: 'Content-Range',
          message: { de: `Es geht bei Byte ${offset} weiter.`, en: `It goes on at byte ${offset}.` },
          code: 'NOT_NEXT',
          parameters: { offset },
        },
      ],
    }),
};
