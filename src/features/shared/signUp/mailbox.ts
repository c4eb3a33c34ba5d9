import * as z from 'zod/mini';
import { createTabs, type Tabs } from '#api/tabs.ts';
import { formDraft } from '#app/drafts/drafts.ts';

/** Without a login, stored data belong to this tab. */
const VISITOR = '';

/** Input without the passwords, so that a visitor corrects only a mistyped address. */
export const signUpDraft = formDraft('signUp', VISITOR);

/** Mail awaited in this tab: its recipient, and the time of its last request (milliseconds since 1970). */
const Awaited = z.object({ email: z.string(), askedAt: z.number() });
export type Awaited = z.infer<typeof Awaited>;

const kept = formDraft('mailbox', VISITOR);

/** Stored for a reload, so that the account is not created again. */
export const mailbox = {
  read: (): Awaited | null => z.safeParse(Awaited, kept.read()).data ?? null,
  write: (awaited: Awaited) => kept.write(awaited),
  forget: () => kept.forget(),
};

const Verified = z.object({ type: z.literal('address.verified') });

/**
 * Returns the channel between the tabs that await a mail and the tab that opened its link. A link does not name its
 * address.
 */
export const createMailboxTabs = (): Tabs<z.infer<typeof Verified>> => createTabs('parkett.mailbox', Verified);

/** Milliseconds until the next mail may be requested: mails take time, and the shop sends only some an hour. */
export const PAUSE = 60_000;
