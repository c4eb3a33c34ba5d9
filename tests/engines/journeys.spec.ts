import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import * as order from '../support/seen/order.ts';
import { email, logIn, logOut, password } from '../support/seen/session.ts';
import { openBond, type Shop } from '../support/shop.ts';
import { type Engine, FIREFOX, lackOf, OLD_WEBKIT, WEBKIT } from './engines.ts';
import { test } from './fixtures.ts';
import { Visitor } from './visitor.ts';

async function enter(visitor: Visitor, shop: Shop, key: PersonaKey) {
  const persona = personaOf(key);
  await visitor.goTo(`${shop.url}/login`);
  await visitor.fill(email, persona.email);
  await visitor.fill(password, persona.password);
  await visitor.press(logIn);
}

const DOCUMENTS = [/^Wertpapierinformationsblatt/, /^Anleihebedingungen/, /^Risikohinweise/];

/** Returns the names of the whole PDFs in the folder. */
const pdfsIn = (folder: string) =>
  readdirSync(folder).filter(
    (name) => name.endsWith('.pdf') && /^%PDF.*%%EOF\s*$/s.test(readFileSync(join(folder, name), 'latin1')),
  );

/** Declares the tests of an engine, or says that it is missing. */
function inEngine(engine: Engine, declare: () => void) {
  const lack = lackOf(engine);
  if (lack) console.log(`skipped: ${lack}`);
  else
    test.describe(engine.name, () => {
      test.use({ engine });
      declare();
    });
}

for (const engine of [FIREFOX, WEBKIT])
  inEngine(engine, () => {
    test('an investor orders, saves the documents, and logs out in a second tab', async ({
      visitor,
      driven,
      shop,
      folder,
    }) => {
      await enter(visitor, shop, 'cleared');
      await visitor.see('Betrag wählen und zeichnen');
      await visitor.expectNoProblems();

      await visitor.goTo(`${shop.url}/order-process/token?product=${openBond()}&quantity=1`);
      await visitor.press(order.confirmQuantity);
      await visitor.press(order.totalLoss);
      await visitor.press({ role: 'radio', name: /^Nein/ });
      for (const name of DOCUMENTS) await visitor.press({ role: 'button', name });
      await expect.poll(() => pdfsIn(folder), 'saved PDFs').toHaveLength(DOCUMENTS.length);
      await visitor.press({ role: 'checkbox', name: /^Ich habe die Unterlagen gelesen/ });
      await visitor.press(order.toAddress);
      await visitor.press(order.addressIsRight);
      await visitor.press({ role: 'radio', name: 'Überweisung' });
      await visitor.press(order.toReview);
      await visitor.press(order.orderButton);
      await visitor.see('Vielen Dank für Ihre Zeichnung');
      await visitor.expectNoProblems();

      const second = new Visitor(await driven.openTab());
      await second.goTo(`${shop.url}/orders`);
      await second.press({ role: 'button', name: /^Konto von/ });
      await second.press(logOut);
      await second.see('Sie sind abgemeldet.');
      await second.expectNoProblems();
      await visitor.see('Passwort vergessen?');
      await visitor.expectNoProblems();
    });

    test('a company’s representative uploads a document', async ({ visitor, shop, folder }) => {
      const file = join(folder, 'Liste.pdf');
      writeFileSync(file, '%PDF-1.7');
      await enter(visitor, shop, 'stepUboDocuments');
      await visitor.choose({ role: 'file', name: 'Gesellschafterliste' }, file);
      await visitor.see('Gesellschafterliste liegt vor');
      await visitor.expectNoProblems();
    });
  });

inEngine(OLD_WEBKIT, () => {
  test('an investor logs in', async ({ visitor, shop }) => {
    await enter(visitor, shop, 'julia');
    await visitor.see('Meine Zeichnungen');
    await visitor.expectNoProblems();
  });
});
