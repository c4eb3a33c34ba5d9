import { Hono } from 'hono';
import { isUser } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { UserAuthority } from '#domain/shop/personDrafts.ts';
import { bodyOf, item, list, pageFrom, pageOf, parsedBy } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import {
  AnyBody,
  addPerson,
  changeAuthority,
  changePerson,
  personsOf,
  removePerson,
} from '../people/companyPersons.ts';
import { numericId } from '../read/ids.ts';

const answer = (context: ShopContext, person: UboPerson, status: 200 | 201 = 200) =>
  item(context, 'UboUser', `ubo-users/${person.id}`, person, status);

/** Representatives and beneficial owners of a company (requirement 3.23). */
export const uboUsers = new Hono<ShopEnv>()
  .get('/ubo-users', signedIn, async (context) => {
    const persons = await personsOf(context.var.db, context.var.customer);
    return list(context, 'UboUser', pageFrom(persons, pageOf(context, 30)), persons.length);
  })
  .post('/ubo-users', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    return answer(context, await addPerson(db, customer, 'owner', await bodyOf(context, AnyBody), now), 201);
  })
  .post('/ubo-users/representative', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    return answer(context, await addPerson(db, customer, 'representative', await bodyOf(context, AnyBody), now), 201);
  })
  .patch('/ubo-users/:id', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const id = numericId(context.req.param('id'));
    return answer(context, await changePerson(db, customer, 'owner', id, await bodyOf(context, AnyBody), now));
  })
  .patch('/ubo-users/:id/representative', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const id = numericId(context.req.param('id'));
    const body = await bodyOf(context, AnyBody);
    const person = (await personsOf(db, customer)).find((each) => each.id === id);
    if (person && isUser(person)) {
      const { powerOfAttorney } = parsedBy(UserAuthority, body);
      return answer(context, await changeAuthority(db, customer, id, powerOfAttorney));
    }
    return answer(context, await changePerson(db, customer, 'representative', id, body, now));
  })
  .delete('/ubo-users/:id', signedIn, async (context) => {
    await removePerson(context.var.db, context.var.customer, numericId(context.req.param('id')));
    return context.body(null, 204);
  });
