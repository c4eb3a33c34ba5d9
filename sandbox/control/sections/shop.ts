import { CLOCK_YEARS } from '../../clock.ts';
import { ZONES } from '../../content/lookups.ts';
import type { Db } from '../../db/database.ts';
import type { ShopSettings } from '../../http/settings.ts';
import { html, type Markup } from '../html.ts';
import { button, form, input, moment, section, select } from './kit.ts';

const STEPS = [
  ['30', '30 seconds'],
  ['60', '1 minute'],
  ['300', '5 minutes'],
  ['3600', '1 hour'],
  ['86400', '1 day'],
  ['2592000', '30 days'],
  ['7776000', '90 days'],
] as const;

export function clockSection(now: Date, offset: number): Markup {
  return section(
    'clock',
    'Clock',
    `Polls, token expiry, document age, late webhooks and payouts go by this clock. It moves by up to ${CLOCK_YEARS} years. Moving it back undoes nothing that has happened.`,
    html`<div class="card">
<p class="time num">${moment(now)}</p>
<p class="soft small">${offset === 0 ? 'As on the wall.' : `${offset > 0 ? 'Ahead of' : 'Behind'} the wall by ${spanOf(Math.abs(offset))}.`}</p>
${moves('+', '')}
${moves('−', '-')}
${offset === 0 ? '' : form('clock', { seconds: Math.round(-offset / 1000) }, html`${button('Back to the wall clock')}`)}
</div>`,
  );
}

/** Renders buttons that move the clock one way; `label` and `sign` are its signs in text and value. */
function moves(label: string, sign: string): Markup {
  return form(
    'clock',
    {},
    html`${STEPS.map(([seconds, step]) => button(`${label} ${step}`, { name: 'seconds', value: `${sign}${seconds}` }))}`,
  );
}

function spanOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const days = Math.trunc(minutes / 1440);
  const hours = Math.trunc((minutes % 1440) / 60);
  return [days ? `${days} d` : '', hours ? `${hours} h` : '', minutes % 60 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** Renders the behaviour of the shop and its partners, the stock and the reset. */
export async function shopSection(db: Db, settings: ShopSettings): Promise<Markup> {
  const products = await db
    .selectFrom('products')
    .innerJoin('productTranslations', 'productTranslations.productId', 'products.id')
    .innerJoin('variants', 'variants.productId', 'products.id')
    .select(['products.code', 'productTranslations.name', 'variants.onHand'])
    .where('products.kind', '=', 'bond')
    .where('locale', '=', 'de')
    .orderBy('productTranslations.name')
    .execute();
  return section(
    'shop',
    'Shop and partners',
    null,
    html`<div class="halves">
<div class="card"><h3>Contract</h3>
${form(
  'settings',
  {},
  html`${select(
    'style',
    'style',
    'Answers as',
    [
      ['sylius-1.12', 'Sylius 1.12'],
      ['sylius-1.14', 'Sylius 1.14'],
      ['sylius-2', 'Sylius 2'],
      ['plain', 'the specification, without additions'],
    ],
    settings.style,
  )}
${select(
  'nulls',
  'nulls',
  'Empty values',
  [
    ['omitted', 'left out'],
    ['sent', 'sent as null'],
  ],
  settings.nulls,
)}
${select(
  'refresh',
  'refreshTokens',
  'Refresh tokens',
  [
    ['reused', 'good until the login ends'],
    ['rotated', 'new each time'],
  ],
  settings.refreshTokens,
)}
${input('lifetime', 'tokenLifetime', 'Token lifetime in seconds', { type: 'number', value: settings.tokenLifetime, required: true })}
${button('Save', { variant: 'primary', about: 'contract' })}`,
  'stack',
)}</div>
<div class="card"><h3>Partners</h3>
${form(
  'settings',
  {},
  html`${input('webhook', 'webhookDelay', 'Payment webhook after seconds', { type: 'number', value: settings.webhookDelay, hint: '0 is at once, -1 is never.', required: true })}
${input('copies', 'webhookCopies', 'How many times it comes', { type: 'number', value: settings.webhookCopies, required: true })}
${select(
  'wallet',
  'walletService',
  'Wallet service',
  [
    ['working', 'makes wallets and mints'],
    ['refusing', 'refuses'],
  ],
  settings.walletService,
)}
${select(
  'clearance',
  'clearance',
  'Registrar, once all steps are done',
  [
    ['atOnce', 'agrees at once'],
    ['byHand', 'waits for the control page'],
  ],
  settings.clearance,
)}
${button('Save', { variant: 'primary', about: 'partners' })}`,
  'stack',
)}</div>
<div class="card"><h3>Registration</h3>
<p class="small">${settings.signUpOpen ? 'Anybody may sign up.' : 'Closed: the shop refuses, and the page says so.'}</p>
${form('settings', { signUpOpen: String(!settings.signUpOpen) }, html`${button(settings.signUpOpen ? 'Close registration' : 'Open registration')}`)}</div>
<div class="card"><h3>Residence</h3>
${form(
  'settings',
  {},
  html`${select(
    'zone',
    'residenceZone',
    'Customers live in',
    [['any', 'any country'], ...ZONES.map(({ code, name }) => [code, name] as const)],
    settings.residenceZone,
  )}
${button('Save', { variant: 'primary', about: 'residence' })}`,
  'stack',
)}</div>
<div class="card"><h3>Withdrawal</h3>
<p class="small">${settings.withdrawals ? 'Contracts are withdrawn from at /withdrawal.' : 'Hidden: contracts are withdrawn from by mail.'}</p>
${form('settings', { withdrawals: String(!settings.withdrawals) }, html`${button(settings.withdrawals ? 'Hide withdrawal' : 'Show withdrawal')}`)}</div>
<div class="card"><h3>Product</h3>
${form(
  'product',
  {},
  html`${select(
    'product',
    'code',
    'Bond',
    products.map(({ code, name, onHand }) => [code, `${name} (${onHand.toLocaleString('en-GB')} on hand)`] as const),
    'WIND-NORDSEE-2032',
  )}
<div class="pair">${input('on-hand', 'onHand', 'On hand', { type: 'number', placeholder: 'as it is' })}
${input('investors', 'investors', 'Investors so far', { type: 'number', placeholder: 'as it is' })}</div>
<div class="pair">${select('allow', 'allowToBuy', 'May be bought', [
    ['', 'as it is'],
    ['true', 'yes'],
    ['false', 'no (exclusive)'],
  ])}
${select('locked', 'whitelisting', 'Whitelist', [
  ['', 'as it is'],
  ['true', 'locked'],
  ['false', 'open'],
])}</div>
${button('Save', { variant: 'primary', about: 'product' })}`,
  'stack',
)}</div>
<div class="card"><h3>Start over</h3>
<p class="small">Deletes everything that happened here and fills the shop as on the first day. All customers are logged out.</p>
${form(
  'reset',
  {},
  html`<p class="check"><input id="sure" type="checkbox" name="sure" value="1" required><label for="sure">Yes, delete everything</label></p>
${button('Reset the sandbox', { variant: 'danger' })}`,
  'stack',
)}</div>
</div>`,
  );
}
