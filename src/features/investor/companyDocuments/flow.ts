import { type ActorRefFrom, fromPromise } from 'xstate';
import { byId, readAllPages } from '#api/allPages.ts';
import { carrierOf } from '#api/carrier.ts';
import { removeDocument, uploadDocument } from '#api/documents.ts';
import { readUboDocuments, readUboUsers } from '#api/onboarding.ts';
import { shopNow } from '#api/shopTime.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import type { Change } from '#app/resources/resources.ts';
import { digestOf } from '#app/upload/digestOf.ts';
import { nameIssuedOn, requiredEvidence } from '#domain/onboarding/evidence.ts';
import {
  breachBeside,
  breachOfFile,
  documentOf,
  type FileBreach,
  headLength,
} from '#domain/onboarding/evidenceFile.ts';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import { type CalendarDate, dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { documentsMachine } from '#machines/flows/documents/machine.ts';
import { createUploadMachine, type UploadMachine } from '#machines/kit/upload/machine.ts';
import type { ChosenFile } from '#machines/kit/upload/ports.ts';
import { isBusy } from '#machines/kit/upload/selectors.ts';

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>;
type DocumentUploadMachine = UploadMachine<CustomerDocument, FileBreach>;
export type UploadActor = ActorRefFrom<DocumentUploadMachine>;

type World = Pick<App, 'http' | 'resources'>;

const readDocuments = (http: App['http'], signal: AbortSignal) =>
  readAllPages((page) => readUboDocuments(http, page, signal), byId);

/**
 * Connects the machine to the shop. A reload starts from the shop's state. `onEnd`: called when everything is proven.
 */
export function documentsFlow(
  { http, resources }: World,
  onEnd: (...changes: readonly Change[]) => void,
): Flow<typeof documentsMachine> {
  return {
    machine: documentsMachine.provide({
      actors: {
        readEvidence: fromPromise(async ({ signal }) => {
          const [persons, documents] = await Promise.all([
            readAllPages((page) => readUboUsers(http, page, signal), byId),
            readDocuments(http, signal),
          ]);
          return { required: requiredEvidence(persons), documents, today: dateAt(shopNow(), SHOP_ZONE) };
        }),
        removeDocument: fromPromise(({ input, signal }) => removeDocument(http, input.id, signal)),
      },
    }),
    input: undefined,
    listen(documents: DocumentsActor) {
      return [
        documents.on('evidence.changed', () => resources.invalidate('evidence')),
        documents.subscribe({
          complete() {
            // Also covers another tab's changes: the guard must not decide by a list that it read before.
            onEnd('evidence');
          },
        }),
      ];
    },
  };
}

/** Stores the bytes of chosen files, which no machine holds. */
export interface Files {
  /**
   * Stores a file and returns the machine's handle of it. `issued`: the day of issue, sent as part of the file name.
   */
  add(file: File, issued?: CalendarDate | null): ChosenFile;
  get(file: ChosenFile): File;
  /** Corrects the day of issue of a file that did not arrive. */
  setIssued(file: ChosenFile, issued: CalendarDate | null): void;
  /** Returns the name under which a file is sent. */
  nameOf(file: ChosenFile): string;
}

export function createFiles(): Files {
  const held = new Map<number, { file: File; name: string }>();
  let count = 0;
  const find = ({ key }: ChosenFile) => {
    const found = held.get(key);
    if (!found) throw new Error('The file is not held any more.');
    return found;
  };
  const nameWith = (issued: CalendarDate | null, name: string) => (issued === null ? name : nameIssuedOn(issued, name));
  return {
    add(file, issued = null) {
      count += 1;
      const name = nameWith(issued, file.name);
      // Only one file uploads at a time: the previous one has arrived or was discarded.
      held.clear();
      held.set(count, { file, name });
      return { key: count, name, size: file.size };
    },
    get: (chosen) => find(chosen).file,
    setIssued(chosen, issued) {
      const found = find(chosen);
      found.name = nameWith(issued, found.file.name);
    },
    nameOf: (chosen) => find(chosen).name,
  };
}

/**
 * Uploads one file for a purpose. `present`: the known documents of that purpose. `onUploaded`: receives the new
 * document.
 */
export function uploadFlow(
  { http, resources }: World,
  purpose: DocumentPurpose,
  files: Files,
  present: () => readonly CustomerDocument[],
  onUploaded: (document: CustomerDocument) => void,
): Flow<DocumentUploadMachine> {
  let tell = (_bytes: number) => {};
  return {
    machine: createUploadMachine<CustomerDocument, FileBreach>({
      unreadable: 'unreadable',
      refusalOf: (failure) => (failure.kind === 'fileRefused' ? failure.breach : null),
    }).provide({
      actors: {
        checkFile: fromPromise(async ({ input }) => {
          const file = files.get(input.file);
          const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
          const breach = breachOfFile({ size: file.size, head });
          if (breach) return { breach };
          const sha256 = await digestOf(file);
          const beside = breachBeside(sha256, present());
          return beside ? { breach: beside } : { breach: null, sha256, isNew: true };
        }),
        sendFile: fromPromise(async ({ input, signal }) => {
          let told = 0;
          const carrier = carrierOf((share) => {
            const percent = Math.floor(share * 100);
            if (percent !== told) tell(share * input.file.size);
            told = percent;
          });
          const upload = { file: files.get(input.file), name: files.nameOf(input.file), purpose, carrier };
          return { uploaded: await uploadDocument(http, upload, signal), upload: null };
        }),
        lookUp: fromPromise(async ({ input, signal }) => ({
          uploaded: documentOf(await readDocuments(http, signal), { ...input.file, purpose }),
          upload: null,
        })),
      },
    }),
    input: { file: null },
    listen(upload: UploadActor) {
      tell = (bytes) => upload.send({ type: 'bytes.sent', bytes });
      return [
        {
          unsubscribe() {
            // The page closes before the upload's result is known: the cached evidence may be outdated.
            if (isBusy(upload.getSnapshot())) resources.invalidate('evidence');
          },
        },
        upload.on('file.uploaded', ({ uploaded }) => onUploaded(uploaded)),
      ];
    },
  };
}
