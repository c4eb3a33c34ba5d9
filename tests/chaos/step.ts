import { TABS, type TabName } from './tabs.ts';

/** Step of a walk. `tab` is null for a step that concerns the shop or all tabs. */
export interface Step {
  tab: TabName | null;
  action: string;
  /** The button, the address or the fault; empty for actions without a choice. */
  option: string;
}

/** Writes the format of `--path`: `A.press(Anmelden); *.reloadAll; B.back`. */
export const writePath = (steps: readonly Step[]) =>
  steps.map(({ tab, action, option }) => `${tab ?? '*'}.${action}${option && `(${option})`}`).join('; ');

/** Parses a printed path. @throws Error with a sentence for text that is not a path. */
export function readPath(text: string): Step[] {
  return text.split(/;\s+/).flatMap((part) => {
    if (part.trim() === '') return [];
    const [, tab = '', action = '', option = ''] = /^([ABC*])\.(\w+)(?:\((.*)\))?$/s.exec(part.trim()) ?? [];
    if (action === '')
      throw new Error(`"${part}" is not a step. A path reads "A.press(Anmelden); *.jump(both 61 min)".`);
    return [{ tab: TABS.find((name) => name === tab) ?? null, action, option }];
  });
}
