import { statementRequestMachine } from '#machines/statementRequest/machine.ts';
import { subject } from '#machines/statementRequest/testing/cases.ts';
import { seen } from '../support/seen/statementRequest.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets, OFTEN } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

const CALL = 'customer-documents/statements';

walkInBrowser(subject, statementRequestMachine, {
  seen,
  audits: true,
  async open({ page, context, shop }) {
    await shop.loginAs(context, 'julia');
    await page.goto('/account/custody');
  },

  acts: {},

  outcomes: {
    async 'requestStatements fails'({ event, ahead, shop, problems }) {
      const kind = kindOf(event);
      if (kind === 'conflict') {
        problems.expect(/^409 POST .*\/customer-documents\/statements$/);
        await callAs(shop, 'julia', 'POST', CALL, {});
        return;
      }
      if (kind === 'nothingHeld') {
        problems.expect(/^422 POST .*\/customer-documents\/statements$/);
        const body = { violations: [{ propertyPath: '', message: 'Nichts da.', code: 'NOTHING_HELD' }] };
        return shop.armFault({ kind: 'status', status: 422, method: 'POST', path: CALL, body });
      }
      const next = ahead.find(({ type }) => type.endsWith('actor.findStatements'));
      const isMade = next?.type === 'xstate.done.actor.findStatements' && next.output.made;
      if (!isMade) return meets(shop, problems, kind, 'POST', CALL);
      problems.expect(/^failed POST .*\/customer-documents\/statements: /);
      await shop.armFault({ method: 'POST', path: CALL, kind: 'cutAfter', times: OFTEN });
    },
    async 'findStatements fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customer-documents');
    },
    async 'findStatements succeeds'({ event, shop }) {
      await shop.disarmFaults();
      // If the outcome of the request was unknown, another tab has requested the statements meanwhile.
      if (event?.output.made) await callAs(shop, 'julia', 'POST', CALL, {}).catch(() => undefined);
    },
  },
});
