import { specOfMachine } from '../testing/spec.ts';
import { subject } from './cases.ts';

specOfMachine(subject);
