import type { Table } from '../table.ts';
import { bodies } from './bodies.ts';
import { browserTables } from './browser.ts';
import { companies } from './companies.ts';
import { crashes } from './crashes.ts';
import { hostile } from './hostile.ts';
import { http } from './http.ts';
import { load } from './load.ts';
import { login } from './login.ts';
import { ownership } from './ownership.ts';
import { pages } from './pages.ts';
import { races } from './races.ts';
import { refresh } from './refresh.ts';
import { resets } from './resets.ts';
import { secondFactor } from './secondFactor.ts';
import { shapes } from './shapes.ts';
import { signUps } from './signUps.ts';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';
import { transfers } from './transfers.ts';
import { values } from './values.ts';

/** Everything that is tried. */
export const TABLES: readonly Table[] = [
  // First, before the others have made the machine busy.
  ...load,
  ...ownership,
  ...tokens,
  ...refresh,
  ...resets,
  ...secondFactor,
  ...login,
  ...http,
  ...values,
  ...signUps,
  ...companies,
  ...hostile,
  ...bodies,
  ...races,
  ...transfers,
  ...texts,
  ...shapes,
  ...crashes,
  ...browserTables,
  ...pages,
];
