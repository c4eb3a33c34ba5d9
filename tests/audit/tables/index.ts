import type { Table } from '../table.ts';
import { browserTables } from './browser.ts';
import { pages } from './pages.ts';
import { shapes } from './shapes.ts';
import { shop } from './shop.ts';
import { texts } from './texts.ts';

export const TABLES: readonly Table[] = [...shop, ...texts, ...shapes, ...browserTables, ...pages];
