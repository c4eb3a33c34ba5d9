import { accountAt } from './bank.ts';

/** Bank account for purchases of works: the marketplace’s own, which pays the creators. */
export const marketAccount = JSON.stringify({ recipient: 'Parkett Galerie', ...accountAt('haspa', 7_709_002) });
