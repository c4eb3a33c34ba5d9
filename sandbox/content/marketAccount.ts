import { accountAt } from './bank.ts';

/** Where the price of a work is transferred to: the marketplace's own account, which pays its creator. */
export const marketAccount = JSON.stringify({ recipient: 'Parkett Galerie', ...accountAt('haspa', 7_709_002) });
