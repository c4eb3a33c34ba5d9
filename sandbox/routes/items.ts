import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ItemChanges, NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest } from '../http/errors.ts';
import { changeItem, createItem, saveVariant } from '../market/items.ts';

const Given = z.record(z.string(), z.unknown());

/** Returns the changes in a body; the schema has defaults for missing fields, so only fields of the body count. */
async function changesIn(context: ShopContext): Promise<ItemChanges> {
  const changes = await bodyOf(context, ItemChanges);
  const given = Object.keys(Given.parse(JSON.parse(await context.req.text())));
  return Object.fromEntries(Object.entries(changes).filter(([key]) => given.includes(key)));
}

/** Works of creators, with their prices. Only the creator can change a work. */
export const items = new Hono<ShopEnv>()
  .post('/products', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const draft = await bodyOf(context, NewItem);
    const made = await createItem(db, customer, draft, now);
    return item(context, 'Product', `products/${made.code}`, made, 201);
  })
  .put('/products/:code', signedIn, async (context) => {
    const made = await changeItem(context.var, context.req.param('code'), await changesIn(context));
    return item(context, 'Product', `products/${made.code}`, made);
  })
  .patch('/product-variants', signedIn, async (context) => {
    const draft = await bodyOf(context, VariantDraft);
    const saved = await saveVariant(context.var, draft);
    return item(context, 'ProductVariant', `product-variants/${saved.code}`, saved);
  })
  .put('/product-variants/:code', signedIn, async (context) => {
    const draft = await bodyOf(context, VariantDraft);
    if (draft.code !== context.req.param('code')) throw badRequest('The code is not that of the path.');
    const saved = await saveVariant(context.var, draft);
    return item(context, 'ProductVariant', `product-variants/${saved.code}`, saved);
  });
