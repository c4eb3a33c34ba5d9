import { readChannel } from '#api/channels.ts';
import { readCustomer } from '#api/customers.ts';
import type { Stored } from '#api/vault.ts';
import { objectsIn } from '../answer.ts';
import { judge } from '../judge.ts';
import { WrongUse } from '../options.ts';
import type { Run } from '../run.ts';

/** Checks that a shop answers, and its channel. @throws WrongUse if no shop answers, or another channel. */
export async function findShop(run: Run): Promise<void> {
  const { apiBase, customer, isWriting } = run.options;
  const channel = await run.ask((http) => readChannel(http));
  const seen = run.last();
  if (seen.failure?.kind === 'offline' || seen.failure?.kind === 'timeout')
    throw new WrongUse(`Nothing answers at ${apiBase}.`);
  if (!/json/.test(seen.headers.get('Content-Type') ?? ''))
    throw new WrongUse(`What answers at ${apiBase} is not the API of a shop: GET channels came with ${seen.status}.`);
  const codes = objectsIn(seen.body, (each) => typeof each.code === 'string')
    .filter(({ path }) => path.length <= 2)
    .map(({ object }) => String(object.code));
  if (isWriting && !codes.some((code) => code === customer.channel))
    throw new WrongUse(
      `The shop sells in the channel "${codes.join('", "') || '?'}", and the customer file names "${customer.channel}": nothing was written.`,
    );
  const currency = channel?.baseCurrency ?? 'EUR';
  if (currency !== 'EUR')
    run.find(seen, {
      path: 'member[].baseCurrency',
      expected: 'EUR',
      got: currency.slice(0, 40),
      consequence: 'Parkett refuses orders in another currency: set the currency of the channel to EUR.',
    });
  if (codes.length > 1)
    run.notes.push(
      `The shop lists ${codes.length} channels (${codes.join(', ')}): Parkett shows the address of ${channel?.code ?? 'none'}, and orders are in the one that answers at this address.`,
    );
}

/** Checks that the shop refuses unknown credentials as such. */
export async function checkWrongLogin(run: Run): Promise<void> {
  const nobody = { email: 'conformance-check@example.org', password: 'Aa1!conformance' };
  const { failure, seen } = await run.askRefusal(() => run.session.logIn(nobody));
  run.session.end({ reason: 'loggedOut', elsewhere: true });
  if (failure?.kind === 'badCredentials') return;
  run.find(seen, {
    path: '(wrong credentials)',
    expected: '401',
    got: String(seen.status ?? 'no answer'),
    consequence: 'Parkett shows an error, and not that the email or the password is wrong.',
  });
}

/** Logs in, with the second factor's code if the shop asks for it. @throws WrongUse for wrong credentials. */
export async function logIn(run: Run): Promise<boolean> {
  const { email, password, code } = run.options.customer;
  const { value, failure } = await run.attempt(() => run.session.logIn({ email, password }));
  const seen = run.last();
  if (failure?.kind === 'badCredentials')
    throw new WrongUse('The shop refuses the email and password of the customer file.');
  for (const finding of judge(seen)) run.find(seen, finding);
  if (!value) return false;
  run.customerUuid = value.customerUuid;
  if (value.kind === 'loggedIn') return true;
  if (code === undefined)
    throw new WrongUse(
      'This customer has a second factor: put what the authenticator app shows as "code" in the file.',
    );
  const verified = await run.attempt(() => run.session.verifyCode({ customerUuid: value.customerUuid, code }));
  if (verified.failure?.kind === 'invalid2fa') throw new WrongUse('The shop refuses the "code" of the customer file.');
  for (const finding of judge(run.last())) run.find(run.last(), finding);
  return verified.failure === null;
}

/** Refreshes twice, as a long open page does. Resolves with true if each refresh token is new. */
export async function refreshTwice(run: Run): Promise<boolean> {
  const before = run.vault.read();
  const tokens = new Set([before?.refreshToken]);
  for (let times = 0; times < 2; times++) {
    await run.ask(() => run.session.refresh());
    tokens.add(run.vault.read()?.refreshToken);
  }
  if (before) await checkRefreshed(run, before);
  return tokens.size === 3;
}

/**
 * Checks that the token of a refresh works. If only the login's token does, continues with that, so that other calls
 * are not blamed.
 */
async function checkRefreshed(run: Run, before: Stored): Promise<void> {
  const isRefused = async () => {
    const { failure } = await run.attempt((http) => readCustomer(http, run.customerUuid));
    if (failure?.kind === 'unauthorized') run.last().isRefusalWanted = true;
    return failure?.kind === 'unauthorized';
  };
  const after = run.vault.read();
  if (after === null || after.token === before.token || !(await isRefused())) return;
  run.vault.store({ ...after, token: before.token });
  if (await isRefused()) return;
  run.find(run.last('refresh'), {
    path: 'token',
    expected: 'a token that calls are answered with',
    got: 'one that is refused by 401',
    consequence: 'Parkett logs the customer out as soon as the token of the login has expired, if not before.',
    blocks: true,
  });
}

/**
 * Logs out, and checks that the refresh token is dead. Neither finding blocks: the bundle of stock Sylius reuses its
 * tokens by default, and a bundle that rotates them may accept the old token for some seconds, for the sake of two
 * tabs.
 */
export async function logOut(run: Run, isRotating: boolean): Promise<void> {
  const stored = run.vault.read();
  if (!stored) return;
  const from = run.observations.length;
  run.session.end({ reason: 'loggedOut', elsewhere: false });
  await run.settled();
  const [invalidation, spending] = run.observations.slice(from);
  if (!invalidation) return;
  const findings = judge(invalidation);
  if (invalidation.failure) invalidation.isRefusalWanted = spending !== undefined;
  run.vault.store(stored);
  const again = run.reopened();
  const { failure, seen } = await run.askRefusal(() => again.refresh());
  run.vault.clear();
  // Only the shop can end a session that survives the logout: Parkett has forgotten its tokens.
  const isEndless = failure === null && !isRotating;
  for (const finding of findings) run.find(invalidation, isEndless ? { ...finding, consequence: ENDLESS } : finding);
  if (failure !== null) return;
  run.find(seen, {
    call: 'endSession',
    path: 'refresh_token',
    expected: 'a refresh token that is good for nothing after the logout',
    got: isRotating ? 'the old token was still good right after the logout' : 'a new session for the old refresh token',
    consequence: isRotating
      ? 'The shop may allow an old token some seconds, for two tabs; this check does not wait for them. If it stays good, who has copied it stays logged in.'
      : ENDLESS,
  });
}

const ENDLESS =
  'Security: Parkett forgets its tokens at a logout, and the shop does not. Who has copied the refresh token stays logged in: set single_use: true at the refresh bundle, or offer POST token/invalidate.';
