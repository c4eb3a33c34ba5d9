import { readChannel } from '#api/channels.ts';
import { additionOf } from '../additions.ts';
import { judge } from '../judge.ts';
import { WrongUse } from '../options.ts';
import { about, type Run } from '../run.ts';

/** Looks whether a shop answers at all, and in which channel. @throws WrongUse for what is no shop. */
export async function findShop(run: Run): Promise<string | null> {
  const { apiBase } = run.options;
  const channel = await run.ask((http) => readChannel(http));
  const seen = run.last();
  if (seen.failure?.kind === 'offline' || seen.failure?.kind === 'timeout')
    throw new WrongUse(`Nothing answers at ${apiBase}.`);
  if (!/json/.test(seen.headers.get('Content-Type') ?? ''))
    throw new WrongUse(`What answers at ${apiBase} is not the API of a shop: GET channels came with ${seen.status}.`);
  return channel?.code ?? null;
}

/** Logs in, with the code of the second factor if the shop asks for one. @throws WrongUse for credentials that are wrong. */
export async function logIn(run: Run): Promise<boolean> {
  const { email, password, code } = run.options.customer;
  const { value, failure } = await run.attempt(() => run.session.logIn({ email, password }));
  const seen = run.last();
  if (failure?.kind === 'badCredentials')
    throw new WrongUse('The shop refuses the email and password of the customer file.');
  for (const finding of judge(seen)) run.find(finding);
  if (!value) return false;
  run.customerUuid = value.customerUuid;
  if (value.kind === 'loggedIn') return true;
  if (code === undefined)
    throw new WrongUse(
      'This customer has a second factor: put what the authenticator app shows as "code" in the file.',
    );
  const verified = await run.attempt(() => run.session.verifyCode({ customerUuid: value.customerUuid, code }));
  if (verified.failure?.kind === 'invalid2fa') throw new WrongUse('The shop refuses the "code" of the customer file.');
  for (const finding of judge(run.last())) run.find(finding);
  return verified.failure === null;
}

/** Refreshes twice, as a page does that is open for long. Resolves with whether the refresh token changes. */
export async function refreshTwice(run: Run): Promise<boolean> {
  const tokens = new Set([run.vault.read()?.refreshToken]);
  for (let times = 0; times < 2; times++) {
    await run.ask(() => run.session.refresh());
    tokens.add(run.vault.read()?.refreshToken);
  }
  return tokens.size === 3;
}

/**
 * Logs out, and looks whether the refresh token is dead. A shop that rotates it may take the old one for some seconds, for
 * the sake of two tabs: that is shown, and blocks nothing.
 */
export async function logOut(run: Run, isRotating: boolean): Promise<void> {
  const stored = run.vault.read();
  if (!stored) return;
  const from = run.observations.length;
  run.session.end({ reason: 'loggedOut', elsewhere: false });
  await run.settled();
  const [invalidation, spending] = run.observations.slice(from);
  if (!invalidation) return;
  const without = additionOf('endSession')?.without;
  for (const finding of judge(invalidation)) run.find(finding);
  if (invalidation.failure) invalidation.isRefusalWanted = spending !== undefined;
  run.vault.store(stored);
  const again = run.reopened();
  const { failure, seen } = await run.askRefusal(() => again.refresh());
  run.vault.clear();
  if (failure !== null) return;
  const differs = {
    ...about(seen),
    kind: 'differs',
    call: 'endSession',
    path: 'refresh_token',
    expected: 'a refresh token that is good for nothing after the logout',
  } as const;
  if (isRotating)
    return run.find({
      ...differs,
      got: 'the old token was still good right after the logout',
      consequence:
        'The shop may allow an old token some seconds, for two tabs; this check does not wait for them. If it stays good, who has copied it stays logged in.',
      blocks: false,
    });
  run.find({
    ...differs,
    got: 'a new session for the old refresh token',
    consequence: `After a logout ${without}, and here the login goes on all the same: set single_use: true at the refresh bundle, or offer POST token/invalidate.`,
    blocks: true,
  });
}
