import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Http } from '#api/http.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { layer } from './support/layer.ts';
import { cartOf, complete, readyOf } from './support/orders.ts';
import { useShop, type Visitor } from './support/shops.ts';

const Mails = z.array(
  z.object({ recipient: z.string(), locale: z.string(), subject: z.string(), text: z.string(), sentAt: z.string() }),
);

/**
 * Every sentence of the app that speaks of mails, with the subject of the mail that it promises; null if it promises
 * none.
 */
const PROMISES: Readonly<Record<string, RegExp | null>> = {
  'Bitte geben Sie Ihre E-Mail-Adresse an.': null,
  'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.de.': null,
  'Bitte öffnen und lesen Sie alle Unterlagen. Wir schicken sie Ihnen auch per E-Mail.':
    /^Unterlagen zu Ihrer Zeichnung$/,
  'Vielleicht wurde der Link schon benutzt oder in der E-Mail umgebrochen. Kopieren Sie den ganzen Link in die Adresszeile, oder fordern Sie einen neuen an.':
    null,
  'E-Mail': null,
  'E-Mail an <0>{contactEmail}</0>': null,
  'Wenn Sie Überweisung gewählt haben, finden Sie die Bankverbindung in unserer E-Mail. Mit Karte bezahlen Sie auf der Seite des Zahlungsanbieters.':
    /^Ihre Zeichnung \d+ ist eingegangen$/,
  'Ihren Verwahrvertrag können wir hier nicht anzeigen. Bitte <0>schreiben Sie uns</0>, dann erhalten Sie ihn per E-Mail.':
    null,
  'Auf dieser Seite können Sie Ihre Erklärung nicht übermitteln. Widerrufen Sie bitte per E-Mail: Der Text ist vorbereitet, und zur Einhaltung der Frist genügt es, dass Sie ihn rechtzeitig absenden.':
    null,
  'Widerruf als E-Mail schreiben': null,
  'E-Mail noch einmal schicken': null,
  'E-Mail wird angefordert': null,
  'Gibt es zu <0>{email}</0> ein Konto, haben wir eine E-Mail dorthin geschickt. Der Link darin gilt {days} Tage.':
    /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Ihre E-Mail-Adresse ist bestätigt': null,
  'Ihre Identitätsprüfung läuft und dauert meist einen Tag. Wir schreiben Ihnen, sobald das Ergebnis vorliegt.':
    /^Ihre Identität ist bestätigt$/,
  'Wir schreiben Ihnen, sobald das Ergebnis vorliegt. Bis dahin können Sie alles ansehen, aber noch nicht zeichnen.':
    /^Ihre Identität ist bestätigt$/,
  'Informieren Sie mich per E-Mail über neue Angebote. Diese Einwilligung kann ich jederzeit widerrufen.': null,
  'Mit dem Link bestätigen Sie Ihre E-Mail-Adresse. Wir schicken ihn an die Adresse Ihres Kontos.':
    /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Mit dieser E-Mail-Adresse hat es nicht geklappt; vielleicht gibt es dazu schon ein Konto.': null,
  'Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus der neuesten E-Mail, oder fordern Sie einen neuen an.':
    null,
  'Wir bestätigen Ihre E-Mail-Adresse': null,
  'Das dauert etwa zwei Minuten. Danach bestätigen Sie Ihre E-Mail-Adresse.':
    /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Wir haben eine E-Mail an <0>{email}</0> geschickt. Mit dem Link darin bestätigen Sie Ihre Adresse; er gilt {days}\u00a0Tage.':
    /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Wir haben noch eine E-Mail geschickt.': /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Zu dieser E-Mail-Adresse gibt es schon ein Konto.': null,
  'E-Mail-Adresse': null,
  'E-Mail-Adresse oder Passwort stimmt nicht, oder Ihr Konto ist noch nicht aktiv. Eine Anleitung zur Aktivierung finden Sie in Ihrem E-Mail-Postfach.':
    /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  'Ihre Zeichnung ist bei uns angekommen. Wir haben sie Ihnen per E-Mail bestätigt.':
    /^Ihre Zeichnung \d+ ist eingegangen$/,
  'Ihre Bestellung ist bei uns angekommen. Wir haben sie Ihnen per E-Mail bestätigt.':
    /^Ihre Bestellung \d+ ist eingegangen$/,
  'Sie können innerhalb von {withdrawal}\u00a0Tagen ohne Angabe von Gründen widerrufen; eine E-Mail genügt.': null,
  'Wir schreiben Ihnen, sobald das Ergebnis vorliegt. Bis dahin können Sie alles ansehen, aber noch nicht kaufen oder verkaufen.':
    /^Ihre Identität ist bestätigt$/,
  'Per E-Mail anfragen': null,
  'Die Registerführung trägt Ihren Bestand in das Kryptowertpapierregister ein. Danach erhalten Sie eine E-Mail, und die Token liegen in Ihrer Wallet.':
    /^Ihre Zeichnung \d+ ist abgerechnet$/,
  // The sandbox delivers whole orders; a shop that delivers in parts sends this mail with the rest.
  'Die Registerführung trägt auch Ihre übrigen Token in das Kryptowertpapierregister ein. Danach erhalten Sie eine E-Mail, und alle Token liegen in Ihrer Wallet.':
    /^Ihre Zeichnung \d+ ist abgerechnet$/,
  'Prüfen Sie Ihr Postfach': /^Ihr neues Passwort für Parkett$/,
  'Die Kundennummer steht in der E-Mail zum Umzug und auf Ihren bisherigen Abrechnungen, zum Beispiel K-123456.':
    /^Ihr Konto zieht um$/,
  'Wenn es zu <0>{email}</0> ein Konto gibt, finden Sie dort gleich eine E-Mail mit einem Link. Er gilt nur kurze Zeit und nur einmal.':
    /^Ihr neues Passwort für Parkett$/,
  'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort setzen.': /^Ihr neues Passwort für Parkett$/,
  'Zu dieser Nummer haben wir unter Ihrer E-Mail-Adresse keine Daten gefunden. Bitte prüfen Sie die Nummer.': null,
  'Sie erhalten eine E-Mail, sobald Ihr Bestand eingetragen ist.': /^Ihre Zeichnung \d+ ist abgerechnet$/,
  'Ihr Widerrufsrecht: Bis {0} können Sie ohne Angabe von Gründen widerrufen, eine E-Mail genügt.': null,
  'Ihr Widerrufsrecht: Bis {0} können Sie ohne Angabe von Gründen widerrufen, hier oder per E-Mail.': null,
  'Ihr Vertrag konnte nicht geladen werden. Sie können auch per E-Mail widerrufen.': null,
  'Neues von Parkett per E-Mail': null,
  'E-Mail-Adresse ändern': null,
  'Die Änderung Ihrer E-Mail-Adresse ist zurückgenommen': null,
  'Änderung der E-Mail-Adresse zurücknehmen?': null,
  'Neue E-Mail-Adresse': null,
  'Mit dieser Adresse melden Sie sich an, und an diese Adresse schreiben wir Ihnen.': null,
  'Ihre bisherige Adresse gilt weiter. Öffnen Sie den Link noch einmal aus der neuesten E-Mail, oder fordern Sie in Ihrem Konto einen neuen an.':
    null,
  'Wir haben eine E-Mail mit einem Link an <0>{sentTo}</0> geschickt; er gilt 24\u00a0Stunden. Bis Sie ihn öffnen, bleibt alles, wie es ist.':
    /^Bitte bestätigen Sie Ihre neue E-Mail-Adresse$/,
  'Immer per E-Mail': null,
  'Welche E-Mails Sie von uns erhalten.': null,
  'Zu Ihren Käufen und zur Sicherheit Ihres Kontos schreiben wir Ihnen in jedem Fall, an <0>{email}</0>.':
    /^Ihre Zeichnung \d+ ist abgerechnet$/,
  // The spec beside the shop’s transfers covers their mails: a transfer needs a second factor, which is off here.
  'Wir prüfen, ob wir die Wallet zum Empfang freigeben können, und melden uns per E-Mail.': null,
  'Sie erhalten eine Bestätigung per E-Mail.': null,
  'Ihre Registerauszüge sind angefordert. Sobald sie hier bereitstehen, schreiben wir Ihnen eine E-Mail.':
    /^Ihre Registerauszüge liegen bereit$/,
  'Die Bestätigung kommt per E-Mail.': null,
  'An diese Adresse schicken wir sofort eine Bestätigung.': /^Ihr Widerruf zum Vertrag \d+ ist eingegangen$/,
  'Eine Bestätigung mit dem Zeitpunkt, zu dem Ihre Erklärung eingegangen ist, schicken wir an {email}. Den vollständigen Wortlaut Ihrer Erklärung können Sie hier speichern.':
    /^Ihr Widerruf zum Vertrag \d+ ist eingegangen$/,
  'E-Mail nicht bestätigt': null,
  'E-Mail schreiben': null,
  'Den Hinweis, worauf Sie verzichten, haben wir Ihnen auch per E-Mail geschickt.':
    /^Ihre Einstufung als professioneller Kunde$/,
  // The spec beside the shop’s referrals covers this mail: no customer whose order settles here was referred.
  'Zeichnet jemand über Ihren Link, erhalten Sie {commission} nach der ersten abgerechneten Zeichnung. Wir schreiben Ihnen dann.':
    null,
  'Ihr Widerrufsrecht: Innerhalb von {withdrawal}\u00a0Tagen nach Vertragsschluss können Sie ohne Angabe von Gründen widerrufen; eine E-Mail genügt.':
    null,
  '<0>Widerrufen innerhalb von {withdrawal}\u00a0Tagen.</0> Ohne Angabe von Gründen; eine E-Mail genügt.': null,
};

