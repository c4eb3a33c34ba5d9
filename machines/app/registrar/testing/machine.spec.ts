import { expect, test } from 'vitest';
import { RegistrarStatus } from '#domain/shop/customer.ts';
import { play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { registrarMachine } from '../machine.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

test('each status of the registrar has its meaning for the investor', () => {
  const meanings = RegistrarStatus.options.map((status) => {
    const { snapshot, effects } = play(registrarMachine, { status: 'untouched' }, { type: 'status.read', status });
    return [status, snapshot.value, ...effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []))];
  });
  const sorted = (decision: string) => ({ type: 'registrar.sorted', decision });
  expect(meanings).toEqual([
    ['approval_required', 'approvalRequired', sorted('passed')],
    ['approval_requested', 'approvalRequested', sorted('passed')],
    ['approved', 'approved', sorted('passed')],
    ['follow_up', 'followUp', sorted('moreInfo')],
    ['rejected', 'rejected', sorted('banned')],
    ['unchecked', 'notCleared', sorted('open')],
    ['none', 'notCleared', sorted('open')],
    ['untouched', 'notCleared', sorted('open')],
    ['requested', 'notCleared', sorted('open')],
  ]);
});

test('the status at the start counts too', () => {
  const { effects } = play(registrarMachine, { status: 'approved' });
  expect(effects).toEqual([{ type: 'emit', event: { type: 'registrar.sorted', decision: 'passed' } }]);
});
