import { Hono } from 'hono';
import type { ShopEnv } from '../http/env.ts';
export const graphql = new Hono<ShopEnv>();