/** Returns the German texts of the app that speak of mails, or of the shop’s writing. */
function sentencesOfMails(): string[] {
  const catalogue = readFileSync(new URL('../../locales/de.po', import.meta.url), 'utf8');
  const texts = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text);
  return texts.filter((text) =>
    /mail|postfach|(schreib|schick|send|benachrichtig|informier)\w* wir|wir (schreib|schick|send|benachrichtig|informier)/i.test(
      text,
    ),
  );
}

/** Buys a work by bank transfer, billed to the customer’s home address. */
async function buyWork(market: Http): Promise<string> {
  const { tokenValue } = await layer.createOrder(market, 'de');
  const { payments } = await layer.addItem(market, { tokenValue, variantCode: 'RING-2-1', quantity: 1 });
  const [home] = (await layer.readAddresses(market, 1)).member;
  await layer.addressOrder(market, { tokenValue, billingAddress: home?.iri ?? '' });
  const paymentId = payments.at(-1)?.id ?? 0;
  await layer.choosePaymentMethod(market, { tokenValue, paymentId, method: 'bank_transfer' });
  await layer.completeOrder(market, { tokenValue, notes: '' });
  return tokenValue;
}

describe('the app’s sentences about mails', () => {
  const shop = useShop();

  test('are all known, and each promised mail is sent', async () => {
    expect(sentencesOfMails().toSorted()).toEqual(Object.keys(PROMISES).toSorted());
    const buyer = await shop.as('cleared');
    await layer.requestReset(shop.visit().http, personaOf('cleared').email);
    const placed = await complete(buyer, await readyOf(buyer, 'KLINIKUM-ALLGAEU-2033', 2500, 'bank_transfer'));
    await shop.control('bank-transfers', { order: placed.tokenValue });
    await shop.control(`orders/${placed.tokenValue}/settle`);
    const { tokenValue } = placed;
    await layer.requestStatements(buyer.http);
    await layer.withdrawOrder(buyer.http, { tokenValue, name: 'Clara', email: personaOf('cleared').email });
    await buyWork(buyer.market);
    await layer.changeEmail(buyer.http, {
      customerUuid: buyer.customerUuid,
      email: 'neu@example.org',
      currentPassword: PASSWORD,
    });
    const answers = Object.entries({ criteria: ['trades', 'assets'], request: ['requested'], waiver: ['aware'] });
    await layer.answerQuestionnaire((await shop.as('stepProfessional')).http, {
      type: 'professional',
      answers: answers.map(([question, options]) => ({ question, options })),
    });
    const { urlKycStart } = await layer.startIdentification((await shop.as('stepIdentity')).http);
    await fetch(urlKycStart, { method: 'POST', body: new URLSearchParams({ decision: 'approved', webhook: 'now' }) });
    const subjects = Mails.parse(await shop.control('mails', {}, 'GET')).map(({ subject }) => subject);
    for (const promised of Object.values(PROMISES))
      if (promised !== null) expect(subjects).toContainEqual(expect.stringMatching(promised));
  });
});

