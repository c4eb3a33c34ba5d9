import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';

/** Mails of the shop: stored in the database, shown at `/sandbox/mail`, and sent if a mail server is configured. */
export interface Outbox {
  /** @param files UUIDs of the files that the mail carries. */
  post(db: Db, mail: NewRow<'mails'>, files?: readonly string[]): Promise<void>;
}

type Read = (db: Db, file: Row<'files'>, locale: Locale) => Promise<Uint8Array>;

/**
 * Creates the outbox. Logs mails that cannot be sent.
 * @param smtpUrl `smtp://user:password@host:port`; null only stores mails.
 * @param contentOf Reads the bytes of a file, which is typeset at its first request.
 */
export function outboxOf(smtpUrl: string | null, contentOf: Read): Outbox {
  return {
    async post(db, mail, files = []) {
      const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
      if (files.length > 0)
        await db
          .insertInto('mailFiles')
          .values(files.map((fileUuid) => ({ mailId: id, fileUuid })))
          .execute();
      if (smtpUrl === null) return;
      const attachments = await attachmentsOf(db, files, (file) =>
        contentOf(db, file, mail.locale === 'en' ? 'en' : 'de'),
      );
      // The request does not wait: a customer’s order must not depend on the mail server.
      void send(smtpUrl, mail, attachments).catch((error: Error) =>
        console.error(`Mail to ${mail.recipient}: ${error.message}`),
      );
    },
  };
}

interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

async function attachmentsOf(
  db: Db,
  uuids: readonly string[],
  read: (file: Row<'files'>) => Promise<Uint8Array>,
): Promise<Attachment[]> {
  if (uuids.length === 0) return [];
  const files = await db.selectFrom('files').selectAll().where('uuid', 'in', uuids).orderBy('id').execute();
  return Promise.all(
    files.map(async (file) => ({
      filename: file.fileName,
      contentType: file.mediaType,
      content: Buffer.from(await read(file)),
    })),
  );
}

async function send(
  smtpUrl: string,
  { recipient, subject, text, html }: NewRow<'mails'>,
  attachments: Attachment[],
): Promise<void> {
  const { createTransport } = (await import('nodemailer')).default;
  const from = 'Parkett <no-reply@parkett-invest.example>';
  await createTransport(smtpUrl).sendMail({ from, to: recipient, subject, text, html: html ?? undefined, attachments });
}
