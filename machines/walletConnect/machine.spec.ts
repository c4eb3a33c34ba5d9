import { specOfMachine } from '../testing/spec.ts';
import { cases } from './cases.ts';
import { walletConnectMachine } from './machine.ts';

specOfMachine('walletConnect', walletConnectMachine, cases);
