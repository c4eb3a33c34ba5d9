import type { Locator } from 'playwright/test';

/**
 * Combobox that finds a country by typing. The page shows the browser’s own list in its place until a field has the
 * focus.
 */
export const countryField = (main: Locator, name: string): Locator =>
  main.getByRole('combobox', { name, exact: true }).and(main.page().locator('input'));
