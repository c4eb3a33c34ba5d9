import { migrationMachine } from '#machines/migration/machine.ts';
import { subject } from '#machines/migration/testing/cases.ts';
import { FORMER_NUMBER } from '#sandbox/personas.ts';
import { locate } from '../support/onPage.ts';
import { number, seen, takeOver } from '../support/seen/migration.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

walkInBrowser(subject, migrationMachine, {
  seen,
  audits: true,
  async open({ page, context, shop, path }) {
    const looked = path.steps.find(({ event }) => event.type === 'xstate.done.actor.readStanding');
    await shop.loginAs(context, looked?.event.output?.isNeeded === false ? 'cleared' : 'migrating');
    await page.goto('/migration');
  },

  acts: {
    async 'number.submitted'({ page, ahead }) {
      await locate(page, number).fill(kindOf(ahead[0]) === 'notFound' ? 'K-000000' : FORMER_NUMBER);
      await locate(page, takeOver).click();
    },
  },

  outcomes: {
    async 'readStanding fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customers/*');
    },
    async 'migrate fails'({ event, shop, problems }) {
      if (kindOf(event) === 'notFound') problems.expect(/^404 PUT .*\/customers\/migration\//);
      else await meets(shop, problems, kindOf(event), 'PUT', 'customers/migration/*');
    },
  },

  /** True if every read has the same answer: a failed migration changes nothing in the shop. */
  isReal({ steps }) {
    const looks = steps.flatMap(({ event }) =>
      event.type === 'xstate.done.actor.readStanding' ? [event.output?.isNeeded] : [],
    );
    return looks.every((each) => each === looks[0]);
  },
});
