import { html, type Markup, page } from '../control/html.ts';
import { DECISIONS } from '../people/identity.ts';
import { wordsIn } from './identity-words.ts';
import { WEBHOOKS } from './webhook.ts';

type Lang = 'de' | 'en';

function shell(lang: Lang, title: string, content: Markup): Markup {
  return page({
    title: `${title} – Ausweisblick`,
    lang,
    style: 'payment',
    body: html`<header class="test">${wordsIn(lang).test}</header>
<main class="till">
<p class="brand"><svg width="30" height="22" viewBox="0 0 30 22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="1" y="1" width="28" height="20" rx="4"/><circle cx="10" cy="9" r="3"/><path d="M5 17c1-3 9-3 10 0M19 8h6M19 13h6"/></svg>Ausweisblick</p>
${content}
</main>`,
  });
}

/** Renders the video call, in which the tester plays the agent: one button for every state of the record. */
export function callPage(lang: Lang, name: string): Markup {
  const words = wordsIn(lang);
  return shell(
    lang,
    words.title,
    html`<form class="card form" method="post">
<h1>${words.title}</h1>
<p>${words.lede(name)}</p>
<ol>${words.steps.map((step) => html`<li>${step}</li>`)}</ol>
<fieldset class="shortcuts">
<legend class="hidden">${words.outcome}</legend>
<h2 class="small">${words.outcome}</h2>
<p class="field">
<label for="reason">${words.reason}</label>
<input id="reason" name="reason" value="${words.reasons}" maxlength="200">
</p>
<p class="field">
<label for="webhook">${words.webhook}</label>
<select id="webhook" name="webhook">${WEBHOOKS.map((each) => html`<option value="${each}">${words.webhooks[each]}</option>`)}</select>
</p>
<p class="actions">${DECISIONS.toSorted((a, b) => Number(b === 'approved') - Number(a === 'approved')).map(
      (decision) =>
        html`<button class="button" name="decision" value="${decision}" ${decision === 'approved' ? '' : html`data-variant="secondary" data-size="small"`}>${words.decisions[decision]}</button>`,
    )}</p>
</fieldset>
<p class="actions"><button class="button" data-variant="secondary" name="decision" value="leave">${words.leave}</button></p>
</form>`,
  );
}

/** Renders the page of a completed or unknown check. */
export function overPage(lang: Lang, kind: 'closed' | 'unknown', back: string): Markup {
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
