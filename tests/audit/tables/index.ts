import type { Table } from '../table.ts';
import { browserTables } from './browser.ts';
import { shapes } from './shapes.ts';
import { shop } from './shop.ts';

export const TABLES: readonly Table[] = [...shop, ...shapes, ...browserTables];
