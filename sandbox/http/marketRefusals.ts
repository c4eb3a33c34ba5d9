import { mediaLimit } from '#domain/constants/itemLimits.ts';
import { FLAGS } from '#domain/item/prepared.ts';
import { mediaQuota, mediaQuotaGigabytes } from '#domain/media/mediaFile.ts';
import { codedRefusal, Refused } from './errors.ts';

/** Refusals of the marketplace, with the codes by which the app recognises them. */
export const marketRefusals = {
  identityRequired: () =>
    codedRefusal(
      'IDENTITY_REQUIRED',
      'Zum Verkaufen muss Ihre Identität bestätigt sein.',
      'You need to verify your identity before you can sell.',
    ),
  soldAlready: () =>
    codedRefusal(
      'SOLD_ALREADY',
      'Das Werk ist schon verkauft worden: Titel, Beschreibung, Dateien, Eigenschaften, Nutzungsrechte und Beteiligung bleiben, wie sie sind.',
      'This work has already been sold, so its title, description, files, properties, usage rights and royalties can’t be changed.',
    ),
  blocked: () =>
    codedRefusal(
      'WORK_BLOCKED',
      'Dieses Werk haben wir aus dem Verkauf genommen. Bitte schreiben Sie uns, wenn Sie es wieder anbieten möchten.',
      'We’ve taken this work off sale. Please contact us if you’d like to offer it again.',
      undefined,
      'allowToBuy',
    ),
  copiesOnlyDown: (most: number) =>
    codedRefusal(
      'COPIES_ONLY_DOWN',
      `Seit dem ersten Verkauf können Sie die Zahl der Exemplare nur noch verringern, auf höchstens ${most}.`,
      `After the first sale, you can only reduce the number of copies: ${most} at most.`,
      { most },
      'onHand',
    ),
  rightsOfOne: (at: 'metadata' | 'onHand') =>
    codedRefusal(
      'RIGHTS_OF_ONE',
      'Ausschließliche Nutzungsrechte kann nur ein Einzelstück haben.',
      'Exclusive usage rights are only possible if there’s a single copy.',
      undefined,
      at === 'metadata' ? `metadata.nft_metadata.${FLAGS.copyrightTransferred}` : at,
    ),
  oneVariant: () =>
    codedRefusal('ONE_VARIANT', 'Ein Werk hat eine Ausgabe.', 'A work has one edition.', undefined, 'code'),
  variantCode: (code: string) =>
    codedRefusal(
      'VARIANT_CODE',
      `Der Code der Ausgabe beginnt mit „${code}-“.`,
      `The edition’s code must begin with “${code}-”.`,
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
      'This profile name contains characters that aren’t allowed.',
    ),
  used: () =>
    nameRefusal('PROFILE_NAME_USED', 'Diesen Profilnamen gibt es schon.', 'This profile name is already taken.'),
  alike: () =>
    nameRefusal(
      'PROFILE_NAME_ALIKE',
      'Dieser Profilname sieht aus wie der eines anderen Profils. Bitte wählen Sie einen, der sich deutlich unterscheidet.',
      'This profile name looks like someone else’s. Please choose one that’s clearly different.',
    ),
  reserved: () =>
    nameRefusal(
      'PROFILE_NAME_RESERVED',
      'Diesen Profilnamen vergeben wir nicht, weil er nach unserem eigenen klingt.',
      'You can’t use this profile name because it sounds like our own.',
    ),
};

const nameRefusal = (code: string, de: string, en: string) => codedRefusal(code, de, en, undefined, 'profileName');

const MEGABYTES = mediaLimit / 1_000_000;

/** Refusals of a file of a work or a profile (requirements 5.10 and 8.14). */
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
      'Der Inhalt der Datei passt nicht zu ihrer Endung.',
      'File not recognized',
      undefined,
      'file',
    ),
  hash: () =>
    codedRefusal(
      'FILE_CHANGED',
      'Die Datei ist eine andere als die angekündigte.',
      'This isn’t the file that was announced.',
      undefined,
      'hash',
    ),
  noRoom: () =>
    codedRefusal(
      'FILES_TOO_BIG',
      `Alle Ihre Dateien zusammen dürfen höchstens ${mediaQuotaGigabytes} GB groß sein.`,
      `Your files can take up no more than ${mediaQuotaGigabytes} GB in total.`,
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
      `You can upload up to ${most} files.`,
      { most },
      'file',
    ),
  /** 409 with the number of received bytes, at which the upload continues. */
  notNext: (offset: number) =>
    new Refused(409, 'Conflict', {
      violations: [
        {
          propertyPath: 'Content-Range',
          message: { de: `Es geht bei Byte ${offset} weiter.`, en: `The upload continues at byte ${offset}.` },
          code: 'NOT_NEXT',
          parameters: { offset },
        },
      ],
    }),
};