describe('the mails of an order', () => {
  const shop = useShop();
  const outbox = async () => Mails.parse(await shop.control('mails', {}, 'GET'));
  const readDocument = async (address: string) => {
    const answer = await fetch(address);
    return [answer.status, answer.headers.get('Content-Type')];
  };
  /** Completes a new order in this language; returns it with its mails, oldest first. */
  async function ordered(buyer: Visitor, locale: Locale, method: string) {
    const before = (await outbox()).length;
    const open = await layer.createOrder(buyer.http, locale);
    await layer.cancelOrder(buyer.http, open.tokenValue);
    await layer.createOrder(buyer.http, locale);
    const placed = await complete(buyer, await readyOf(buyer, 'KLINIKUM-ALLGAEU-2033', 2500, method));
    const mails = (await outbox()).toReversed().slice(before);
    return { placed, mails };
  }

  test('in German contain the documents’ addresses and a receipt with amount, account and link', async () => {
    const { placed, mails } = await ordered(await shop.as('cleared'), 'de', 'bank_transfer');
    const { email } = personaOf('cleared');
    expect(mails).toMatchObject([
      { recipient: email, locale: 'de', subject: 'Unterlagen zu Ihrer Zeichnung' },
      { recipient: email, locale: 'de', subject: `Ihre Zeichnung ${placed.number} ist eingegangen` },
    ]);
    const [documents, receipt] = mails.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(documents).toContain('2.500 Stück: 2.500,00 €');
    const addresses = documents?.match(/https?:\S+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(await readDocument(address)).toEqual([200, 'application/pdf']);
    expect(receipt).toContain('2.500 Stück: 2.500,00 €\nGesamtbetrag: 2.500,00 €');
    const { iban, recipient, purpose } = placed.bankTransfer ?? {};
    expect(receipt).toContain(`2.500,00 € auf das Konto ${iban} (${recipient}), Verwendungszweck ${purpose}.`);
    expect(receipt).toContain(`${shop.running().url}/order-details/${placed.tokenValue}`);
    expect(receipt).toMatch(/^Guten Tag .*Sommer,\n/);
    expect(receipt).toMatch(
      /bis (Mittwoch|[A-Z][a-z]+tag), \d\d\.\d\d\.\d{4} bei uns eingegangen sein\.\nBis .* widerrufen\./,
    );
    expect(receipt).toMatch(/\nMit freundlichen Grüßen\n.+\n$/);

    // The thank-you page promises one mail once the tokens are registered.
    await shop.control('bank-transfers', { order: placed.tokenValue });
    for (const _ of [1, 2]) await shop.control(`orders/${placed.tokenValue}/settle`);
    const [settled, ...older] = await outbox();
    expect(settled).toMatchObject({
      recipient: email,
      locale: 'de',
      subject: `Ihre Zeichnung ${placed.number} ist abgerechnet`,
    });
    expect(settled?.text.replaceAll('\u00a0', ' ')).toContain('Gesamtbetrag: 2.500,00 €');
    expect(older.some(({ subject }) => subject === settled?.subject)).toBe(false);
  });

  test('name for a company the deadline of its transfer, and no right of withdrawal', async () => {
    const { mails } = await ordered(await shop.as('company'), 'de', 'bank_transfer');
    const receipt = mails.at(-1)?.text ?? '';
    expect(receipt).toContain('bei uns eingegangen sein.');
    expect(receipt).not.toMatch(/widerr?uf/i);
  });

  test('are in English for an order started in English and paid online', async () => {
    const { placed, mails } = await ordered(await shop.as('julia', 'en'), 'en', 'card');
    const { email } = personaOf('julia');
    expect(mails).toMatchObject([
      { recipient: email, locale: 'en', subject: 'Documents for your order' },
      { recipient: email, locale: 'en', subject: `We’ve received your order ${placed.number}` },
    ]);
    const [documents, receipt] = mails.map(({ text }) => text);
    expect(documents).toContain('2,500 tokens: €2,500.00');
    expect(documents).toContain('in German with an English translation. The German version is binding.');
    // A browser in German opens the link in the language of the email, too.
    const [address = ''] = documents?.match(/https?:\S+/g) ?? [];
    const paper = await fetch(address, { headers: { 'Accept-Language': 'de-DE' } });
    expect(textOf(new Uint8Array(await paper.arrayBuffer()))).toContain('Securities information sheet');
    expect(receipt).toContain('attached, in German with an English translation. The German version is binding.');
    expect(receipt).toContain(
      '2,500 tokens: €2,500.00\nTotal: €2,500.00\n\nThe issuer accepts your order, subject to allotment.\n\nYou’re paying online.\n',
    );
    expect(receipt).toContain(`${shop.running().url}/order-details/${placed.tokenValue}`);
  });

  test('include the documents once, and a receipt only for a placed order', async () => {
    const buyer = await shop.as('professional');
    const { tokenValue } = await cartOf(buyer, 'KLINIKUM-ALLGAEU-2033', 2500);
    const before = (await outbox()).length;
    await layer.sendLegalDocuments(buyer.http, tokenValue);
    await layer.sendLegalDocuments(buyer.http, tokenValue);
    await expect(layer.completeOrder(buyer.http, { tokenValue, notes: '' })).rejects.toThrow();
    expect((await outbox()).length).toBe(before + 1);
  });
});

describe('the mails to the maker of a work', () => {
  const shop = useShop();

  test('report its order, its sale, and a cancelled or refunded sale with the payout that is lost', async () => {
    const buyer = await shop.as('cleared');
    const step = (order: string, name: string) => shop.control(`orders/${order}/${name}`);
    const cancelled = await buyWork(buyer.market);
    await step(cancelled, 'cancel');
    const refunded = await buyWork(buyer.market);
    for (const name of ['pay', 'settle', 'refund']) await step(refunded, name);
    const all = Mails.parse(await shop.control('mails', {}, 'GET')).toReversed();
    const toMaker = all.filter(({ subject }) => /^(Bestellt|Verkauft|Storniert|Erstattet): „/.test(subject));
    expect(toMaker.map(({ subject }) => subject.split(':')[0])).toEqual([
      ...['Bestellt', 'Storniert', 'Bestellt', 'Verkauft', 'Erstattet'],
    ]);
    expect(new Set(toMaker.map(({ recipient }) => recipient)).size).toBe(1);
    expect(toMaker[0]?.recipient).not.toBe(personaOf('cleared').email);
    const payout = /Auszahlung: (.+)/.exec(toMaker[0]?.text ?? '')?.[1];
    for (const { text } of toMaker.filter(({ subject }) => /^[SE]/.test(subject)))
      expect(text).toContain(`Die Auszahlung von ${payout} entfällt.`);
  });
});

describe('a change between two calls', () => {
  const shop = useShop();
  const arm = (method: string, path: string, at: string, body: object) =>
    shop.control('faults', { method, path, kind: 'change', body: { path: at, body } });

  test('that is armed after a fault happens between the failure and the retry', async () => {
    const { http, customerUuid } = await shop.as('julia');
    const path = 'customers/*';
    await shop.control('faults', { method: 'GET', path, kind: 'status', status: 503 });
    await arm('GET', path, 'customers/julia', { status: 'follow_up' });
    await expect(layer.readCustomer(http, customerUuid)).rejects.toMatchObject({
      failure: { kind: 'general', status: 503 },
    });
    expect(await layer.readCustomer(http, customerUuid)).toMatchObject({ status: 'follow_up' });
    await shop.control('customers/julia', { status: 'approved' });
  });
});
