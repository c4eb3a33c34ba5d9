import type { Step } from './step.ts';
import { TABS } from './tabs.ts';
import type { World } from './world.ts';

/** What loads a page anew. */
const LOADING = ['back', 'forward', 'reload', 'open', 'visit', 'setAbout', 'give', 'follow', 'reopen', 'reloadAll'];
/** Forms whose draft the tab keeps when it is loaded anew. */
const KEPT = /^\/(?:transfer\/|account\/attract-investors$)/;
/** Calls that send nothing of what was typed. */
const OF_SESSION = /^(?:authentication-token|token\/refresh|customers\/[^/]+\/2fa\/)/;

/**
 * Forgets what was typed where it is not to be found any more: on another page, by somebody else, once the shop has taken it,
 * and where a page is loaded anew that keeps no draft, or whose form was left behind.
 *
 * @param logged How many requests there were before the step.
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
    // A switch is no part of the form.
    const isSent = isActing && isTaken && action !== 'choose';
    if (!isThere || isLeft || isSent) world.typed[name] = null;
    else typed.isShown = Object.keys(typed.values).every((field) => fields.includes(field));
  }
}
