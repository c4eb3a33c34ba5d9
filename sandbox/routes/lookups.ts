import { Hono } from 'hono';
import type { Channel } from '#domain/shop/channel.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import { USD_RATE } from '../content/lookups.ts';
import { rowsOf } from '../db/rows.ts';
import { item, list, pageFrom, pageOf, plain } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { countriesOf, currenciesOf } from '../read/lookups.ts';

/** Lists of choices, independent of the caller. */
export const lookups = new Hono<ShopEnv>()
  .get('/countries', maybeSignedIn, async (context) => {
    const all: Country[] = await countriesOf(context.var.db, context.var.locale);
    return list(context, 'Country', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .get('/countries/:code', maybeSignedIn, async (context) => {
    const all = await countriesOf(context.var.db, context.var.locale);
    const country = all.find(({ code }) => code === context.req.param('code'));
    if (!country) throw notFound();
    return item(context, 'Country', `countries/${country.code}`, country);
  })
  .get('/currencies', maybeSignedIn, async (context) => {
    const all: Currency[] = await currenciesOf(context.var.db, context.var.locale);
    return list(context, 'Currency', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .get('/zones', maybeSignedIn, async (context) => {
    const rows = await context.var.db.selectFrom('zones').selectAll().orderBy('id').execute();
    return list(context, 'Zone', pageFrom(rows, pageOf(context, 30)), rows.length);
  })
  .get('/zone-members', maybeSignedIn, async (context) => {
    const rows = await context.var.db
      .selectFrom('zoneMembers')
      .innerJoin('zones', 'zones.id', 'zoneMembers.zoneId')
      .select(['zoneMembers.id', 'zoneMembers.code'])
      .where('zones.code', '=', context.req.query('belongsTo.code') ?? '')
      .orderBy('zoneMembers.code', context.req.query('order[code]') === 'desc' ? 'desc' : 'asc')
      .execute();
    return list(context, 'ZoneMember', pageFrom(rows, pageOf(context, 30)), rows.length);
  })
  .get('/channels', maybeSignedIn, async (context) => {
    const { db, reading } = context.var;
    const rows = await rowsOf(db, 'channels', { reading });
    const channels = rows.map(
      ({ id, code, name, contactEmail }): Channel => ({ id, code, name, contactEmail, baseCurrency: 'EUR' }),
    );
    return list(context, 'Channel', channels);
  })
  .get('/open-api/exchange_rates', maybeSignedIn, (context) => plain(context, { usd: USD_RATE }));
