import { defineConfig } from 'vitest/config';
import app from '../../../vite.config.ts';

/**
 * What StrykerJS runs while a source is mutated: the specs of the app and the shop without a page. The project's own
 * settings have several projects, two of them in a browser, which StrykerJS would start for each mutant. Specs of machines
 * are left out, because `tools/machines/mutants.ts` judges charts, and a rule is to be promised where it stands; the
 * contract, because each of its files starts shops, for each mutant.
 */
export default defineConfig({
  plugins: app.plugins,
  test: {
    include: ['{src,sandbox}/**/*.spec.{ts,tsx}'],
    exclude: ['**/*.browser.spec.tsx', 'src/workbench/**', '**/node_modules/**'],
    testTimeout: 15_000,
    // A mutant is switched on by a variable, so that modules need not be loaded afresh for each: a third less time.
    isolate: false,
  },
});
