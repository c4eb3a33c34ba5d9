/*
 * Logs a persona in, for the control page: requests a session from the sandbox, stores it like the app
 * (`src/api/vault.ts`) and redirects to the app.
 */
const note = document.getElementById('note');
const { persona, next } = document.body.querySelector('main').dataset;

try {
  const answer = await fetch('/sandbox/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
  const { token, refresh_token: refreshToken, customer } = await answer.json();
  const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const session = {
    token,
    refreshToken,
    customerUuid: customer.slice(customer.lastIndexOf('/') + 1),
    skew: Date.now() - claims.iat * 1000,
  };
  // Like a login in the app: the app’s redirects after a login start afresh.
  localStorage.removeItem('parkett.led');
  localStorage.setItem('parkett.session', JSON.stringify(session));
  location.replace(next);
} catch (error) {
  note.textContent = `That did not work. ${error.message}`;
}
