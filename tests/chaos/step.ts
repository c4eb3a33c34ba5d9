import { TABS, type TabName } from './tabs.ts';

/** One thing that a walk does. `tab` is null for what happens to the shop, or to all tabs. */
export interface Step {
  tab: TabName | null;
  action: string;
  /** Which button, which address, which fault; empty where there is nothing to choose. */
  option: string;
}

/** As `--path` takes it: `A.press(Anmelden); *.reloadAll; B.back`. */
export const writePath = (steps: readonly Step[]) =>
  steps.map(({ tab, action, option }) => `${tab ?? '*'}.${action}${option && `(${option})`}`).join('; ');

/** @throws Error with a sentence for what is not a path. */
export function readPath(text: string): Step[] {
  return text.split(/;\s+/).flatMap((part) => {
    if (part.trim() === '') return [];
    const [, tab = '', action = '', option = ''] = /^([ABC*])\.(\w+)(?:\((.*)\))?$/s.exec(part.trim()) ?? [];
    if (action === '')
      throw new Error(`"${part}" is not a step. A path reads "A.press(Anmelden); *.jump(both 61 min)".`);
    return [{ tab: TABS.find((name) => name === tab) ?? null, action, option }];
  });
}
