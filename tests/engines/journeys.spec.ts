import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { email, logIn, password } from '../support/seen/session.ts';
import type { Shop } from '../support/shop.ts';
import { type Engine, FIREFOX, lackOf, OLD_WEBKIT, WEBKIT } from './engines.ts';
import { test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

async function enter(visitor: Visitor, shop: Shop, key: PersonaKey) {
  const persona = personaOf(key);
  await visitor.goTo(`${shop.url}/login`);
  await visitor.fill(email, persona.email);
  await visitor.fill(password, persona.password);
  await visitor.press(logIn);
}

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

for (const engine of [FIREFOX, WEBKIT, OLD_WEBKIT])
  inEngine(engine, () => {
    test('an investor logs in', async ({ visitor, shop }) => {
      await enter(visitor, shop, 'julia');
      await visitor.see('Ihre Zeichnungen');
      await visitor.expectNoProblems();
    });
  });
