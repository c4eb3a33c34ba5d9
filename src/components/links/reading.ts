import { createContext } from 'react';
import type { Reading } from '#domain/shop/settings.ts';

/** Displayed reading of the product (spec section 2), provided by the shell. For pages that both readings have. */
export const ShownReading = createContext<Reading>('investor');
