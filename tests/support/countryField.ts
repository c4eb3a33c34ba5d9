import type { Locator } from 'playwright/test';

/**
 * The field in which a country is found by typing. Until somebody has begun to fill in the page the browser's own list
 * stands in its place.
 */
export const countryField = (main: Locator, name: string): Locator =>
  main.getByRole('combobox', { name, exact: true }).and(main.page().locator('input'));
