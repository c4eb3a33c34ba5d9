import type { Table } from '../table.ts';
import { browserTables } from './browser.ts';
import { http } from './http.ts';
import { pages } from './pages.ts';
import { shapes } from './shapes.ts';
import { texts } from './texts.ts';

export const TABLES: readonly Table[] = [...http, ...texts, ...shapes, ...browserTables, ...pages];
