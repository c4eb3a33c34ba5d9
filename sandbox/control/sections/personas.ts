import { TOTP } from 'otpauth';
import { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { DECISIONS } from '../../people/identity.ts';
import { PASSWORD, PERSONAS, type Persona } from '../../personas.ts';
import { html, type Markup, nothing } from '../html.ts';
import { badge, button, form, section, select, state } from './kit.ts';

/** States of the identity record (requirement 4.7). */
const IDENTIFICATIONS = ['init', ...DECISIONS] as const;

/** Customer with the secret of the second factor, active or in setup, and the latest wallet; each null if absent. */
type Customer = Row<'customers'> & {
  identification: string | null;
  totpSecret: string | null;
  wallet: Row<'wallets'> | null;
};

/** Renders the personas as cards with one-click login, and all customers who signed up, each with their states. */
export async function personasSection(db: Db): Promise<Markup> {
  const customers = await allCustomers(db);
  const of = (persona: Persona) => customers.find(({ personaKey }) => personaKey === persona.key) ?? null;
  const main = PERSONAS.filter(({ key }) => !key.startsWith('step'));
  const steps = PERSONAS.filter(({ key }) => key.startsWith('step'));
  const others = customers.filter(({ personaKey }) => personaKey === null);
  const cards = (personas: readonly Persona[]) =>
    html`<ul class="cards">${personas.map((persona) => personaCard(persona, of(persona)))}</ul>`;
  return section(
    'personas',
    'Personas',
    null,
    html`<p class="soft intro">One click signs you in and opens the app. By hand: the mail address and the password <code class="code keep">${PASSWORD}</code>.</p>
<h3>For everything</h3>
${cards(main)}
<h3>One for each step of onboarding</h3>
${cards(steps)}
${
  others.length > 0
    ? html`<h3>Signed up here</h3><ul class="cards">${others.map((customer) => customerCard(customer))}</ul>`
    : nothing
}`,
  );
}

async function allCustomers(db: Db): Promise<Customer[]> {
  const customers = await db.selectFrom('customers').selectAll().orderBy('id').execute();
  const checks = await db.selectFrom('identifications').select(['customerId', 'stateAsString']).orderBy('id').execute();
  const latest = new Map(checks.map(({ customerId, stateAsString }) => [customerId, stateAsString]));
  const secrets = await db.selectFrom('otpSecrets').select(['customerId', 'secret']).execute();
  const secretOf = new Map(secrets.map(({ customerId, secret }) => [customerId, secret]));
  const wallets = await db.selectFrom('wallets').selectAll().orderBy('id').execute();
  const walletOf = new Map(wallets.map((wallet) => [wallet.customerId, wallet]));
  return customers.map((customer) => ({
    ...customer,
    wallet: walletOf.get(customer.id) ?? null,
    identification: latest.get(customer.id) ?? null,
    totpSecret: secretOf.get(customer.id) ?? null,
  }));
}

function personaCard(persona: Persona, customer: Customer | null): Markup {
  const { key, name, email, description } = persona;
  return html`<li class="card persona" id="persona-${key}">
<h4 lang="de">${name}</h4>
<p class="small">${description.en}</p>
${customer ? standing(customer) : nothing}
<p class="code">${email}</p>
${customer ? secondFactor(customer) : nothing}
${customer ? walletLine(customer) : nothing}
<div class="foot">
<a class="button" data-size="small" href="/sandbox/enter?persona=${key}">Log in<span class="hidden"> as ${name}</span></a>
${customer ? changes(customer, key) : nothing}
</div>
</li>`;
}

function customerCard(customer: Customer): Markup {
  return html`<li class="card persona">
<h4>${[customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email}</h4>
${standing(customer)}
<p class="code">${customer.email}</p>
${secondFactor(customer)}
${walletLine(customer)}
<div class="foot">
<a class="button" data-size="small" href="/sandbox/enter?persona=${customer.uuid}">Log in<span class="hidden"> as ${customer.email}</span></a>
${changes(customer, customer.uuid)}
</div>
</li>`;
}

/**
 * Renders the code of the second factor, also during its setup, for testers without an authenticator app. Like the app
 * it uses the machine’s clock, not the sandbox’s.
 */
function secondFactor({ totpSecret, twoFactorEnabled }: Customer): Markup {
  if (totpSecret === null) return nothing;
  const code = new TOTP({ secret: totpSecret }).generate();
  const about = twoFactorEnabled === 1 ? '' : 'second factor being set up, ';
  return html`<p class="small">Code now: <b class="num">${code}</b> <span class="soft">(${about}secret <span class="code">${totpSecret}</span>)</span></p>`;
}

function walletLine({ wallet }: Customer): Markup {
  if (wallet === null) return nothing;
  return html`<p class="small">Wallet${wallet.whitelistedAt === null ? '' : ', whitelisted'}: <span class="code">${wallet.address}</span></p>`;
}

const isCleared = ({ status, cryptoRegistrarStatus }: Customer) =>
  status === 'approved' && cryptoRegistrarStatus === 'approved';
const isProfessional = ({ roles }: Customer) => roles.includes('professional_investor');

function standing(customer: Customer): Markup {
  const { accountType, status, cryptoRegistrarStatus, identification, verified, migrationState } = customer;
  return html`<p class="badges">
${badge(accountType)}
${verified === 1 ? nothing : state('not verified')}
${migrationState === 0 ? state('migration') : nothing}
${isProfessional(customer) ? badge('professional') : nothing}
${
  isCleared(customer) && identification === 'approved'
    ? badge('cleared', 'good')
    : html`${state(status, `status: ${status}`)}
${state(cryptoRegistrarStatus, `registrar: ${cryptoRegistrarStatus}`)}
${identification ? state(identification, `identity: ${identification}`) : badge('identity: none')}`
}
</p>`;
}

function changes(customer: Customer, who: string): Markup {
  const id = `customer-${customer.id}`;
  return html`<details><summary>Change<span class="hidden"> ${customer.email}</span></summary>
${form(
  'customer',
  { who },
  html`${select(`${id}-status`, 'status', 'Status', CustomerStatus.options, customer.status)}
${select(`${id}-registrar`, 'cryptoRegistrarStatus', 'Registrar', RegistrarStatus.options, customer.cryptoRegistrarStatus)}
${select(`${id}-identity`, 'identification', 'Identity check', [['', `leave as it is (${customer.identification ?? 'none'})`], ...IDENTIFICATIONS.map((each) => [each, each.replaceAll('_', ' ')] as const)])}
${select(
  `${id}-role`,
  'professional',
  'Investor',
  [
    ['', 'private'],
    ['1', 'professional'],
  ],
  isProfessional(customer) ? '1' : '',
)}
${select(
  `${id}-refers`,
  'referralPartner',
  'Refers others',
  [
    ['true', 'may'],
    ['false', 'may not'],
  ],
  String(customer.referralPartner === 1),
)}
${
  customer.wallet === null
    ? nothing
    : select(
        `${id}-receives`,
        'receives',
        'Wallet',
        [
          ['', 'may not be sent tokens'],
          ['1', 'may be sent tokens (whitelisted)'],
        ],
        customer.wallet.whitelistedAt === null ? '' : '1',
      )
}
${button('Save', { variant: 'primary', about: `changes of ${customer.email}` })}`,
  'stack',
)}
</details>`;
}
