import type { NodePath, PluginObject, types } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Properties that describe states for the atlas, specs and reviewers; the app never reads them. */
const WORDS = new Set(['description', 'requirement']);

/**
 * Removes these properties from the machines, and from the onboarding steps that one machine is made from, in the built
 * app, with each `meta` that becomes empty and the `types` of their setup: about a tenth of their bytes.
 */
export const withoutDescriptions = defineRolldownBabelPreset({
  preset: () => ({ plugins: [dropWords] }),
  rolldown: {
    filter: { id: /[\\/](machines[\\/](?!testing[\\/]).*|domain[\\/]onboarding[\\/]steps)\.ts$/ },
    // The atlas shows the descriptions, and the stage of `npm run paths` is built faster with them.
    applyToEnvironmentHook: ({ config }) => config.command === 'build' && /[\\/]src$/.test(config.root),
  },
});

const dropWords = (): PluginObject => ({
  visitor: {
    ObjectProperty: {
      exit(path: NodePath<types.ObjectProperty>) {
        const { key, value } = path.node;
        if (key.type !== 'Identifier') return;
        const isWords = WORDS.has(key.name) && value.type === 'StringLiteral';
        const isEmpty = key.name === 'meta' && value.type === 'ObjectExpression' && value.properties.length === 0;
        const members = key.name === 'types' && value.type === 'ObjectExpression' ? value.properties : [];
        const isTypes = members.length > 0 && members.every(isTypeOnly);
        if (isWords || isEmpty || isTypes) path.remove();
      },
    },
  },
});

/** True for a property like `context: {} as Context`, which only the compiler reads. */
function isTypeOnly(property: types.ObjectExpression['properties'][number]): boolean {
  if (property.type !== 'ObjectProperty' || property.value.type !== 'TSAsExpression') return false;
  const { expression } = property.value;
  return expression.type === 'ObjectExpression' && expression.properties.length === 0;
}
