import { html, type Markup, nothing, page } from '../control/html.ts';
import { type CardForm, type CardProblem, grouped, TEST_CARDS } from './cards.ts';
import { type PaymentWords, wordsIn } from './payment-words.ts';
import { WEBHOOKS, type Webhook } from './webhook.ts';

/** Data of the provider about a payment. */
export interface Till {
  sessionId: string;
  lang: 'de' | 'en';
  /** Cents. */
  amount: number;
  orderNumber: string;
  product: string;
  /** Name of the customer, for the test card. */
  holder: string;
}

const money = ({ amount, lang }: Till) =>
  new Intl.NumberFormat(lang === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' }).format(amount / 100);

function shell(lang: 'de' | 'en', title: string, content: Markup): Markup {
  const words = wordsIn(lang);
  return page({
    title: `${title} – Kartenkasse`,
    lang,
    style: 'payment',
    body: html`<header class="test">${words.test}</header>
<main class="till">
<p class="brand"><svg width="30" height="22" viewBox="0 0 30 22" fill="currentColor" aria-hidden="true"><rect width="30" height="22" rx="4"/><rect class="stripe" y="5" width="30" height="4"/></svg>Kartenkasse</p>
${content}
</main>`,
  });
}

function summary(till: Till, words: PaymentWords): Markup {
  return html`<section class="card aside summary" aria-label="${words.amount}">
<p class="sum num">${money(till)}</p>
<dl class="facts">
<div><dt>${words.payTo}</dt><dd>Parkett Invest GmbH</dd></div>
<div><dt>${words.order}</dt><dd class="num">${till.orderNumber}</dd></div>
<div><dt>${words.product}</dt><dd>${till.product}</dd></div>
</dl>
</section>`;
}

const webhookChoice = (words: PaymentWords, chosen: Webhook) => html`<p class="field">
<label for="webhook">${words.webhook}</label>
<select id="webhook" name="webhook">${WEBHOOKS.map(
  (each) => html`<option value="${each}" ${each === chosen ? 'selected' : ''}>${words.webhooks[each]}</option>`,
)}</select>
</p>`;

export interface CardPageFacts {
  till: Till;
  form: CardForm;
  problems: Partial<Record<keyof CardForm, CardProblem>>;
  declined: boolean;
  webhook: Webhook;
}

/** Renders the card form with the test cards and shortcuts. */
export function cardPage({ till, form, problems, declined, webhook }: CardPageFacts): Markup {
  const words = wordsIn(till.lang);
  const field = (name: keyof CardForm, label: string, autocomplete: string, hint?: string) => {
    const problem = problems[name];
    const described = [hint ? `${name}-hint` : '', problem ? `${name}-error` : ''].filter(Boolean).join(' ');
    return html`<p class="field">
<label for="${name}">${label}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : nothing}
<input id="${name}" name="${name}" value="${form[name]}" autocomplete="${autocomplete}" inputmode="${name === 'holder' ? 'text' : 'numeric'}" ${problem ? html`aria-invalid="true"` : ''} ${described ? html`aria-describedby="${described}"` : ''}>
${problem ? html`<span class="error" id="${name}-error">${words.problems[problem]}</span>` : nothing}
</p>`;
  };
  return shell(
    till.lang,
    words.pay,
    html`<div class="columns">
<form class="card form" method="post" novalidate>
<h1>${words.pay}</h1>
${declined ? html`<p class="notice" data-tone="bad" role="alert">${words.declined}</p>` : nothing}
${field('number', words.cardNumber, 'cc-number')}
<div class="pair">
${field('expiry', words.expiry, 'cc-exp', words.expiryHint)}
${field('cvc', words.cvc, 'cc-csc', words.cvcHint)}
</div>
${field('holder', words.holder, 'cc-name')}
<p class="actions">
<button class="button" name="action" value="card">${words.payNow(money(till))}</button>
<button class="button" data-variant="secondary" name="action" value="cancel">${words.cancel}</button>
</p>
<fieldset class="shortcuts">
<legend class="hidden">${words.shortcuts}</legend>
<h2 class="small">${words.shortcuts}</h2>
${webhookChoice(words, webhook)}
<p class="actions">
<button class="button" data-variant="secondary" data-size="small" name="action" value="succeed">${words.succeed}</button>
<button class="button" data-variant="secondary" data-size="small" name="action" value="fail">${words.fail}</button>
</p>
</fieldset>
</form>
${summary(till, words)}
<section class="card tests">
<h2 class="small">${words.testCards}</h2>
<p class="soft small">${words.testCardsHint}</p>
<ul class="cards">${TEST_CARDS.map(
      (card) =>
        html`<li><span class="num">${grouped(card.number)}</span><span class="soft">${card[till.lang]}</span><a href="?card=${card.number}">${words.use}<span class="hidden">: ${card[till.lang]}</span></a></li>`,
    )}</ul>
</section>
</div>`,
  );
}

/** Renders the bank’s strong customer authentication (PSD2). */
export function approvalPage(till: Till, wrong: boolean, webhook: Webhook): Markup {
  const words = wordsIn(till.lang);
  return shell(
    till.lang,
    words.approval,
    html`<div class="columns">
<form class="card form" method="post" novalidate>
<h1>${words.approval}</h1>
<p>${words.approvalText(money(till))}</p>
<input type="hidden" name="webhook" value="${webhook}">
<p class="field">
<label for="code">${words.code}</label>
<span class="hint" id="code-hint">${words.codeHint}</span>
<input id="code" name="code" autocomplete="one-time-code" inputmode="numeric" maxlength="6" aria-describedby="code-hint${wrong ? ' code-error' : ''}" ${wrong ? html`aria-invalid="true"` : ''}>
${wrong ? html`<span class="error" id="code-error">${words.codeWrong}</span>` : nothing}
</p>
<p class="actions">
<button class="button" name="action" value="code">${words.confirm}</button>
<button class="button" data-variant="secondary" name="action" value="approve">${words.approve}</button>
<button class="button" data-variant="secondary" name="action" value="refuse">${words.decline}</button>
</p>
</form>
${summary(till, words)}
</div>`,
  );
}

/** Renders the page of an inactive session: paid, cancelled, expired or unknown. */
export function closedPage(lang: 'de' | 'en', kind: 'closed' | 'expired' | 'unknown', back: string): Markup {
  const words = wordsIn(lang);
  return shell(
    lang,
    words[kind],
    html`<section class="card form">
<h1>${words[kind]}</h1>
<p>${words[`${kind}Text`]}</p>
<p><a class="button" href="${back}">${words.back}</a></p>
</section>`,
  );
}
