import { waitFor } from 'xstate';
import { shopNow } from '#api/shopTime.ts';
import { type Facts, firstQuestionnaire } from '#domain/onboarding/steps.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { dataOf, failureIn } from '#machines/kit/resource/selectors.ts';
import type { App } from '../app.ts';
import { answers } from '../reads/answers.ts';
import { asking } from '../reads/asking.ts';
import { customer } from '../reads/customer.ts';
import { uboDocuments, uboUsers } from '../reads/evidence.ts';
import { identification } from '../reads/identification.ts';
import type { Resource } from '../resources/resources.ts';

/**
 * Reads all facts that onboarding depends on, in parallel and unless they are fresh. Known customer data spares reads
 * without effect: those about a company, and the identity check once it is passed. A missing questionnaire is looked up
 * after the answers, to know whether the shop asks it.
 *
 * @throws FailureError of the first failed read.
 */
export async function readFacts({ resources }: Pick<App, 'resources'>, signal: AbortSignal): Promise<Facts> {
  async function settled<T>(resource: Resource<T>, key = ''): Promise<T> {
    resources.request([resource, key]);
    const snapshot = await waitFor(
      resources.of(resource, key),
      (current) => current.hasTag('settled') && !current.hasTag('busy'),
      { signal },
    );
    const failure = failureIn(snapshot);
    // An old value does not show the present state.
    if (failure !== null) throw new FailureError(failure);
    return nonNull(dataOf(snapshot));
  }
  const known = dataOf(resources.of(customer).getSnapshot());
  const [investor, answered, checked, persons, documents] = await Promise.all([
    settled(customer),
    settled(answers),
    known?.kycPassed ? { record: null } : settled(identification),
    known?.accountType === 'personal' ? [] : settled(uboUsers),
    known?.accountType === 'personal' ? [] : settled(uboDocuments),
  ]);
  const facts: Facts = {
    customer: investor,
    answers: answered,
    identification: checked.record,
    persons,
    documents,
    today: dateAt(shopNow(), SHOP_ZONE),
    isAsking: true,
  };
  // The lookup matters only for a customer with an unanswered questionnaire.
  const missing = firstQuestionnaire(facts);
  return missing === null ? facts : { ...facts, isAsking: await settled(asking, missing) };
}

/**
 * Calls `changed` whenever the value of a fact changes. Following the facts also makes a write of the page read them
 * again at once, so that no page shows progress from before its own write.
 */
export function followFacts(resources: App['resources'], changed: () => void): void {
  function follow<T>(resource: Resource<T>) {
    const actor = resources.of(resource);
    let known = JSON.stringify(dataOf(actor.getSnapshot()));
    actor.subscribe((snapshot) => {
      const current = JSON.stringify(dataOf(snapshot));
      if (current === known) return;
      const isFirst = known === 'null' || current === 'null';
      known = current;
      if (!isFirst) changed();
    });
  }
  follow(customer);
  follow(answers);
  follow(identification);
  follow(uboUsers);
  follow(uboDocuments);
}
