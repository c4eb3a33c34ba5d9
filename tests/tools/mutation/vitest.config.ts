import { defineConfig } from 'vitest/config';
import app from '../../../vite.config.ts';

/**
 * Specs of an area, which StrykerJS runs while one of its sources is mutated. The project’s own settings have several
 * projects, two of them in a browser, which StrykerJS would start for each mutant. Specs that start shops are left out,
 * the contract and two of the trade: a survivor would cost half a minute each.
 */
export default defineConfig({
  plugins: app.plugins,
  test: {
    include: [process.env.MUTATION_SPECS ?? '{src,sandbox}/**/*.spec.ts'],
    exclude: ['sandbox/trade/{orders,conservation}.spec.ts', '**/node_modules/**'],
    testTimeout: 15_000,
    // A variable switches a mutant on, so that modules need not be loaded again for each: a third less time.
    isolate: false,
  },
});
