import type { Db } from './db/database.ts';
import type { NewRow } from './db/schema.ts';

/**
 * The mails of the shop: kept in the database, shown at `/sandbox/mail`, and also sent where a mail server is
 * configured.
 */
export interface Outbox {
  post(db: Db, mail: NewRow<'mails'>): Promise<void>;
}

/** `smtpUrl`: `smtp://user:password@host:port`; null only keeps mails. A mail that cannot be sent is logged. */
export function outboxOf(smtpUrl: string | null): Outbox {
  return {
    async post(db, mail) {
      await db.insertInto('mails').values(mail).execute();
      if (smtpUrl === null) return;
      // Not awaited, because a customer's order does not depend on the mail server.
      void send(smtpUrl, mail).catch((error: Error) => console.error(`Mail to ${mail.recipient}: ${error.message}`));
    },
  };
}

async function send(smtpUrl: string, { recipient, subject, text, html }: NewRow<'mails'>): Promise<void> {
  const { createTransport } = (await import('nodemailer')).default;
  const from = 'Parkett <no-reply@parkett-invest.example>';
  await createTransport(smtpUrl).sendMail({ from, to: recipient, subject, text, html: html ?? undefined });
}
