import { specOfMachine } from '../testing/spec.ts';
import { cases } from './cases.ts';
import { preferencesMachine } from './machine.ts';

specOfMachine('preferences', preferencesMachine, cases);
