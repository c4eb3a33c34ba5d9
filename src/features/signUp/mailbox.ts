import * as z from 'zod/mini';
import { createTabs, type Tabs } from '#api/tabs.ts';
import { formDraft } from '#app/drafts.ts';

/** Nobody is logged in here: what is kept belongs to this tab. */
const VISITOR = '';

/** What was typed, without passwords, so that a mistyped address is corrected and nothing else. */
export const signUpDraft = formDraft('signUp', VISITOR);

/** The mail that somebody waits for in this tab: to whom, and when the last one was asked for (milliseconds since 1970). */
const Awaited = z.object({ email: z.string(), askedAt: z.number() });
export type Awaited = z.infer<typeof Awaited>;

const kept = formDraft('mailbox', VISITOR);

/** Kept for a reload: an account that was made is not made again. */
export const mailbox = {
  read: (): Awaited | null => z.safeParse(Awaited, kept.read()).data ?? null,
  write: (awaited: Awaited) => kept.write(awaited),
  forget: () => kept.forget(),
};

const Verified = z.object({ type: z.literal('address.verified') });

/** The tabs that wait for a mail, and the one that its link was opened in. Which address it is, no link says. */
export const createMailboxTabs = (): Tabs<z.infer<typeof Verified>> => createTabs('parkett.mailbox', Verified);

/** Milliseconds until the next mail may be asked for: mails take their time, and the shop sends only some an hour. */
export const PAUSE = 60_000;
