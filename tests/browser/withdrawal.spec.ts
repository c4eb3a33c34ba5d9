import { withdrawalMachine } from '#machines/withdrawal/machine.ts';
import { declared, subject } from '#machines/withdrawal/testing/cases.ts';
import { locate } from '../support/onPage.ts';
import { contract, email, goOn, name, seen } from '../support/seen/withdrawal.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

walkInBrowser(subject, withdrawalMachine, {
  seen,
  audits: true,
  async open({ page }) {
    await page.goto('/withdrawal');
  },

  acts: {
    async 'declaration.entered'({ page }) {
      await locate(page, name).fill(declared.name);
      await locate(page, contract).fill(declared.contract);
      await locate(page, email).fill(declared.email);
      await locate(page, goOn).click();
    },
  },

  outcomes: {
    async 'declare fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind !== 'violations') return meets(shop, problems, kind, 'POST', 'withdrawals');
      problems.expect(/^422 POST .*\/withdrawals$/);
      const body = { violations: event?.error.failure.violations };
      await shop.armFault({ kind: 'status', status: 422, method: 'POST', path: 'withdrawals', body });
    },
  },
});
