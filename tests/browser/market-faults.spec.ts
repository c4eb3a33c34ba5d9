import { test } from '../support/market.ts';
import { meetEveryFault } from './support/everyFault.ts';
import { MARKET_WRITES } from './support/marketWrites.ts';

meetEveryFault(test, MARKET_WRITES);
