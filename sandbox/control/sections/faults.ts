import type { Db } from '../../db/database.ts';
import { html, type Markup } from '../html.ts';
import { button, form, input, section, select } from './kit.ts';

/** Calls that testers may break, with their purposes. */
const CALLS = [
  ['PATCH orders/*/complete', 'Place the order (zahlungspflichtig bestellen)'],
  ['POST orders', 'Begin an order'],
  ['POST orders/*/items', 'Put the bond into the order'],
  ['PATCH orders/*/items/*', 'Change the number of tokens'],
  ['PATCH orders/*/legal-documents-send', 'Send the legal documents'],
  ['PATCH orders/*/legal-documents-confirm', 'Confirm the legal documents'],
  ['GET orders/*/payments/*/configuration', 'Open the payment page'],
  ['PATCH orders/*/payments/*', 'Choose a payment method'],
  ['GET orders/*', 'Read an order'],
  ['DELETE orders/*', 'Cancel an order that is not placed'],
  ['GET orders', 'List of orders'],
  ['PUT customers/*', 'Save a customer’s details'],
  ['PUT companies/*', 'Save what is said of a company'],
  ['POST addresses', 'Save an address'],
  ['POST answered-questionnaires', 'Answer a questionnaire'],
  ['DELETE answered-questionnaires/*', 'Take answers back'],
  ['POST wallets', 'Set up custody'],
  ['POST identification/start', 'Begin an identity check'],
  ['POST ubo-users', 'Name an owner'],
  ['POST ubo-users/representative', 'Name a representative'],
  ['PATCH ubo-users/**', 'Change an owner or a representative'],
  ['DELETE ubo-users/*', 'Remove an owner or a representative'],
  ['POST customer-documents', 'Upload a document'],
  ['DELETE customer-documents/*', 'Remove a document'],
  ['POST authentication-token', 'Log in'],
  ['POST token/refresh', 'Renew the session'],
  ['GET customers/*', 'Read the customer'],
  ['GET customer-payouts', 'Payouts'],
  ['GET cms-plugin/**', 'Texts of the site'],
  ['POST graphql/**', 'Every GraphQL query'],
  ['* **', 'Every call'],
] as const;

const FAULTS = [
  ['status 500', 'answer 500'],
  ['status 401', 'answer 401'],
  ['status 404', 'answer 404'],
  ['status 409', 'answer 409'],
  ['status 422', 'answer 422'],
  ['status 429', 'answer 429'],
  ['delay', 'delay the answer'],
  ['cutBefore', 'cut before the shop acts'],
  ['cutAfter', 'cut after the shop has acted'],
  ['wrongShape', 'answer in the wrong shape'],
] as const;

/** Renders the form for new faults and the list of pending ones. */
export async function faultsSection(db: Db): Promise<Markup> {
  const armed = await db.selectFrom('faults').selectAll().where('remaining', '>', 0).orderBy('id').execute();
  return section(
    'faults',
    'Faults',
    'The next calls that fit meet the fault. “*” is a part of a path, “**” anything; a GraphQL query is graphql/Name.',
    html`<div class="halves"><div class="card">
${form(
  'fault',
  {},
  html`${select('fault-call', 'call', 'Call', CALLS)}
${input('fault-other', 'other', 'Or another call', { placeholder: 'GET cms-plugin/pages', hint: 'Method and path below /api/v2/shop; it counts instead of the one above.' })}
${select('fault-kind', 'kind', 'Fault', FAULTS)}
<div class="pair">${input('fault-times', 'times', 'Times', { type: 'number', value: 1, required: true })}
${input('fault-delay', 'delayMs', 'Delay in ms', { type: 'number', value: 5000 })}</div>
${button('Arm fault', { variant: 'primary' })}`,
  'stack',
)}
</div><div class="card">
<h3>Armed</h3>
${
  armed.length === 0
    ? html`<p class="soft">Nothing. Every call is answered as it should be.</p>`
    : html`<ul class="plain">${armed.map(
        (fault) =>
          html`<li><span class="code">${fault.method} ${fault.path}</span><br><span class="soft small">${fault.kind}${fault.status ? ` ${fault.status}` : ''}${fault.delayMs ? `, ${fault.delayMs} ms` : ''}, ${fault.remaining} more</span></li>`,
      )}</ul>${form('faults-clear', {}, button('Disarm all', { variant: 'danger' }))}`
}
</div></div>`,
  );
}
