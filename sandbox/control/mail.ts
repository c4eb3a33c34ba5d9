import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import { API } from '../http/answer.ts';
import { withOrigin } from '../mails/mails.ts';
import { groupBy } from '../read/ids.ts';
import { frame } from './frame.ts';
import { html, type Markup, nothing } from './html.ts';
import { moment } from './sections/kit.ts';

const SHOWN = 100;

/** Renders the outbox: the latest mails of the shop, newest first. */
export async function mailsPage(db: Db, now: Date): Promise<Markup> {
  const mails = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  return frame(
    'Mail',
    now,
    html`<h1>Mail</h1>
<p class="soft intro">Everything the shop has sent. Links in a mail work.</p>
${mails.length === 0 ? html`<p class="card soft">Nothing yet. Sign up, reset a password or complete an order.</p>` : nothing}
<ul class="rows">${mails.map(
      (mail) => html`<li class="card mail">
<p><a href="/sandbox/mail/${mail.id}"><b lang="${mail.locale}">${mail.subject}</b></a></p>
<p class="soft small">to ${mail.recipient}, ${moment(mail.sentAt)}</p>
</li>`,
    )}</ul>`,
  );
}

/** Returns all mails with links to an origin, newest first. */
export async function mailsAsRead(db: Db, origin: string) {
  const mails = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
  const files = groupBy(await filesOfMails(db), ({ mailId }) => mailId);
  return mails.map((mail) => ({ ...mail, text: withOrigin(mail.text, origin), files: files(mail.id) }));
}

/** Renders one mail as text; null for an unknown id. */
export async function mailPage(
  db: Db,
  id: number,
  { now, origin }: { now: Date; origin: string },
): Promise<Markup | null> {
  const mail = await findRow(db, 'mails', { id });
  if (!mail) return null;
  const files = await filesOfMails(db, id);
  return frame(
    mail.subject,
    now,
    html`<p><a href="/sandbox/mail">All mail</a></p>
<h1 lang="${mail.locale}">${mail.subject}</h1>
<p class="soft">to ${mail.recipient}, ${moment(mail.sentAt)}</p>
<div class="card letter" lang="${mail.locale}">${linked(withOrigin(mail.text, origin))}</div>
${files.map(({ fileName, path }) => html`<p>Attached: <a href="${path}">${fileName}</a></p>`)}`,
  );
}

/** Returns the attachments of mails with their download paths. */
async function filesOfMails(db: Db, mailId?: number) {
  let query = db
    .selectFrom('mailFiles')
    .innerJoin('files', 'files.uuid', 'mailFiles.fileUuid')
    .select(['mailId', 'fileName', 'uuid'])
    .orderBy('files.id');
  if (mailId !== undefined) query = query.where('mailId', '=', mailId);
  const rows = await query.execute();
  return rows.map(({ uuid, ...file }) => ({ ...file, path: `${API}/file/${uuid}/download` }));
}

const LINK = /(https?:\/\/[^\s<>"]+)/g;

/** Renders the links in a text. */
function linked(text: string): Markup {
  return html`${text.split(LINK).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}
