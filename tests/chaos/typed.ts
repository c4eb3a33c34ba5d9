import type { Step } from './step.ts';
import { TABS } from './tabs.ts';
import type { World } from './world.ts';

/** Actions that reload a page. */
const LOADING = ['back', 'forward', 'reload', 'open', 'visit', 'setAbout', 'give', 'follow', 'reopen', 'reloadAll'];
/** Forms whose draft the tab keeps across a reload. */
const KEPT = /^\/(?:transfer\/|account\/attract-investors$)/;
/** Calls that send nothing of what was typed. */
const OF_SESSION = /^(?:authentication-token|token\/refresh|customers\/[^/]+\/2fa\/)/;

/**
 * Forgets typed text that can no longer be there: the page or the customer changed, the shop accepted the form, or a
 * reload opened a page without a draft or whose form was left behind.
 *
 * @param logged Number of requests before the step.
 */
export function forgetTyped(world: World, { tab, action }: Pick<Step, 'tab' | 'action'>, logged: number): void {
  const isTaken = world.requests
    .slice(logged)
    .some(({ path, status }) => !OF_SESSION.test(path) && status !== null && status < 300);
  for (const name of TABS) {
    const typed = world.typed[name];
    if (typed === null) continue;
    const { path, customer, fields } = world.readings[name];
    const isActing = tab === null || tab === name;
    const isThere = path === typed.path && customer === typed.customer;
    const isLoaded = isActing && LOADING.includes(action);
    const isLeft = isLoaded && (!KEPT.test(path) || !typed.isShown || action === 'reopen');
    // A switch may send a write of its own, without the form’s text.
    const isSent = isActing && isTaken && action !== 'choose';
    if (!isThere || isLeft || isSent) world.typed[name] = null;
    else typed.isShown = Object.keys(typed.values).every((field) => fields.includes(field));
  }
}
