import { test } from '../support/fixtures.ts';
import { DISCLOSURE_WRITES } from './support/disclosureWrites.ts';
import { meetEveryFault } from './support/everyFault.ts';
import { PROFILE_WRITES } from './support/profileWrites.ts';

meetEveryFault(test, [...DISCLOSURE_WRITES, ...PROFILE_WRITES]);
