import { createContext } from 'react';
import type { Reading } from '#domain/shop/settings.ts';

/** Displayed reading of the product (requirement 1.6), provided by the shell. For pages that both readings have. */
export const ShownReading = createContext<Reading>('investor');
