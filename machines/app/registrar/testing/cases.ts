import { RegistrarStatus } from '#domain/shop/customer.ts';
import { type Cases, named, type Subject } from '#machines/testing/paths.ts';
import { registrarMachine } from '../machine.ts';

const registrarCases: Cases<typeof registrarMachine> = {
  input: named('not looked at yet', { status: 'untouched' as const }),
  events: RegistrarStatus.options.map((status) => named(status, { type: 'status.read' as const, status })),
  outcomes: [],
  stateKey: ({ context }) => context.status,
  invariants: ({ value, context }) => ({
    'only a rejection bans': (value === 'rejected') === (context.status === 'rejected'),
  }),
};

export const subject: Subject = { name: 'registrar', machine: registrarMachine, cases: registrarCases };
